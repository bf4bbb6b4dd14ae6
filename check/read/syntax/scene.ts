import type { OpenBracket } from "./open-brackets";
import type { Repair } from "./repair";

/** A problem at an offset of a text. */
export interface TextProblem {
  offset: number;
  problem: string;
  fix: string;
}

/** A problem with what lets the reading go on behind it. */
export interface Explained extends TextProblem {
  /** Absent when what follows is in doubt. */
  repair?: Repair;
  /** Whether the repair puts a value there that nobody wrote, so that no rule may judge it. */
  isGuess?: boolean;
}

/** What jsonc-parser stumbled over. */
export interface Stumble {
  /** Its name of the error, like "CommaExpected". */
  code: string;
  offset: number;
  length: number;
}

/** Words in a row outside of quotes. */
export interface Run {
  offset: number;
  words: string;
}

/** A stumble with what an explanation looks at. */
export interface Scene extends Stumble {
  text: string;
  token: string;
  /** The last character before the token that is not white space, and its offset. */
  before: string;
  beforeOffset: number;
  isAtEnd: boolean;
  /** The innermost bracket that is open. */
  open: OpenBracket | undefined;
  /** Whether a key belongs here, and whether a value does. */
  isKeyPlace: boolean;
  isValuePlace: boolean;
  /** The value without quotes that the stumble is in. */
  run: Run | undefined;
  /** The line of an offset as the editor sees it. */
  lineOf: (offset: number) => number;
}

/** Explains a stumble, or leaves it to the next explanation. */
export type Explanation = (
  scene: Scene,
) => (Omit<Explained, "offset"> & { offset?: number }) | undefined;
