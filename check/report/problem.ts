/** How much a problem weighs: an error stops the build, a launch item stops only the launch. */
export type Severity = "error" | "warning" | "launch";

/** Where a value is inside a file: names of fields and 0-based indexes of lists. */
export type Path = readonly (string | number)[];

/** One thing that an editor has to fix. */
export interface Problem {
  /** The file as an editor knows it, like "data/plots.json". */
  file: string;
  /** 1-based; 0 when there is no place in a file. */
  line: number;
  /** 1-based; 0 when there is no place in a file. */
  column: number;
  /** The path of the value, like `plots › 3 "Adibatla Meadows" › pricePerSqYd`. */
  where: string;
  /** What is wrong; continues the sentence that `where` begins. */
  problem: string;
  /** What to do about it, as an instruction. */
  fix: string;
  severity: Severity;
}

const compareTexts = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** Puts problems in the order of reading: by file, line and column. @returns a new list. */
export const inReadingOrder = (problems: readonly Problem[]): Problem[] =>
  problems.toSorted(
    (one, other) =>
      compareTexts(one.file, other.file) || one.line - other.line || one.column - other.column,
  );
