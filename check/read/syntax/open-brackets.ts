import { codeOf } from "./code";

/** A bracket that is still open. */
export interface OpenBracket {
  bracket: "{" | "[";
  offset: number;
}

/**
 * The brackets that are open at a place, the innermost last.
 * Brackets inside of texts and comments do not count.
 */
export function openBrackets(text: string, offset: number): OpenBracket[] {
  const open: OpenBracket[] = [];
  for (const { 0: bracket, index } of codeOf(text.slice(0, offset)).matchAll(/[{}[\]]/g)) {
    if (bracket === "{" || bracket === "[") open.push({ bracket, offset: index });
    else open.pop();
  }
  return open;
}

/** By how many brackets of a kind a file opens more than it closes; below 0 when it closes more. */
export function surplusOf(text: string, bracket: OpenBracket["bracket"]): number {
  const brackets = codeOf(text).match(bracket === "{" ? /[{}]/g : /[[\]]/g) ?? [];
  return brackets.reduce((surplus, found) => surplus + (found === bracket ? 1 : -1), 0);
}

/** How many brackets are open at once, at the deepest place. */
export function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [bracket] of codeOf(text).matchAll(/[{}[\]]/g)) {
    depth += bracket === "{" || bracket === "[" ? 1 : -1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
