import { closest, distance } from "fastest-levenshtein";

import { characterName, unusable, visible } from "../schema/patterns";
import { entryOf, fieldsOf, labelOf, metaOf, type Shape } from "../schema/shape-tree";

/** The path of a value in a file: names of fields and 0-based indexes of lists. */
export type Path = readonly (string | number)[];

/** An error stops the build; a launch blocker stops only the launch, and is an error after it. */
export type Severity = "error" | "warning" | "launch";

/** A mistake that the check finds in a file. */
export interface Finding {
  /** The path of the file in the project, like "data/places.json". */
  file: string;
  path: Path;
  severity: Severity;
  /** Finishes a sentence that begins with the field: its value, what is expected, and how to correct it. */
  message: string;
}

/** A mistake with its position in the file, for an editor. */
export interface Problem extends Finding {
  /** 1-based; 0 for a problem of the whole file. */
  line: number;
  column: number;
  /** The labels of the field; empty for the whole file. */
  where: string;
}

const headings = [
  ["launch", "Before launch:", "launch blocker"],
  ["warning", "Warnings (they do not stop the build):", "warning"],
  ["error", "Errors:", "error"],
] as const;

/** Writes problems for the terminal. Errors come last, so that warnings do not push them out of sight. */
export function formatProblems(problems: readonly Problem[]): string {
  const texts: string[] = [];
  const isFine = problems.every(({ severity }) => severity === "warning");
  const counts = isFine ? ["Content is fine"] : [];
  for (const [severity, heading, noun] of headings) {
    const listed = problems.filter((problem) => problem.severity === severity);
    if (listed.length === 0) continue;
    texts.push(heading);
    for (const { file, line, column, where, message } of listed)
      texts.push(
        `${line > 0 ? `${file}:${line}:${column}` : file}\n  ${`${where} ${message}`.trim()}`,
      );
    counts.push(`${listed.length} ${noun}${listed.length === 1 ? "" : "s"}`);
  }
  return [...texts, counts.join(", ")].join("\n\n");
}

const everyInvisible = new RegExp(unusable.source, "gu");

/** A text in quotes. Invisible characters are replaced by their names, and a long text is shortened. */
export function quote(text: string): string {
  const letters = [...text];
  const isLong = letters.length > 60;
  const short = isLong ? `${letters.slice(0, 59).join("")}…` : text;
  const seen = short.replace(everyInvisible, (character) => `[${characterName(character)}]`);
  return `"${seen}"${isLong ? ` (${letters.length} characters)` : ""}`;
}

/** The values of a group of fields, by their names. */
export type Group = Record<string, unknown>;

export const isGroup = (value: unknown): value is Group =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Words for a value that follow "is" in a message. @param isText whether the field expects a text. */
export function valueInWords(value: unknown, isText: boolean): string {
  if (Array.isArray(value)) return `a list with ${value.length} entries`;
  if (isGroup(value)) return "a group of fields { … }";
  if (typeof value === "string") return isText ? quote(value) : `the text ${quote(value)}`;
  return isText ? `${value} without quotes` : `${value}`;
}

/** The value at a path; undefined if there is none. */
export const valueAt = (root: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, step) => new Map(Object.entries(value ?? {})).get(`${step}`), root);

/** The shape at a path; undefined for an unknown field. */
export const shapeAt = (root: Shape | undefined, path: Path) =>
  path.reduce<Shape | undefined>(
    (shape, step) =>
      entryOf(shape) ?? new Map(Object.entries(fieldsOf(shape) ?? {})).get(`${step}`),
    root,
  );

/** The name or title of a record in messages; undefined if the record has neither. */
export const recordTitle = (record: unknown) =>
  ["name", "title", "label", "caption", "asset", "slug"]
    .map((field) => valueAt(record, [field]))
    .find((title): title is string => typeof title === "string" && visible.test(title));

/** Fills in the summary of a list for one entry. @param summary such as "Plot {{plot}}". */
const fillSummary = (entry: unknown, summary: string) =>
  summary.replace(/{{(\w+)}}/g, (_, field: string) => `${valueAt(entry, [field]) ?? ""}`).trim();

/**
 * The labels of a field and of what it is in, with its name in the file: `Projects › 2 "Neem Avenue" › Stage (stage)`.
 * @param shape the shape of the file.
 * @param root the content of the file.
 */
export function fieldInWords(shape: Shape | undefined, root: unknown, path: Path): string {
  const last = path.findLastIndex((step) => typeof step === "string");
  const words = path.map((step, index) => {
    const inside = path.slice(0, index + 1);
    if (typeof step === "number") {
      const entry = valueAt(root, inside);
      const list = shapeAt(shape, path.slice(0, index));
      const { summary } = list ? metaOf(list) : {};
      const title = summary ? fillSummary(entry, summary) : recordTitle(entry);
      return title === undefined ? `${step + 1}` : `${step + 1} ${quote(title)}`;
    }
    const field = shapeAt(shape, inside);
    const label = field ? labelOf(step, field) : quote(step);
    return field && index === last ? `${label} (${step})` : label;
  });
  return words.join(" › ");
}

/** The known name that an editor probably meant: the nearest, or the first that begins with the written text. */
export function nearest(written: string, known: readonly string[]): string | undefined {
  // People confuse capital letters, hyphens and spaces.
  const simplify = (text: string) => text.toLowerCase().replace(/[\s_-]/g, "");
  const text = simplify(written);
  const names = known.map(simplify);
  const near = names.length > 0 ? closest(text, names) : "";
  // One letter in five may be wrong, missing or extra, and two may have changed places.
  const isNear = text.length > 1 && distance(text, near) <= Math.max(2, text.length / 5);
  const index = names.findIndex((name) => (isNear ? name === near : name.startsWith(text)));
  return text.length > 1 ? known[index] : undefined;
}

/** Tells the editor to write the name that is probably meant. @param otherwise the remedy if no name is near. */
export function suggest(written: string, known: readonly string[], otherwise: string): string {
  const meant = nearest(written, known);
  return meant ? `write ${quote(meant)} instead` : otherwise;
}
