import { inWords, type Phrase, type Wording } from "../../schema/refine";
import { describePath, type Path, plural, quote } from "./wording";

/** An error stops the build; a launch item stops only the launch, and is an error after it. */
export type Severity = "error" | "warning" | "launch";

/** What is wrong, and how to fix it. */
export interface Message {
  /** Finishes a sentence that begins with the path of the value: "is missing". */
  problem: Phrase;
  /** The other value that the problem mentions. */
  at?: Problem;
  /** An instruction: "delete it". */
  fix: Phrase;
  /** By default "error". */
  severity?: Severity;
  /** The field of a group that is wrong. */
  field?: string;
}

/** One thing that an editor has to fix. */
export interface Problem extends Message {
  /** The file as an editor knows it, like "data/plots.json". */
  file: string;
  /** 1-based; 0 for a problem of the whole file. */
  line: number;
  column: number;
  path: Path;
  /** The content of the whole file. */
  root?: unknown;
  severity: Severity;
}

/** A problem of a whole file. @param position of the first mistake in a file that is not JSON. */
export const fileProblem = (
  file: string,
  { problem, fix, severity = "error" }: Message,
  position = { line: 0, column: 0 },
): Problem => ({ file, ...position, path: [], problem, fix, severity });

const wording: Wording = {
  field: quote,
  file: (path) => `data/${path}`,
  byHand: (words) => words,
};

/** A problem with the names of fields and files, for the terminal. */
export function inFiles(found: Problem): Record<"where" | "problem" | "fix", string> {
  const { root, path, problem, at, fix } = found;
  const where = describePath(root, path);
  const other = at && ` at ${inFiles(at).where} (${at.file}:${at.line})`;
  return { where, problem: inWords(problem, wording) + (other ?? ""), fix: inWords(fix, wording) };
}

const severities: readonly { severity: Severity; heading: string; noun: string }[] = [
  { severity: "launch", heading: "Before launch:", noun: "launch item" },
  { severity: "warning", heading: "Warnings (they do not stop the build):", noun: "warning" },
  { severity: "error", heading: "Errors:", noun: "error" },
];

const locationOf = ({ file, line, column }: Problem, where: string) =>
  [line > 0 ? `${file}:${line}:${column}` : file, where].filter(Boolean).join("  ");

/** Problems of one severity: a message about several values is written once, below the last of them. */
function formatListed(problems: readonly Problem[]): string[] {
  const locations = new Map<string, string[]>();
  for (const listed of problems) {
    const { where, problem, fix } = inFiles(listed);
    const message = `  ${problem}\n  ${fix}`;
    locations.set(message, [...(locations.get(message) ?? []), locationOf(listed, where)]);
  }
  return [...locations].map(([message, at]) => [...at, message].join("\n"));
}

/** Writes problems for the terminal. Errors come last, so that warnings do not push them out of sight. */
export function formatProblems(problems: readonly Problem[]): string {
  const found = severities
    .map((one) => ({
      ...one,
      listed: problems.filter((problem) => problem.severity === one.severity),
    }))
    .filter(({ listed }) => listed.length > 0);
  const counts = found.map(({ listed, noun }) => plural(listed.length, noun)).toReversed();
  const isFine = found.every(({ severity }) => severity === "warning");
  const texts = found.flatMap(({ heading, listed }) => [heading, ...formatListed(listed)]);
  return [...texts, [...(isFine ? ["Content is fine"] : []), ...counts].join(", ")].join("\n\n");
}

const escapeAll = (text: string, characters: RegExp) =>
  text.replace(characters, (character) => encodeURIComponent(character));

/** Writes problems as commands of GitHub Actions, which shows them beside the lines of a pull request. */
export const formatAnnotations = (problems: readonly Problem[]): string =>
  problems
    .map((found) => {
      const { severity, file, line } = found;
      const { where, problem, fix } = inFiles(found);
      const level = severity === "error" ? "error" : "warning";
      const location = `file=${escapeAll(file, /[%\r\n:,]/g)}${line > 0 ? `,line=${line}` : ""}`;
      const text = `${where} ${problem}: ${fix}`.trim();
      return `::${level} ${location}::${escapeAll(text, /[%\r\n]/g)}`;
    })
    .join("\n");
