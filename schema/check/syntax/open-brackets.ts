/** A bracket that is still open. */
export interface OpenBracket {
  bracket: "{" | "[";
  offset: number;
}

const strings = /"(?:[^"\\\r\n]|\\.)*"?/g;

/**
 * The brackets that are open at a place, the innermost last.
 * Brackets inside of texts do not count.
 */
export function openBrackets(text: string, offset: number): OpenBracket[] {
  const code = text.slice(0, offset).replace(strings, (found) => " ".repeat(found.length));
  const open: OpenBracket[] = [];
  for (const { 0: bracket, index } of code.matchAll(/[{}[\]]/g)) {
    if (bracket === "{" || bracket === "[") open.push({ bracket, offset: index });
    else open.pop();
  }
  return open;
}

/** How many brackets are open at once, at the deepest place. */
export function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [bracket] of text.replace(strings, "").matchAll(/[{}[\]]/g)) {
    depth += bracket === "{" || bracket === "[" ? 1 : -1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
