import { type Path, plural } from "./wording";

/** An error stops the build; a launch item stops only the launch, and is an error after it. */
export type Severity = "error" | "warning" | "launch";

/** A mistake that a rule has found. */
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
  /** The place in words; empty for the whole file. */
  where: string;
}

const severities: readonly { severity: Severity; heading: string; noun: string }[] = [
  { severity: "launch", heading: "Before launch:", noun: "launch item" },
  { severity: "warning", heading: "Warnings (they do not stop the build):", noun: "warning" },
  { severity: "error", heading: "Errors:", noun: "error" },
];

const format = ({ file, line, column, where, message }: Problem) =>
  `${line > 0 ? `${file}:${line}:${column}` : file}\n  ${`${where} ${message}`.trim()}`;

/** Writes problems for the terminal. Errors come last, so that warnings do not push them out of sight. */
export function formatProblems(problems: readonly Problem[]): string {
  const found = severities
    .map(({ severity, heading, noun }) => {
      const listed = problems.filter((problem) => problem.severity === severity);
      return { heading, count: plural(listed.length, noun), texts: listed.map(format) };
    })
    .filter(({ texts }) => texts.length > 0);
  const isFine = problems.every(({ severity }) => severity === "warning");
  const counts = found.map(({ count }) => count).toReversed();
  const texts = found.flatMap(({ heading, texts }) => [heading, ...texts]);
  return [...texts, [...(isFine ? ["Content is fine"] : []), ...counts].join(", ")].join("\n\n");
}

const escapeAll = (text: string, characters: RegExp) =>
  text.replace(characters, (character) => encodeURIComponent(character));

/** Writes problems as commands of GitHub Actions, which shows them beside the lines of a pull request. */
export const formatAnnotations = (problems: readonly Problem[]): string =>
  problems
    .map(({ severity, file, line, where, message }) => {
      const level = severity === "error" ? "error" : "warning";
      const place = `file=${escapeAll(file, /[%\r\n:,]/g)}${line > 0 ? `,line=${line}` : ""}`;
      return `::${level} ${place}::${escapeAll(`${where} ${message}`.trim(), /[%\r\n]/g)}`;
    })
    .join("\n");
