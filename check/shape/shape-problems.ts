import type { z } from "zod";

import { listFiles } from "../../schema/content-files";
import {
  entryOf,
  fieldsOf,
  isOptional,
  noteOf,
  type Shape,
  shapeAt,
  takesText,
} from "../../schema/shape-tree";
import type { ContentDocument } from "../read/read-files";
import { foreignLetter, nearest } from "../report/nearest";
import type { Path } from "../report/problem";
import { describe, inARow, quote } from "../report/say";
import { fixValue } from "./fix-value";
import { type Finding, isGroup, pathKey } from "./places";

type Issue = z.core.$ZodIssue;

const inQuotes = (names: readonly string[]) => inARow(names.map((name) => quote(name)));

function expected(shape: Shape): string {
  if (entryOf(shape)) return "a list in brackets [ ]";
  if (fieldsOf(shape)) return "a group of fields in braces { }";
  return noteOf(shape).expects ?? "another value";
}

function generalFix(shape: Shape): string {
  const fields = fieldsOf(shape);
  if (fields) return `write { … } with the fields ${inQuotes(Object.keys(fields))}`;
  if (entryOf(shape)) return "write [ … ] around the entries; an empty list is []";
  return noteOf(shape).fix ?? "compare it with another record";
}

function valueAt(root: unknown, path: Path): unknown {
  let value = root;
  for (const segment of path) {
    if (Array.isArray(value)) value = typeof segment === "number" ? value[segment] : undefined;
    else value = isGroup(value) && Object.hasOwn(value, segment) ? value[segment] : undefined;
  }
  return value;
}

function wrongValue(document: ContentDocument, path: Path, shape: Shape, issue: Issue): Finding {
  const value = valueAt(document.value, path);
  const isLength = (issue.code === "too_small" || issue.code === "too_big") && value !== "";
  const found =
    isLength && typeof value === "string"
      ? `has ${value.length} characters`
      : `is ${describe(value, takesText(shape))}`;
  const isFraction = issue.code === "invalid_type" && issue.expected === "int";
  const isFinite = !isFraction || Number.isFinite(value);
  return {
    document,
    path,
    problem: `must be ${expected(shape)}${isFraction && isFinite ? ", without a fraction" : ""}, but ${found}`,
    fix:
      value === null && isOptional(shape)
        ? "delete this line"
        : (fixValue(shape, value) ?? generalFix(shape)),
  };
}

function missingField(document: ContentDocument, path: Path, shape: Shape): Finding {
  const { description } = noteOf(shape);
  const about = fieldsOf(shape) || entryOf(shape) ? ` (${description})` : "";
  return {
    document,
    path,
    problem: "is missing",
    fix: `add ${quote(String(path.at(-1)))} here: ${expected(shape)}${about}`,
  };
}

/** A group with fields that are not known there. */
interface Unknown {
  path: Path;
  names: readonly string[];
  /** The known fields, and those of them that the group has. */
  known: readonly string[];
  present: readonly string[];
  /** The known field that an unknown one was meant to be; one that is missing is preferred. */
  meant: ReadonlyMap<string, string>;
}

function findUnknown(document: ContentDocument, issue: Issue): Unknown[] {
  const path = toPath(issue.path);
  const shape = shapeAt(document.entry.shape, path);
  if (issue.code !== "unrecognized_keys" || !shape) return [];
  const known = Object.keys(fieldsOf(shape) ?? {});
  const value = valueAt(document.value, path);
  const present = known.filter((name) => isGroup(value) && Object.hasOwn(value, name));
  const missing = new Set(known.filter((name) => !present.includes(name)));
  const meant = new Map<string, string>();
  for (const name of issue.keys) {
    const near = nearest(name, [...missing]) ?? nearest(name, known);
    if (near === undefined) continue;
    meant.set(name, near);
    missing.delete(near);
  }
  return [{ path, names: issue.keys, known, present, meant }];
}

// Gatsby overwrites these at the top of every file.
const reserved = ["id", "parent", "children", "internal", "fields"];

