// An address behind a colon is no comment.
const textsAndComments = /"(?:[^"\\\r\n]|\\.)*"?|(?<!:)\/\/[^\r\n]*|\/\*[\s\S]*?\*\//g;

/** A text of the same length, with quotes for its texts and spaces for its comments. */
export const codeOf = (text: string) =>
  text.replace(textsAndComments, (found) =>
    found.startsWith('"') ? '"'.repeat(found.length) : found.replace(/[^\r\n]/g, " "),
  );

/** The line around an offset, and the offset that it begins at. */
export function lineAround(text: string, offset: number): { line: string; start: number } {
  const before = /[^\r\n]*$/.exec(text.slice(0, offset))?.[0] ?? "";
  const after = /^[^\r\n]*/.exec(text.slice(offset))?.[0] ?? "";
  return { line: before + after, start: offset - before.length };
}
