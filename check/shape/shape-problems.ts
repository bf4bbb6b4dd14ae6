import type { z } from "zod";

import type { ContentDocument, Finding } from "./content";
import { isGroup } from "../read/json-tree";
import { mendLookAlikes } from "../report/look-alikes";
import { mendValue } from "./fix-value";
import { pathKey } from "./path-key";
import type { Path } from "../report/problem";
import { describe, inARow, quote } from "../report/say";
import {
  entryOf,
  fieldsOf,
  isOptional,
  noteOf,
  type Shape,
  shapeAt,
  takesText,
} from "../../schema/shape-tree";
import { isOfPrograms, matchKeys } from "./unknown-keys";

// Gatsby overwrites these in every file, or stops at them.
const reserved = ["id", "parent", "children", "internal", "fields"];

function expected(shape: Shape): string {
  if (entryOf(shape)) return "a list in brackets [ ]";
  if (fieldsOf(shape)) return "a group of fields in braces { }";
  return noteOf(shape).expects ?? "another value";
}

function generalMend(shape: Shape): string {
  const fields = fieldsOf(shape);
  if (fields)
    return `write { … } with the fields ${inARow(Object.keys(fields).map((key) => quote(key)))}`;
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

/** Says by how much a text misses its length. */
function lengthOf(issue: z.core.$ZodIssue, value: unknown): string | undefined {
  const isLength =
    (issue.code === "too_small" || issue.code === "too_big") && issue.origin === "string";
  return isLength && typeof value === "string" && value !== "" ? `has ${value.length}` : undefined;
}

function wrongValue(
  document: ContentDocument,
  path: Path,
  shape: Shape,
  issue: z.core.$ZodIssue,
): Finding {
  const value = valueAt(document.value, path);
  const found = lengthOf(issue, value) ?? `is ${describe(value, takesText(shape))}`;
  const isFraction =
    issue.code === "invalid_type" &&
    typeof value === "number" &&
    Number.isFinite(value) &&
    !Number.isInteger(value);
  const fix = mendValue(shape, value) ?? generalMend(shape);
  return {
    document,
    path,
    problem: `must be ${expected(shape)}${isFraction ? ", without a fraction" : ""}, but ${found}`,
    fix: value === null && isOptional(shape) ? "delete this line" : fix,
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

function unknownKeys(
  document: ContentDocument,
  path: Path,
  keys: readonly string[],
  shape: Shape,
): Finding[] {
  const known = Object.keys(fieldsOf(shape) ?? {});
  const value = valueAt(document.value, path);
  const present = isGroup(value) ? Object.keys(value) : [];
  const meant = matchKeys(keys, known, present);
  return keys.map((key) => {
    const finding = { document, path: [...path, key], atKey: true };
    if (path.length === 0 && reserved.includes(key)) {
      return {
        ...finding,
        problem: "is a name that the site's tools keep for themselves",
        fix: "delete it",
      };
    }
    const unknown = { ...finding, problem: "is not a field that is known here" };
    if (isOfPrograms(key)) return { ...unknown, fix: "delete it" };
    const name = meant.get(key);
    const others = known.filter((other) => !present.includes(other));
    return {
      ...unknown,
      fix: name
        ? present.includes(name)
          ? `delete it; ${quote(name)} is here already`
          : (mendLookAlikes(key) ?? `write ${quote(name)} instead`)
        : `delete it${others.length > 0 ? `; the fields not used here are ${inARow(others.map((other) => quote(other)))}` : ""}`,
    };
  });
}

/** Keys that are missing only because they are misspelt; one slip deserves one message. */
function misspeltPaths(
  document: ContentDocument,
  issues: readonly z.core.$ZodIssue[],
): Set<string> {
  const paths = issues.flatMap((issue) => {
    if (issue.code !== "unrecognized_keys") return [];
    const shape = shapeAt(document.entry.shape, issue.path);
    const value = valueAt(document.value, toPath(issue.path));
    const known = Object.keys((shape && fieldsOf(shape)) ?? {});
    const meant = matchKeys(issue.keys, known, isGroup(value) ? Object.keys(value) : []);
    return [...meant.values()].map((key) => pathKey([...toPath(issue.path), key]));
  });
  return new Set(paths);
}

const toPath = (path: readonly PropertyKey[]): Path =>
  path.map((segment) => (typeof segment === "number" ? segment : String(segment)));

/** What the shape of a file has against its content: each wrong, missing and unknown field once. */
export function shapeProblems(document: ContentDocument): Finding[] {
  if (!document.root) return [];
  const { shape } = document.entry;
  const { error } = shape.safeParse(document.value);
  const issues = error?.issues ?? [];
  const misspelt = misspeltPaths(document, issues);
  return issues.flatMap((issue) => {
    const path = toPath(issue.path);
    const at = shapeAt(shape, path);
    if (!at) return [];
    if (issue.code === "unrecognized_keys") return unknownKeys(document, path, issue.keys, at);
    const isMissing = path.length > 0 && valueAt(document.value, path) === undefined;
    if (!isMissing) return [wrongValue(document, path, at, issue)];
    return misspelt.has(pathKey(path)) ? [] : [missingField(document, path, at)];
  });
}
