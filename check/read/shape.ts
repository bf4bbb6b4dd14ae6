import type { z } from "zod";

import { contentFile } from "../../schema/content-files";
import { fieldsOf, metaOf, scalarOf, type Shape } from "../../schema/shape-tree";
import { describeValue, nearest, type Path, quote, shapeAt, valueAt } from "../report/wording";

/** What is wrong with a value, where it is. */
interface Mistake {
  path: Path;
  message: string;
}

/** What zod says of a `refine` that has no words of its own. */
const noWords = "Invalid input";

function wrongValue(root: Shape, value: unknown, issue: z.core.$ZodIssue, path: Path): string {
  const shape = shapeAt(root, path) ?? root;
  const { expects = "" } = metaOf(shape);
  if (value === undefined) return `is missing: add ${expects}`;
  const must = issue.code === "custom" && issue.message !== noWords ? issue.message : undefined;
  if (must && fieldsOf(shape)) return must;
  const isLength = issue.code.startsWith("too_") && value !== "";
  const length =
    (isLength && typeof value === "string" && `has ${[...value].length} characters`) ||
    (isLength && Array.isArray(value) && `has ${value.length} entries`);
  const found = length || `is ${describeValue(value, scalarOf(shape) === "String")}`;
  return `${found}, but ${must ?? `must be ${expects}`}`;
}

/** A mistake for each unknown field of a group. */
function unknownFields(root: Shape, value: unknown, names: readonly string[], path: Path) {
  const fields = fieldsOf(shapeAt(root, path)) ?? {};
  const unused = Object.keys(fields).filter((name) => valueAt(value, [name]) === undefined);
  return names.map((name) => {
    const group = Object.keys(fields).find((field) => shapeAt(root, [...path, field, name]));
    const meant = group ? undefined : nearest(name, unused);
    const remedy =
      (group && `move it into ${quote(group)}`) ??
      (meant && `write ${quote(meant)} instead`) ??
      "delete it";
    const message = `is not a known field here: ${remedy}`;
    return { path: [...path, name], message, meant: meant && [...path, meant] };
  });
}

/** Compares the value of a file with its shape. @returns one mistake for each wrong value and each unknown field. */
export function compareWithShape(file: string, value: unknown): Mistake[] {
  const shape = contentFile(file)?.shape;
  if (!shape) return [];
  const issues = (shape.safeParse(value).error?.issues ?? []).map((issue) => {
    // No key is a symbol.
    const path = issue.path.map((step) => (typeof step === "number" ? step : String(step)));
    return { issue, path, found: valueAt(value, path) };
  });
  const unknown = issues.flatMap(({ issue, path, found }) =>
    issue.code === "unrecognized_keys" ? unknownFields(shape, found, issue.keys, path) : [],
  );
  // A field is not also missing if an unknown field was meant for it. Each value gets one message only.
  const explained = new Set(unknown.map(({ meant }) => JSON.stringify(meant)));
  const wrong = issues.flatMap(({ issue, path, found }) => {
    const key = JSON.stringify(path);
    if (issue.code === "unrecognized_keys" || explained.has(key)) return [];
    explained.add(key);
    return [{ path, message: wrongValue(shape, found, issue, path) }];
  });
  return [...wrong, ...unknown.map(({ path, message }) => ({ path, message }))];
}
