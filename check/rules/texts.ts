import { foreignLetter, nearest } from "../report/nearest";
import { inARow, quote } from "../report/say";
import type { Finding, Place } from "../shape/places";
import { at, type Content, warn } from "./rule";

const inBraces = (name: string) => `{${name}}`;
const slotForm = /\{[^{}]*\}/g;

const unfilled = (text: Place, slot: string, fix: string): Finding => ({
  ...at(text, `contains ${slot}, which the site does not fill in here`, fix),
  seek: slot,
});

function templateProblems(template: Place<string>): Finding[] {
  const { value, note } = template;
  const slots = note.slots ?? [];
  const written: string[] = value.match(slotForm) ?? [];
  const strays = [...new Set(written)]
    .filter((slot) => !slots.map(inBraces).includes(slot))
    .map((slot) => ({ slot, meant: nearest(slot.slice(1, -1), slots) }));
  // A slot that is only misspelt is not missing as well.
  const lost = slots
    .filter((slot) => !written.includes(inBraces(slot)))
    .filter((slot) => !strays.some(({ meant }) => meant === slot))
    .map(inBraces);
  const all = inARow(slots.map(inBraces));
  const findings = strays.map(({ slot, meant }) =>
    unfilled(
      template,
      slot,
      meant
        ? (foreignLetter(slot) ?? `write {${meant}}`)
        : `delete it; the site fills in only ${all}`,
    ),
  );
  if (lost.length > 0) {
    const fix = `write ${inARow(lost)} where the site has to fill in the value`;
    return [...findings, at(template, `must contain ${inARow(lost)}, but is ${quote(value)}`, fix)];
  }
  return /[{}]/.test(value.replace(slotForm, ""))
    ? [
        ...findings,
        at(
          template,
          `has an extra brace: ${quote(value)}`,
          `write ${all} with one brace on each side`,
        ),
      ]
    : findings;
}

/** Words in braces, or with one of the two. */
const anySlot = /\{[^{}]*\}|\{\w+|\w+\}/g;

/** A template has its slots, and no other text has any. */
export const slotsAreFilled = ({ texts }: Content): Finding[] =>
  texts.flatMap((text) =>
    text.note.kind === "template"
      ? templateProblems(text)
      : [...new Set(text.value.match(anySlot))].map((slot) =>
          unfilled(text, slot, "write the words themselves"),
        ),
  );

/** A text this much longer than its place was designed for no longer fits. */
const patience = 1.5;

/** Warns of texts that are much longer than their place. */
export const textsFit = ({ texts }: Content): Finding[] =>
  texts.flatMap((text) => {
    const { room } = text.note;
    const length = [...text.value].length;
    if (room === undefined || length <= room * patience) return [];
    return [
      warn(
        text,
        `has ${length} characters, and its place was designed for ${room}`,
        "shorten it, or look at the page on a phone",
      ),
    ];
  });

const oddities = [
  { form: /^\s/, problem: "begins with a space", fix: "delete the space" },
  { form: /\s$/, problem: "ends with a space", fix: "delete the space" },
  { form: / {2}/, problem: "has two spaces in a row", fix: "delete one of them" },
  {
    form: /<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+);/i,
    problem: "contains HTML, which visitors would see as it is written here",
    fix: "write the words only; a text has no formatting",
  },
  {
    // Greek and Cyrillic letters look like Latin ones.
    form: /[a-z][\u0370-\u052f]+|[\u0370-\u052f]+[a-z]/i,
    problem: "mixes letters of two alphabets in a word",
    fix: "type the word again with the English keyboard",
  },
];

/** Warns of spaces that do nothing, of HTML, which is shown as it is, and of letters of another alphabet. */
export const textsAreClean = ({ texts }: Content): Finding[] =>
  texts.flatMap((text) => {
    const found = oddities.find(({ form }) => form.test(text.value));
    if (!found) return [];
    const seek = found.form.exec(text.value)?.[0];
    return [{ ...warn(text, found.problem, found.fix), seek }];
  });
