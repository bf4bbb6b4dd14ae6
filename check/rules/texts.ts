import type { Content, Finding, Place } from "../shape/content";
import { mendLookAlikes } from "../report/look-alikes";
import { nearest } from "../report/nearest";
import { inARow, quote } from "../report/say";

const inBraces = (name: string) => `{${name}}`;
const places = /\{[^{}]*\}/g;

const unfilled = ({ document, path }: Place<string>, place: string, fix: string): Finding => ({
  document,
  path,
  seek: place,
  problem: `contains ${place}, which the site does not fill in here`,
  fix,
});

function templateProblems(template: Place<string>): Finding[] {
  const { document, path, value, note } = template;
  const slots = note.slots ?? [];
  const written: string[] = value.match(places) ?? [];
  const strays = [...new Set(written)]
    .filter((place) => !slots.map(inBraces).includes(place))
    .map((place) => ({ place, meant: nearest(place.slice(1, -1), slots) }));
  // A place that is only misspelt is not missing as well.
  const lost = slots
    .filter((slot) => !written.includes(inBraces(slot)))
    .filter((slot) => !strays.some(({ meant }) => meant === slot))
    .map(inBraces);
  const findings = strays.map(({ place, meant }) =>
    unfilled(
      template,
      place,
      meant
        ? (mendLookAlikes(place.slice(1, -1)) ?? `write {${meant}}`)
        : `delete it; the site fills in only ${inARow(slots.map(inBraces))}`,
    ),
  );
  if (lost.length > 0) {
    findings.push({
      document,
      path,
      problem: `must contain ${inARow(lost)}, but is ${quote(value)}`,
      fix: `write ${inARow(lost)} where the site has to fill in the value`,
    });
  } else if (/[{}]/.test(value.replace(places, ""))) {
    findings.push({
      document,
      path,
      problem: `has a brace that belongs to no place: ${quote(value)}`,
      fix: `write ${inARow(slots.map(inBraces))} with one brace on each side`,
    });
  }
  return findings;
}

/** What stands in braces, or has lost one of them. */
const everyPlace = new RegExp(`${places.source}|\\{\\w+|\\w+\\}`, "g");

/** A template has its places, and no other text has any. */
export const placesAreFilled = ({ texts }: Content): Finding[] =>
  texts.flatMap((text) =>
    text.note.kind === "template"
      ? templateProblems(text)
      : [...new Set(text.value.match(everyPlace))].map((place) =>
          unfilled(text, place, "write the words themselves"),
        ),
  );

/** A text this much longer than its place was designed for does not fit any more. */
const patience = 1.5;

/** Warns of texts that are much longer than their place. */
export const textsFit = ({ texts }: Content): Finding[] =>
  texts.flatMap(({ document, path, value, note }): Finding[] => {
    const length = [...value].length;
    if (note.room === undefined || length <= note.room * patience) return [];
    return [
      {
        document,
        path,
        problem: `has ${length} characters, and its place was designed for ${note.room}`,
        fix: "shorten it, or look at the page on a phone",
        severity: "warning",
      },
    ];
  });

const spaces = [
  { form: /^\s/, problem: "begins with a space", fix: "delete the space" },
  { form: /\s$/, problem: "ends with a space", fix: "delete the space" },
  { form: / {2}/, problem: "has two spaces in a row", fix: "delete one of them", seek: "  " },
];

/** Warns of spaces that do nothing. */
export const spacesAreSingle = ({ texts }: Content): Finding[] =>
  texts.flatMap(({ document, path, value }): Finding[] => {
    const found = spaces.find(({ form }) => form.test(value));
    if (!found) return [];
    const { problem, fix, seek } = found;
    return [{ document, path, problem, fix, seek, severity: "warning" }];
  });
