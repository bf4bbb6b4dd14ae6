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
import { twoAlphabets } from "../report/characters";
import { nearest } from "../report/nearest";
import type { Path } from "../report/problem";
import { describePath, describeValue, joinWords, quote, valueAt } from "../report/wording";
import { fixValue } from "./fix-value";
import { type Finding, isGroup, pathKey } from "./places";

type Issue = z.core.$ZodIssue;

const inQuotes = (names: readonly string[], joint?: string) =>
  joinWords(
    names.map((name) => quote(name)),
    joint,
  );

// What finishes "must be …" for a kind of field, and how to fix it, is in schema/fields.ts: the guide and VS Code
// say it too.

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

/** What is in a list of a file. @param name the field that holds the list. */
function entriesOf(root: unknown, name: string): readonly unknown[] {
  const list = valueAt(root, [name]);
  return Array.isArray(list) ? list : [];
}

function wrongValue(document: ContentDocument, path: Path, shape: Shape, issue: Issue): Finding {
  const value = valueAt(document.value, path);
  const isLength = issue.code === "too_small" || issue.code === "too_big";
  const found =
    isLength && typeof value === "string" && value !== ""
      ? `has ${value.length} characters`
      : `is ${describeValue(value, takesText(shape))}`;
  const fix =
    value === null && isOptional(shape)
      ? "delete this line"
      : (fixValue(shape, value) ?? generalFix(shape));
  return { document, path, problem: `must be ${expected(shape)}, but ${found}`, fix };
}

function missingField(document: ContentDocument, path: Path, shape: Shape): Finding {
  const { description } = noteOf(shape);
  const about = fieldsOf(shape) || entryOf(shape) ? ` (${description})` : "";
  const fix = `add ${quote(String(path.at(-1)))} here: ${expected(shape)}${about}`;
  return { document, path, problem: "is missing", fix };
}

const recordShapes = listFiles.flatMap(({ path, shape, records }) => {
  const list = fieldsOf(shape)?.[records];
  const entry = list && entryOf(list);
  return entry ? [{ file: path, records, fields: Object.keys(fieldsOf(entry) ?? {}) }] : [];
});

/** The list whose records have all these fields, if it is in another file than this one. */
const homeOf = (document: ContentDocument, written: readonly string[]) =>
  recordShapes.find(
    ({ file, fields }) =>
      file !== document.entry.path && written.every((name) => fields.includes(name)),
  );

/** What is wrong with the fields of a group that its shape does not know. */
interface Unknown {
  findings: Finding[];
  /** Places that the findings explain, with all places inside them: nothing else is said about these. */
  explained: Path[];
}

function unknownFields(
  document: ContentDocument,
  path: Path,
  names: readonly string[],
  documents: readonly ContentDocument[],
): Unknown {
  const shape = shapeAt(document.entry.shape, path);
  const record = valueAt(document.value, path);
  const written = Object.keys(record ?? {});
  const home = homeOf(document, written);
  if (home && path.length === 2 && names.length > 1) {
    const problem = `looks like a record of data/${home.file}, since it has ${inQuotes(names)}`;
    const list = documents.find(({ entry }) => entry.path === home.file)?.value;
    const slug = valueAt(record, ["slug"]);
    const fix = entriesOf(list, home.records).some(
      (other) => slug && valueAt(other, ["slug"]) === slug,
    )
      ? "it is there already: delete it here, or replace these fields with those of the records here"
      : "move it there, or replace these fields with those of the records here";
    return { findings: [{ document, path, problem, fix }], explained: [path] };
  }
  let unused = Object.keys((shape && fieldsOf(shape)) ?? {}).filter(
    (name) => !written.includes(name),
  );
  const explained: Path[] = [];
  const fixes = names.map((name) => {
    const meant = nearest(name, unused);
    if (meant === undefined) return undefined;
    unused = unused.filter((other) => other !== meant);
    explained.push([...path, meant]);
    const keyboard = twoAlphabets.test(name) ? ", with the English keyboard" : "";
    return `write ${quote(meant)} instead${keyboard}`;
  });
  const other =
    unused.length > 0
      ? `, or rename it to a field that is not here yet: ${inQuotes(unused, "or")}`
      : "";
  const findings = names.map((name, index) => ({
    document,
    path: [...path, name],
    atName: true,
    problem: "is not a known field here",
    fix: fixes[index] ?? `delete it${other}`,
  }));
  return { findings, explained };
}

/** Records that are exact copies of earlier ones in their list. */
function copies(document: ContentDocument): Finding[] {
  const { value } = document;
  return Object.keys(isGroup(value) ? value : {}).flatMap((list) => {
    const records = entriesOf(value, list).map((record) => JSON.stringify(record));
    return records.flatMap((record, index) => {
      const first = records.indexOf(record);
      if (!record.startsWith("{") || first === index) return [];
      const problem = `is an exact copy of ${describePath(value, [list, first])}`;
      return [{ document, path: [list, index], problem, fix: "delete one, or change it" }];
    });
  });
}

const toPath = (path: readonly PropertyKey[]): Path =>
  path.map((segment) => (typeof segment === "number" ? segment : String(segment)));

/**
 * Compares a file with its shape: reports each wrong, missing and unknown field once, and records that
 * are in the wrong list or twice in their own.
 * @param documents all files that can be read.
 */
export function shapeProblems(
  document: ContentDocument,
  documents: readonly ContentDocument[],
): Finding[] {
  const { shape } = document.entry;
  const issues = shape.safeParse(document.value).error?.issues ?? [];
  const unknown = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? unknownFields(document, toPath(issue.path), issue.keys, documents)
      : [],
  );
  const copied = copies(document);
  const explained = new Set(
    [...unknown.flatMap((group) => group.explained), ...copied.map(({ path }) => path)].map(
      pathKey,
    ),
  );
  const isExplained = (path: Path) =>
    path.some((_, index) => explained.has(pathKey(path.slice(0, index + 1))));
  const values = issues.flatMap((issue) => {
    const path = toPath(issue.path);
    const at = shapeAt(shape, path);
    if (issue.code === "unrecognized_keys" || !at || isExplained(path)) return [];
    // One message for a place is enough.
    explained.add(pathKey(path));
    return valueAt(document.value, path) === undefined
      ? [missingField(document, path, at)]
      : [wrongValue(document, path, at, issue)];
  });
  return [...copied, ...values, ...unknown.flatMap(({ findings }) => findings)];
}
