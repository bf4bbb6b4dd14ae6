import { plural, type Path } from "./wording";

/** An error stops the build; a launch item stops only the launch, and is an error after it. */
export type Severity = "error" | "warning" | "launch";

/** A mistake in a file. */
export interface Finding {
  /** The file in the project, like "data/places.json". */
  file: string;
  path: Path;
  severity: Severity;
  /** The value, what is expected, and how to correct it. It finishes a sentence that begins with the field. */
  message: string;
}

/** One thing that an editor has to correct. */
export interface Problem extends Finding {
  /** 1-based; 0 for a problem of the whole file. */
  line: number;
  column: number;
  /** The field in words; empty for the whole file. */
  where: string;
}

const sentence = ({ where, message }: Problem) => `${where} ${message}`.trim();

function format(problem: Problem): string {
  const { file, line, column } = problem;
  return `${line > 0 ? `${file}:${line}:${column}` : file}\n  ${sentence(problem)}`;
}

const headings = [
  ["launch", "Before launch:", "launch item"],
  ["warning", "Warnings (they do not stop the build):", "warning"],
  ["error", "Errors:", "error"],
] as const;

/** Writes problems for the terminal. Errors come last, so that warnings do not push them out of sight. */
export function formatProblems(problems: readonly Problem[]): string {
  const texts: string[] = [];
  const counts = problems.every(({ severity }) => severity === "warning")
    ? ["Content is fine"]
    : [];
  for (const [severity, heading, noun] of headings) {
    const listed = problems.filter((problem) => problem.severity === severity);
    if (listed.length === 0) continue;
    texts.push(heading, ...listed.map(format));
    counts.push(plural(listed.length, noun));
  }
  return [...texts, counts.join(", ")].join("\n\n");
}
