import type { z } from "zod";

import { fieldsOf, metaOf, scalarOf, type Shape } from "../../schema/shape-tree";
import { isGroup, nearest, shapeAt, suggest, valueAt, valueInWords, type Path } from "../report";

function wrongValue(shape: Shape, value: unknown, { code, message }: z.core.$ZodIssue): string {
  const { expects = "" } = metaOf(shape);
  if (value === undefined) return `is missing: add ${expects}`;
  // Zod says "Invalid input" for a `refine` without a message.
  const hasMessage = code === "custom" && message !== "Invalid input";
  if (hasMessage && isGroup(value)) return message;
  const must = hasMessage ? message : `must be ${expects}`;
  return `is ${valueInWords(value, scalarOf(shape) === "String")}, but ${must}`;
}

/**
 * Compares the value of a file with its shape.
 * @returns the path and the message of each wrong or missing value and each unknown field.
 */
export function compareWithShape(shape: z.ZodType, root: unknown) {
  const issues = (shape.safeParse(root).error?.issues ?? []).map((issue) => {
    const path: Path = issue.path.map((step) => (typeof step === "number" ? step : String(step)));
    return { issue, path, value: valueAt(root, path), field: shapeAt(shape, path) ?? shape };
  });
  const unknown = issues.flatMap(({ issue, path, value, field }) => {
    if (issue.code !== "unrecognized_keys") return [];
    const names = Object.keys(fieldsOf(field) ?? {});
    const unused = names.filter((name) => valueAt(value, [name]) === undefined);
    return issue.keys.map((name) => {
      const message = `is not a known field here: ${suggest(name, unused, "delete it")}`;
      const meant = JSON.stringify([...path, nearest(name, unused)]);
      return { path: [...path, name], message, meant };
    });
  });
  // Each value gets one message. A field that somebody has misspelt is not reported as missing, too.
  const explained = new Set(unknown.map(({ meant }) => meant));
  const wrong = issues.flatMap(({ issue, path, value, field }) => {
    const key = JSON.stringify(path);
    if (issue.code === "unrecognized_keys" || explained.has(key)) return [];
    explained.add(key);
    return [{ path, message: wrongValue(field, value, issue) }];
  });
  return [...wrong, ...unknown.map(({ path, message }) => ({ path, message }))];
}