/** The required fields that a group with unknown ones lacks. */
function missingNames(document: ContentDocument, { path, known, present }: Unknown): string[] {
  const shape = shapeAt(document.entry.shape, path);
  return known.filter((name) => {
    const field = shape && fieldsOf(shape)?.[name];
    return field && !isOptional(field) && !present.includes(name);
  });
}

function unknownFields(document: ContentDocument, unknown: Unknown): Finding[] {
  const { path, names, known, present, meant } = unknown;
  const unused = known.filter((name) => !present.includes(name));
  const missing = missingNames(document, unknown);
  const fixFor = (name: string) => {
    const near = meant.get(name);
    const letter = foreignLetter(name);
    if (near && letter) return letter;
    if (near && present.includes(near)) return `delete it; ${quote(near)} is here already`;
    if (near) return `write ${quote(near)} instead`;
    if (missing.length === 1)
      return `write ${inQuotes(missing)} if you mean that, or else delete it`;
    return unused.length > 0
      ? `delete it, or write a field that is not used here: ${inQuotes(unused)}`
      : "delete it";
  };
  return names.map((name) => {
    const finding = { document, path: [...path, name], atName: true };
    return path.length === 0 && reserved.includes(name)
      ? {
          ...finding,
          problem: "is a name reserved by the site's tools",
          fix: "delete it",
        }
      : { ...finding, problem: "is not a field that is known here", fix: fixFor(name) };
  });
}

const recordShapes = listFiles.flatMap(({ path, shape, records }) => {
  const list = fieldsOf(shape)?.[records];
  const entry = list && entryOf(list);
  return entry ? [{ file: path, fields: Object.keys(fieldsOf(entry) ?? {}) }] : [];
});

/** A record that was pasted into the list of another kind: one message instead of one for each field. */
function misplacedRecord(document: ContentDocument, unknown: Unknown): Finding[] {
  const { path, names, present } = unknown;
  const written = [...present, ...names];
  const home = recordShapes.find(
    ({ file, fields }) =>
      file !== document.entry.path && written.every((name) => fields.includes(name)),
  );
  if (!home || path.length !== 2 || names.length < 2) return [];
  const missing = missingNames(document, unknown);
  return [
    {
      document,
      path,
      problem: `looks like a record of data/${home.file}, since it has ${inQuotes(names)}`,
      fix: `move it there; if it belongs here, delete ${names.length === 2 ? "these two" : "these"}${missing.length > 0 ? ` and add ${inQuotes(missing)}` : ""}`,
    },
  ];
}

const toPath = (path: readonly PropertyKey[]): Path =>
  path.map((segment) => (typeof segment === "number" ? segment : String(segment)));

/** What is wrong with a file by its shape: each wrong, missing and unknown field once. */
export function shapeProblems(document: ContentDocument): Finding[] {
  const { shape } = document.entry;
  const issues = shape.safeParse(document.value).error?.issues ?? [];
  const unknown = issues.flatMap((issue) => findUnknown(document, issue));
  const misplaced = unknown.flatMap((group) => misplacedRecord(document, group));
  const isMisplaced = (path: Path) =>
    misplaced.some((record) => pathKey(record.path) === pathKey(path.slice(0, 2)));
  const misspelt = new Set(
    unknown.flatMap(({ path, meant }) =>
      [...meant.values()].map((name) => pathKey([...path, name])),
    ),
  );
  // The first issue of each place: one message is enough.
  const wrong = new Map(
    issues
      .filter(({ code }) => code !== "unrecognized_keys")
      .map((issue) => [pathKey(toPath(issue.path)), issue] as const)
      .toReversed(),
  );
  const values = [...wrong].flatMap(([key, issue]) => {
    const path = toPath(issue.path);
    const at = shapeAt(shape, path);
    if (!at || isMisplaced(path)) return [];
    if (valueAt(document.value, path) !== undefined) return [wrongValue(document, path, at, issue)];
    return misspelt.has(key) ? [] : [missingField(document, path, at)];
  });
  const strangers = unknown
    .filter(({ path }) => !isMisplaced(path))
    .flatMap((group) => unknownFields(document, group));
  return [...misplaced, ...values, ...strangers];
}
