import type { z } from "zod";

import type { Refusal } from "../../schema/field-note";
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
import { nearest } from "../report/nearest";
import type { Path } from "../report/problem";
import { describeValue, joinWords, quote, valueAt } from "../report/wording";
import { type Finding, placeKey } from "./places";

// What finishes "must be …" for a kind of field, and how to fix it, is in schema/fields.ts.

function expected(shape: Shape): string {
  if (entryOf(shape)) return "a list in brackets [ ]";
  if (fieldsOf(shape)) return "a group of fields in braces { }";
  return noteOf(shape).expects ?? "another value";
}

const inQuotes = (names: readonly string[], joint?: string) =>
  joinWords(
    names.map((name) => quote(name)),
    joint,
  );

function fixOf(shape: Shape, value: unknown): string {
  const fields = fieldsOf(shape);
  if (value === null && isOptional(shape)) return "delete this line";
  if (fields) return `write { … } with the fields ${inQuotes(Object.keys(fields))}`;
  if (entryOf(shape)) return "write [ … ] around the entries; an empty list is []";
  return noteOf(shape).fix ?? "compare it with another record";
}

function wrongValue(
  document: ContentDocument,
  path: Path,
  shape: Shape,
  issue: z.core.$ZodIssue,
): Finding {
  const { code } = issue;
  const value = valueAt(document.value, path);
  const refusal: Partial<Refusal> = (code === "custom" && issue.params) || {};
  if (refusal.problem && refusal.fix)
    return { document, path, problem: refusal.problem, fix: refusal.fix };
  if (value === undefined) {
    const { description } = noteOf(shape);
    const about = fieldsOf(shape) || entryOf(shape) ? ` (${description})` : "";
    const fix = `add ${quote(String(path.at(-1)))} here: ${expected(shape)}${about}`;
    return { document, path, problem: "is missing", fix };
  }
  const isLength = code.startsWith("too_") && typeof value === "string" && value !== "";
  const isBroken = code === "invalid_type" && typeof value === "number" && value % 1 !== 0;
  const found = isLength
    ? `has ${value.length} characters`
    : `is ${describeValue(value, takesText(shape))}${isBroken ? ", which is not whole" : ""}`;
  const problem = `must be ${refusal.expects ?? expected(shape)}, but ${found}`;
  return { document, path, problem, fix: refusal.fix ?? fixOf(shape, value) };
}

/** The fields of a group that its shape does not know, each with the field that was probably meant. */
function unknownFields(document: ContentDocument, path: Path, names: readonly string[]) {
  const shape = shapeAt(document.entry.shape, path);
  const written = Object.keys(valueAt(document.value, path) ?? {});
  const unused = Object.keys((shape && fieldsOf(shape)) ?? {}).filter(
    (name) => !written.includes(name),
  );
  return names.map((name) => {
    const meant = nearest(name, unused);
    const others = unused.length > 0 ? `, or rename it: ${inQuotes(unused, "or")} may be here` : "";
    const fix = meant ? `write ${quote(meant)} instead` : `delete it${others}`;
    const problem = "is not a known field here";
    const finding: Finding = { document, path: [...path, name], problem, fix, atName: true };
    return { finding, meant: meant && { document, path: [...path, meant] } };
  });
}

/** Compares a file with its shape: reports each wrong, missing and unknown field once. */
export function shapeProblems(document: ContentDocument): Finding[] {
  const issues = (document.entry.shape.safeParse(document.value).error?.issues ?? []).map(
    (issue) => ({
      issue,
      path: issue.path.map((step) => (typeof step === "number" ? step : String(step))),
    }),
  );
  const unknown = issues.flatMap(({ issue, path }) =>
    issue.code === "unrecognized_keys" ? unknownFields(document, path, issue.keys) : [],
  );
  // A field is not missing if another is to be renamed to it; and one message for a place is enough.
  const explained = new Set(unknown.flatMap(({ meant }) => (meant ? [placeKey(meant)] : [])));
  const values = issues.flatMap(({ issue, path }) => {
    const shape = shapeAt(document.entry.shape, path);
    const key = placeKey({ document, path });
    if (issue.code === "unrecognized_keys" || !shape || explained.has(key)) return [];
    explained.add(key);
    return [wrongValue(document, path, shape, issue)];
  });
  return [...values, ...unknown.map(({ finding }) => finding)];
}
