import { findUnusable, nameCharacter } from "../report/characters";
import { quote } from "../report/say";
import type { Finding, Place } from "./places";

function fixFor(character: string): string {
  if (/[\n\r\u2028\u2029]/.test(character))
    return "write the text on one line, with a space instead";
  if (character === "\t") return "write a space instead";
  return "delete the text around it and type it again";
}

/** Texts with a character that cannot be seen or does not belong in a text. */
export const characterProblems = (places: readonly Place[]): Finding[] =>
  places.flatMap(({ document, path, value }) => {
    const found = typeof value === "string" ? findUnusable(value) : undefined;
    if (typeof value !== "string" || !found) return [];
    const before = Array.from(value.slice(0, found.index)).slice(-20).join("");
    return [
      {
        document,
        path,
        seek: found.character,
        problem: `contains ${nameCharacter(found.character)}, ${before ? `after ${quote(before)}` : "at its start"}`,
        fix: fixFor(found.character),
      },
    ];
  });
