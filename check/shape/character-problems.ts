import type { FieldKind } from "../../schema/fields";
import { nameCharacter, twoAlphabets, unusable } from "../report/characters";
import { quote } from "../report/wording";
import type { Finding, Place } from "./places";

// In these a name may mix alphabets on purpose; in a slug or an address it never does.
const freeTexts: readonly FieldKind[] = ["words", "altText", "searchTitle", "searchDescription"];

function characterProblem({ document, path, value, note }: Place): Finding[] {
  if (typeof value !== "string") return [];
  const hidden = unusable.exec(value);
  if (hidden) {
    const [character] = hidden;
    const before = Array.from(value.slice(0, hidden.index)).slice(-20).join("");
    const place = before ? `after ${quote(before)}` : "at its start";
    const fix = /\s/.test(character)
      ? "write a space instead"
      : "delete the text around it and type it again";
    const problem = `contains ${nameCharacter(character)}, ${place}`;
    return [{ document, path, seek: character, problem, fix }];
  }
  const [mixed] = twoAlphabets.exec(value) ?? [];
  if (mixed === undefined) return [];
  return [
    {
      document,
      path,
      seek: mixed,
      problem: "mixes letters of two alphabets in a word",
      fix: "type the word again with the English keyboard",
      severity: note.kind && freeTexts.includes(note.kind) ? "warning" : "error",
    },
  ];
}

/** Texts with a character that cannot be seen, does not belong in a text, or is of another alphabet. */
export const characterProblems = (places: readonly Place[]): Finding[] =>
  places.flatMap(characterProblem);
