import { entryOf, fieldsOf, type Note, noteOf, type Shape } from "../../schema/shape-tree";
import type { ContentDocument } from "../read/read-files";
import type { Path } from "../report/problem";
import { valueAt } from "../report/wording";

/** A place in a file that its shape knows, with its value. */
export interface Place<Value = unknown> {
  document: ContentDocument;
  path: Path;
  /** Undefined for what is left out. */
  value: Value;
  shape: Shape;
  note: Note;
}

/** Each place of a file, by the shapes from top to bottom. */
export function placesIn(
  document: ContentDocument,
  shape: Shape = document.entry.shape,
  path: Path = [],
): Place[] {
  const value = valueAt(document.value, path);
  const entry = entryOf(shape);
  const inside: [string | number, Shape][] = entry
    ? Array.from(Array.isArray(value) ? value : [], (_, index) => [index, entry])
    : Object.entries(fieldsOf(shape) ?? {});
  return [
    { document, path, value, shape, note: noteOf(shape) },
    ...inside.flatMap(([step, inner]) => placesIn(document, inner, [...path, step])),
  ];
}
