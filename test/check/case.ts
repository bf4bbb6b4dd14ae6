import type { CheckOptions, Severity } from "../../check";
import { checkBroken, type Edit, type Edits, type Pointed } from "./break-content";

/** What the check says of one problem: what it points at, where that is, what is wrong, what to do. */
export type Said = readonly [points: string, where: string, problem: string, fix: string];

/** One thing broken in the example content, and all that the check says to it. */
export interface Case {
  name: string;
  /** Path inside data/. */
  file: string;
  edits: readonly Edit[];
  /** Changes to other files that the case needs. */
  also?: readonly Edits[];
  says: readonly Said[];
  /** Of all that is said; "error" when left out. */
  severity?: Severity;
  options?: CheckOptions;
}

/** Which line another place is in depends on all that stands before it, and is tested on its own. */
const withoutLines = (text: string) => text.replace(/(\(line |\.json:)\d+\)/g, "$1n)");

const said = (pointed: Pointed, expected: Said | undefined): Said => [
  // A case names only the beginning of what is pointed at.
  expected ? pointed.points.slice(0, expected[0].length) : pointed.points,
  pointed.where,
  withoutLines(pointed.problem),
  pointed.fix,
];

/**
 * Breaks what a case breaks.
 * @returns what the check says and in which files and how severely, beside what the case expects.
 */
export async function runCase({ file, edits, also = [], says, severity = "error", options }: Case) {
  const problems = await checkBroken([{ file, edits }, ...also], options);
  return {
    actual: problems.map((problem, index) => ({
      file: problem.file,
      severity: problem.severity,
      says: said(problem, says[index]),
    })),
    expected: says.map((expected) => ({ file: `data/${file}`, severity, says: expected })),
  };
}
