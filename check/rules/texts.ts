import { fontPunctuation } from "../../schema/patterns";
import { each, type Rule, texts, warning } from "./rule";

/** Likely mistakes in a text; the first that matches counts. */
const mistakes: readonly [pattern: RegExp, problem: string, fix: string][] = [
  [/^\s| {2}|\s$/, "has a space at its start or its end, or two spaces inside", "delete the space"],
  [/,$/, "ends with a comma", "delete the comma, or write the missing words"],
  [
    /<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+);/i,
    "contains HTML, which visitors would see as code",
    "write words only, and & for &amp;",
  ],
  [
    /\*\*|^#+ |\]\(|`/,
    "contains Markdown, which visitors would see as signs",
    "write words only, without formatting",
  ],
];

/** The paths of the texts in the image for shared links, whose font has only Latin letters. */
const inShareImage = /^(name|header title|hero headline)$/;
const notLatin = new RegExp(`[^\\u0020-\\u00ff${fontPunctuation}]`);

export const textRule: Rule = each(texts, (text, _content, { path, meta }) => {
  const [, problem, fix = ""] = mistakes.find(([pattern]) => pattern.test(text)) ?? [];
  if (problem !== undefined) return warning(problem, fix);
  if (inShareImage.test(path.join(" ")) && notLatin.test(text)) {
    const missing = "has characters that the image for shared links cannot show";
    return warning(missing, "use Latin letters, and no ₹ or emoji");
  }
  const { idealLength: ideal = Infinity } = meta;
  const { length } = [...text];
  const long = `has ${length} characters, but there is room for about ${ideal}`;
  return length > 1.5 * ideal && warning(long, "shorten it, or look at the page on a phone");
});
