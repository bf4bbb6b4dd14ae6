import { joinWords, nameCharacter, quote, unusable } from "../report/wording";
import { each, type Rule, texts, warning } from "./content";

/** How many times its room a text may take before it looks wrong. */
const tolerance = 1.5;

const html = "contains HTML, which visitors would see as it is written here";

/** What visitors would wonder about: a form, and what to say of it. */
const oddities: readonly [form: RegExp, problem: string, fix: string][] = [
  [/^\s| {2}|\s$/, "has a space too many at its start, at its end or inside it", "delete it"],
  [/,$/, "ends with a comma", "delete it, or write what follows"],
  [/&amp;/i, html, "write & instead"],
  [/<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+);/i, html, "write the words only; a text has no formatting"],
  [
    /\*\*|^#+ |\]\(|`/,
    "contains signs of Markdown, which visitors would see as they are written here",
    "write the words only; a text has no formatting",
  ],
  // Greek or Cyrillic letters, many of which look like Latin ones.
  [
    /[a-z][\u0370-\u052f]|[\u0370-\u052f][a-z]/i,
    "mixes letters of two alphabets in a word",
    "type the word again with the English keyboard",
  ],
];

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

export const textRules: readonly Rule[] = [
  // Texts have no character that cannot be seen, or that does not belong in a text.
  each(texts(), (text) => {
    const hidden = unusable.exec(text);
    if (!hidden) return undefined;
    const [character] = hidden;
    const before = Array.from(text.slice(0, hidden.index)).slice(-20).join("");
    const place = before ? `after ${quote(before)}` : "at its start";
    const fix = /\s/.test(character)
      ? "write a space instead"
      : "delete the text around it and type it again";
    return { problem: `contains ${nameCharacter(character)}, ${place}`, fix };
  }),
  // A template has its slots, and no other text has any.
  each(texts("template"), (text, _content, { note }) => {
    const slots = (note.slots ?? []).map((name) => `{${name}}`);
    const words = slots.reduce((rest, slot) => rest.replaceAll(slot, ""), text);
    if (slots.every((slot) => text.includes(slot)) && !/[{}]/.test(words)) return undefined;
    return {
      problem: `must contain ${joinWords(slots)} and no other braces, but is ${quote(text)}`,
      fix: `write ${joinWords(slots)} where the site has to fill in the value`,
    };
  }),
  each(texts(), (text, _content, { note }) => {
    const [slot] = /\{[^{}]*\}|\{\w+|\w+\}/.exec(text) ?? [];
    if (note.kind === "template" || slot === undefined) return undefined;
    const problem = `contains ${slot}, which the site does not fill in here`;
    return { problem, fix: "write the words themselves" };
  }),
  // A description of a photo says what it shows.
  each(texts("altText"), (text, _content, { note: { fix = "" } }) => {
    const [, look] = looks.find(([form]) => form.test(text.trim())) ?? [];
    const problem = `must be a description of the photo, but ${look}: ${quote(text)}`;
    return look !== undefined && { problem, fix };
  }),
  each(texts(), (text) => {
    const [, problem, fix = ""] = oddities.find(([form]) => form.test(text)) ?? [];
    return problem !== undefined && warning(problem, fix);
  }),
  each(texts(), (text, _content, { note: { room = Infinity } }) => {
    const { length } = [...text];
    const problem = `has ${length} characters, but there is room for only about ${room}`;
    return (
      length > room * tolerance && warning(problem, "shorten it, or look at the page on a phone")
    );
  }),
];
