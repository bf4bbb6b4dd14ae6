import type { z } from "zod";

import type { Refusal } from "../../schema/field-note";
import {
  fieldsOf,
  isOptional,
  noteOf,
  type Shape,
  shapeAt,
  takesText,
} from "../../schema/shape-tree";
import type { ContentDocument } from "../read/read-files";
import { nearest } from "../report/nearest";
import type { Message, Path, Problem } from "../report/problem";
import { describeValue, joinWords, quote, valueAt } from "../report/wording";

// What finishes "must be …" for a kind of field, and how to fix it, is in schema/fields.ts.

function wrongValue(value: unknown, name: string, shape: Shape, issue: z.core.$ZodIssue): Message {
  const { expects = "", fix = "", description = "" } = noteOf(shape);
  const refusal: Partial<Refusal> = (issue.code === "custom" && issue.params) || {};
  if (refusal.problem) return { problem: refusal.problem, fix: refusal.fix ?? fix };
  if (value === undefined) {
    return { problem: "is missing", fix: `add ${quote(name)} here: ${expects} (${description})` };
  }
  const isLength = issue.code.startsWith("too_") && typeof value === "string" && value !== "";
  const isBroken =
    issue.code === "invalid_type" && typeof value === "number" && !Number.isInteger(value);
  const found = isLength
    ? `has ${value.length} characters`
    : `is ${describeValue(value, takesText(shape))}${isBroken ? ", which is not whole" : ""}`;
  return {
    problem: `must be ${refusal.expects ?? expects}, but ${found}`,
    fix: value === null && isOptional(shape) ? "delete this line" : (refusal.fix ?? fix),
  };
}

/** The fields of a group that its shape does not know, each with the field that was probably meant. */
function unknownFields(document: ContentDocument, path: Path, names: readonly string[]) {
  const shape = shapeAt(document.entry.shape, path);
  const written = Object.keys(valueAt(document.value, path) ?? {});
  const unused = Object.keys((shape && fieldsOf(shape)) ?? {}).filter(
    (name) => !written.includes(name),
  );
  const others = joinWords(
    unused.map((name) => quote(name)),
    "or",
  );
  return names.map((name) => {
    const meant = nearest(name, unused);
    const fix = others ? `delete it, or rename it: ${others} may be here` : "delete it";
    const message = {
      problem: "is not a known field here",
      fix: meant ? `write ${quote(meant)} instead` : fix,
    };
    const problem = document.problemAt([...path, name], message, true);
    return { problem, meant: meant && JSON.stringify([...path, meant]) };
  });
}

/** Compares a file with its shape: reports each wrong, missing and unknown field once. */
export function shapeProblems(document: ContentDocument): Problem[] {
  const { shape, value } = { ...document.entry, ...document };
  const issues = (shape.safeParse(value).error?.issues ?? []).map((issue) => ({
    issue,
    path: issue.path.map((step) => (typeof step === "number" ? step : String(step))),
  }));
  const unknown = issues.flatMap(({ issue, path }) =>
    issue.code === "unrecognized_keys" ? unknownFields(document, path, issue.keys) : [],
  );
  // A field is not missing if another is to be renamed to it; and one message for a place is enough.
  const explained = new Set(unknown.map(({ meant }) => meant));
  const values = issues.flatMap(({ issue, path }) => {
    const place = shapeAt(shape, path);
    const key = JSON.stringify(path);
    if (issue.code === "unrecognized_keys" || !place || explained.has(key)) return [];
    explained.add(key);
    const message = wrongValue(valueAt(value, path), String(path.at(-1)), place, issue);
    return [document.problemAt(path, message)];
  });
  return [...values, ...unknown.map(({ problem }) => problem)];
}
