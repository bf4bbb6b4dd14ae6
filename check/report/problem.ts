import { plural } from "./wording";

/** How much a problem weighs: an error stops the build, a launch item stops only the launch. */
export type Severity = "error" | "warning" | "launch";

/** Where a value is inside a file: names of fields and 0-based indexes of lists. */
export type Path = readonly (string | number)[];

/** What is wrong, and what to do about it. */
export interface Message {
  /** Continues the sentence that the path of a place begins: "is missing". */
  problem: string;
  /** An instruction: "delete it". */
  fix: string;
  /** "error" when left out. */
  severity?: Severity;
}

/** One thing that an editor has to fix. */
export interface Problem extends Message {
  /** The file as an editor knows it, like "data/plots.json". */
  file: string;
  /** 1-based; 0 when there is no place in a file. */
  line: number;
  /** 1-based; 0 when there is no place in a file. */
  column: number;
  /** The path of the value, like `plots › 3 "Adibatla Meadows" › pricePerSqYd`. */
  where: string;
  severity: Severity;
}

/**
 * A problem with a whole file.
 * @param file as an editor knows it, like "static/brochure.pdf".
 * @param at its place, for a file that has lines.
 */
export const fileProblem = (
  file: string,
  { problem, fix, severity = "error" }: Message,
  at = { line: 0, column: 0 },
): Problem => ({ file, ...at, where: "", problem, fix, severity });

/** Puts problems in the order of reading: by file, line and column. @returns a new list. */
export const inReadingOrder = (problems: readonly Problem[]): Problem[] =>
  problems.toSorted(
    (one, other) =>
      one.file.localeCompare(other.file, "en") ||
      one.line - other.line ||
      one.column - other.column,
  );

const headings: readonly { severity: Severity; heading: string; noun: string }[] = [
  { severity: "launch", heading: "Before launch:", noun: "launch item" },
  { severity: "warning", heading: "Warnings (they do not stop the build):", noun: "warning" },
  { severity: "error", heading: "Errors:", noun: "error" },
];

function formatProblem({ file, line, column, where, problem, fix }: Problem): string {
  const place = line > 0 ? `${file}:${line}:${column}` : file;
  return [where ? `${place}  ${where}` : place, `  ${problem}`, `  ${fix}`].join("\n");
}

/**
 * Writes problems for an editor to read: what is to do before launch, then warnings, then errors, so that no
 * warning pushes an error out of sight, and a closing line that counts them.
 */
export function formatProblems(problems: readonly Problem[]): string {
  const parts = headings.map(({ severity, heading, noun }) => {
    const listed = problems.filter((problem) => problem.severity === severity).map(formatProblem);
    return { severity, texts: [heading, ...listed], count: plural(listed.length, noun) };
  });
  const found = parts.filter(({ texts }) => texts.length > 1);
  const isFine = found.every(({ severity }) => severity === "warning");
  const counts = [...found.map(({ count }) => count), ...(isFine ? ["Content is fine"] : [])];
  return [...found.flatMap(({ texts }) => texts), counts.toReversed().join(", ")].join("\n\n");
}
