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

/** The texts in the image of a page that is shared, whose font has Latin letters only. */
const inShareImage = /^(name|header title|hero headline)$/;
const notLatin = /[^\u0020-\u00ff–—‘’“”•…×−]/;

/** One thing at a time is said of a text. */
export const textRule: Rule = each(texts, (text, _content, { path, note }) => {
  const [, problem, fix = ""] = oddities.find(([form]) => form.test(text)) ?? [];
  if (problem !== undefined) return warning(problem, fix);
  if (inShareImage.test(path.join(" ")) && notLatin.test(text)) {
    const missing = "has signs that the image for shared links leaves out";
    return warning(missing, "write it in Latin letters, without ₹");
  }
  const { room = Infinity } = note;
  const { length } = [...text];
  const long = `has ${length} characters, but there is room for only about ${room}`;
  return length > room * tolerance && warning(long, "shorten it, or look at the page on a phone");
});
