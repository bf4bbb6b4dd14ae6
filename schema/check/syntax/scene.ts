/** A problem at an offset of a text. */
export interface TextProblem {
  offset: number;
  problem: string;
  mend: string;
  /** Whether the rest of the file was understood in spite of it. */
  goesOn?: boolean;
}

/** What jsonc-parser stumbled over. */
export interface Stumble {
  /** Its name of the error, like "CommaExpected". */
  code: string;
  offset: number;
  length: number;
}

/** A stumble with what an explanation looks at. */
export interface Scene extends Stumble {
  text: string;
  token: string;
  /** The last character before the token that is not white space, and its offset. */
  before: string;
  beforeOffset: number;
  isAtEnd: boolean;
}

/** Explains a stumble, or leaves it to the next explanation. */
export type Explanation = (
  scene: Scene,
) => (Omit<TextProblem, "offset"> & { offset?: number }) | undefined;
