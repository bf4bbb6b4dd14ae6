import { joinWords, nameCharacter, quote, unusable } from "../report/wording";
import type { Finding, Place } from "../shape/places";
import { at, type Rule, textsOf } from "./content";

/** Texts have no character that cannot be seen, or that does not belong in a text. */
export const charactersAreUsable: Rule = ({ texts }) =>
  texts.flatMap((text) => {
    const hidden = unusable.exec(text.value);
    if (!hidden) return [];
    const [character] = hidden;
    const before = Array.from(text.value.slice(0, hidden.index)).slice(-20).join("");
    const place = before ? `after ${quote(before)}` : "at its start";
    const fix = /\s/.test(character)
      ? "write a space instead"
      : "delete the text around it and type it again";
    return [at(text, `contains ${nameCharacter(character)}, ${place}`, fix)];
  });

function templateProblem(template: Place<string>): Finding[] {
  const { value, note } = template;
  const slots = (note.slots ?? []).map((name) => `{${name}}`);
  const words = slots.reduce((text, slot) => text.replaceAll(slot, ""), value);
  if (slots.every((slot) => value.includes(slot)) && !/[{}]/.test(words)) return [];
  const problem = `must contain ${joinWords(slots)} and no other braces, but is ${quote(value)}`;
  return [
    at(template, problem, `write ${joinWords(slots)} where the site has to fill in the value`),
  ];
}

/** A template has its slots, and no other text has any. */
export const slotsAreFilled: Rule = ({ texts }) =>
  texts.flatMap((text) => {
    if (text.note.kind === "template") return templateProblem(text);
    const [slot] = /\{[^{}]*\}|\{\w+|\w+\}/.exec(text.value) ?? [];
    if (slot === undefined) return [];
    const problem = `contains ${slot}, which the site does not fill in here`;
    return [at(text, problem, "write the words themselves")];
  });

/** How many times its room a text may take before it looks wrong. */
const tolerance = 1.5;

const html = "contains HTML, which visitors would see as it is written here";

/** What visitors would wonder about: a form, and what to say of it. */
const oddities: readonly [form: RegExp, problem: string, fix: string][] = [
  [/^\s| {2}|\s$/, "has a space too many at its start, at its end or inside it", "delete it"],
  [/,$/, "ends with a comma", "delete it, or write what follows"],
  [/&amp;/i, html, "write & instead"],
  [/<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+);/i, html, "write the words only; a text has no formatting"],
  // Greek or Cyrillic letters, many of which look like Latin ones.
  [
    /[a-z][\u0370-\u052f]|[\u0370-\u052f][a-z]/i,
    "mixes letters of two alphabets in a word",
    "type the word again with the English keyboard",
  ],
];

/** Warns of what visitors would wonder about in a text, and of texts that are much longer than their place. */
export const textsAreClean: Rule = ({ texts }) =>
  texts.flatMap((text) => {
    const { room = Infinity } = text.note;
    const length = [...text.value].length;
    const [, oddity, remedy] = oddities.find(([form]) => form.test(text.value)) ?? [];
    if (oddity && remedy) return [at(text, oddity, remedy, "warning")];
    if (length <= room * tolerance) return [];
    const problem = `has ${length} characters, but there is room for only about ${room}`;
    return [at(text, problem, "shorten it, or look at the page on a phone", "warning")];
  });

const fileName = "looks like a file name";
const nothing = "says nothing about it";

/** Texts that do not describe a photo; the first match counts. */
const looks: readonly [form: RegExp, as: string][] = [
  [/^(https?:\/\/|www\.)/i, "looks like an address"],
  [/\.(jpe?g|png|webp|avif|gif|svg|hei[cf])\b/i, fileName],
  // What cameras, phones and computers call photos.
  [/^(img|dscn?|pxl|photo|image|screenshot|whatsapp image)[\s_-]*\d/i, fileName],
  // One word, joined with hyphens or underscores.
  [/^\S*_\S*$|^[a-z\d]+(-[a-z\d]+)+$/, fileName],
  [/^\W*((an?|the|my|new) )?(photo|image|picture|untitled|description|test|todo)\W*$/i, nothing],
  // Two letters or fewer.
  [/^([^\p{L}\p{M}\p{N}]*[\p{L}\p{M}\p{N}]?){2}[^\p{L}\p{M}\p{N}]*$/u, nothing],
];

/** A description of a photo says what it shows. */
export const altTextsDescribe: Rule = (content) =>
  textsOf(content, "altText").flatMap((place) => {
    const { value, note } = place;
    const [, look] = looks.find(([form]) => form.test(value.trim())) ?? [];
    if (!look) return [];
    const problem = `must be a description of the photo, but ${look}: ${quote(value)}`;
    return [at(place, problem, note.fix ?? "")];
  });
