import type { Path } from "../../check";
import type { Case } from "./case";

/**
 * Cases of a wrong value in one field.
 * @param expects finishes the sentence "must be …".
 * @returns makes a case of a value, what is said to be found, and how it is mended.
 */
export const field =
  (file: string, at: Path, where: string, expects: string) =>
  (set: unknown, found: string, fix: string): Case => ({
    name: `${where} ${JSON.stringify(set)}`,
    file,
    edits: [{ at, set }],
    says: [[JSON.stringify(set), where, `must be ${expects}, but ${found}`, fix]],
  });
