import type { z } from "zod";

import { inWords, type Issue, type Phrase } from "../schema/refine";
import {
  entryOf,
  fieldsOf,
  type Meta,
  metaOf,
  type Shape,
  scalarOf,
  withoutOptional,
} from "../schema/shape-tree";
import type { ContentDocument } from "./read/read-files";
import type { Message } from "./report/problem";
import { describeValue, nearest, type Path, plural, quote, valueAt } from "./report/wording";

/** A value in a file, with its path and its shape. */
export interface ContentNode<Value = unknown> {
  document: ContentDocument;
  path: Path;
  /** Undefined if the field is left out. */
  value: Value;
  /** Without the optional wrapper. */
  shape: Shape;
  isOptional: boolean;
  meta: Meta;
}

/** All nodes of a file, from the outermost shape inwards. */
function nodesIn(
  document: ContentDocument,
  shape: Shape = document.file.shape,
  path: Path = [],
): ContentNode[] {
  const value = valueAt(document.value, path);
  const field = withoutOptional(shape);
  const entry = entryOf(field);
  const inside: [string | number, Shape][] = entry
    ? Array.from(Array.isArray(value) ? value : [], (_, index) => [index, entry])
    : Object.entries(fieldsOf(field) ?? {});
  return [
    { document, path, value, shape: field, isOptional: field !== shape, meta: metaOf(shape) },
    ...inside.flatMap(([step, inner]) => nodesIn(document, inner, [...path, step])),
  ];
}

const keyOf = (path: readonly PropertyKey[]) => JSON.stringify(path);

function wrongValue(
  { value, path, shape, isOptional, meta }: ContentNode,
  issue: z.core.$ZodIssue,
): Message {
  const { expects = "", fix = "", description = "" } = meta;
  const own: Issue = (issue.code === "custom" && issue.params) || {};
  if (own.problem) return { problem: own.problem, fix: own.fix ?? fix };
  if (value === undefined) {
    const name = String(path.at(-1));
    const fix: Phrase = ({ field, byHand }) =>
      `${byHand(`add ${field(name)} here: `, "enter ")}${expects} (${description})`;
    return { problem: "is missing", fix };
  }
  const isLength = issue.code.startsWith("too_") && value !== "";
  const length =
    (isLength && typeof value === "string" && plural([...value].length, "character")) ||
    (isLength && Array.isArray(value) && `${value.length} entries`);
  const found = length
    ? `has ${length}`
    : `is ${describeValue(value, scalarOf(shape) === "String")}`;
  return {
    problem: (wording) => `must be ${inWords(own.expects ?? expects, wording)}, but ${found}`,
    fix: value === null && isOptional ? "delete this line" : (own.fix ?? fix),
  };
}

/** A problem for each unknown field of a group, with the fields that were probably meant. */
function unknownFields(
  { document, path, shape, value, meta }: ContentNode,
  names: readonly string[],
) {
  const fields = fieldsOf(shape) ?? {};
  const unused = Object.keys(fields).filter((name) => valueAt(value, [name]) === undefined);
  const { former, renamed = {} } = meta;
  const inGroup = (field: string) => keyOf([...path, field]);
  if (former && names.some((name) => former.names.includes(name))) {
    const problem = "is written as in an earlier version of the site";
    const meant = unused.map(inGroup);
    return [{ problem: document.problemAt(path, { problem, fix: former.fix }), meant }];
  }
  return names.map((name) => {
    const group = Object.keys(fields).find((field) => valueAt(fieldsOf(fields[field]), [name]));
    const newName = Object.hasOwn(renamed, name) ? renamed[name] : nearest(name, unused);
    const meant = group ? undefined : newName;
    const words =
      (group && `move it into ${quote(group)}`) ??
      (meant && `write ${quote(meant)} instead`) ??
      "delete it (labels and messages of the site itself are code, in words.ts)";
    const fix: Phrase = ({ byHand }) =>
      `${byHand("", `open ${document.name} in a text editor, and `)}${words}`;
    return {
      problem: document.problemAt(path, { problem: "is not a known field here", fix, field: name }),
      meant: meant ? [inGroup(meant)] : [],
    };
  });
}

/** Compares a file with its shape. @returns the problems found, and the nodes with valid values. */
export function compareWithShape(document: ContentDocument) {
  const issues = document.file.shape.safeParse(document.value).error?.issues ?? [];
  const all = nodesIn(document);
  const byPath = new Map(all.map((node) => [keyOf(node.path), node]));
  const unknown = issues.flatMap((issue) => {
    const node = byPath.get(keyOf(issue.path));
    return issue.code === "unrecognized_keys" && node ? unknownFields(node, issue.keys) : [];
  });
  // A field is not reported as missing if an unknown field was meant for it. Each value gets one message only.
  const explained = new Set(unknown.flatMap(({ meant }) => meant));
  const wrong = issues.flatMap((issue) => {
    const key = keyOf(issue.path);
    const node = byPath.get(key);
    if (issue.code === "unrecognized_keys" || !node || explained.has(key)) return [];
    explained.add(key);
    return [document.problemAt(node.path, wrongValue(node, issue))];
  });
  return {
    problems: [...wrong, ...unknown.map(({ problem }) => problem)],
    nodes: all.filter(
      ({ path, value }) =>
        value !== undefined &&
        !issues.some((issue) => path.every((step, index) => step === issue.path[index])),
    ),
  };
}
