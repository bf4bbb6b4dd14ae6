import { plural } from "./wording";

/** An error stops the build; a launch item stops only the launch, and is an error after it. */
export type Severity = "error" | "warning" | "launch";

/** What is wrong, and how to fix it. */
export interface Message {
  /** Follows the path of the value: "is missing". */
  problem: string;
  /** An instruction: "delete it". */
  fix: string;
  /** By default "error". */
  severity?: Severity;
  /** The field that is wrong, if the message is about a group. */
  field?: string;
}

/** One thing that an editor has to fix. */
export interface Problem extends Message {
  /** The file as an editor knows it, like "data/plots.json". */
  file: string;
  /** 1-based; 0 for a problem of the whole file. */
  line: number;
  column: number;
  /** The path of the value, like `plots › 3 "Adibatla Meadows" › pricePerSqYd`. */
  where: string;
  severity: Severity;
}

/** A problem of a whole file. @param at where a file that is not JSON goes wrong. */
export const fileProblem = (
  file: string,
  { problem, fix, severity = "error" }: Message,
  at = { line: 0, column: 0 },
): Problem => ({ file, ...at, where: "", problem, fix, severity });

const kinds: readonly { severity: Severity; heading: string; noun: string }[] = [
  { severity: "launch", heading: "Before launch:", noun: "launch item" },
  { severity: "warning", heading: "Warnings (they do not stop the build):", noun: "warning" },
  { severity: "error", heading: "Errors:", noun: "error" },
];

function placeOf({ file, line, column, where }: Problem): string {
  const place = line > 0 ? `${file}:${line}:${column}` : file;
  return where ? `${place}  ${where}` : place;
}

/** Problems of one severity: what several places need is said once, below the last of them. */
function formatListed(problems: readonly Problem[]): string[] {
  const places = new Map<string, string[]>();
  for (const listed of problems) {
    const message = `  ${listed.problem}\n  ${listed.fix}`;
    places.set(message, [...(places.get(message) ?? []), placeOf(listed)]);
  }
  return [...places].map(([message, at]) => [...at, message].join("\n"));
}

/** Writes problems for an editor: errors come last, where no warning pushes them out of sight, before a count of all. */
export function formatProblems(problems: readonly Problem[]): string {
  const found = kinds
    .map((kind) => ({
      ...kind,
      listed: problems.filter(({ severity }) => severity === kind.severity),
    }))
    .filter(({ listed }) => listed.length > 0);
  const counts = found.map(({ listed, noun }) => plural(listed.length, noun)).toReversed();
  const isFine = found.every(({ severity }) => severity === "warning");
  const texts = found.flatMap(({ heading, listed }) => [heading, ...formatListed(listed)]);
  return [...texts, [...(isFine ? ["Content is fine"] : []), ...counts].join(", ")].join("\n\n");
}

const escapeAll = (text: string, characters: RegExp) =>
  text.replace(characters, (character) => encodeURIComponent(character));

/** Writes problems as commands for GitHub Actions, which annotates the run and the lines of the pull request. */
export const formatAnnotations = (problems: readonly Problem[]): string =>
  problems
    .map(({ severity, file, line, where, problem, fix }) => {
      const level = severity === "error" ? "error" : "warning";
      const place = `file=${escapeAll(file, /[%\r\n:,]/g)}${line > 0 ? `,line=${line}` : ""}`;
      const text = `${where} ${problem}: ${fix}`.trim();
      return `::${level} ${place}::${escapeAll(text, /[%\r\n]/g)}`;
    })
    .join("\n");
