import { entryOf, fieldsOf, fits, type Note, noteOf, type Shape } from "../../schema/shape-tree";
import type { ContentDocument } from "../read/read-files";
import type { Path } from "../report/problem";

/** A known place in a file, with its value, which fits its shape. */
export interface Place<Value = unknown> {
  document: ContentDocument;
  path: Path;
  value: Value;
  shape: Shape;
  note: Note;
}

function placesIn(document: ContentDocument, shape: Shape, value: unknown, path: Path): Place[] {
  const fields = fieldsOf(shape) ?? {};
  const entry = entryOf(shape);
  const inside = Object.entries(typeof value === "object" && value ? value : {}).flatMap(
    ([name, inner]: [string, unknown]) => {
      const field = entry ?? (Object.hasOwn(fields, name) ? fields[name] : undefined);
      const step = entry ? Number(name) : name;
      return field ? placesIn(document, field, inner, [...path, step]) : [];
    },
  );
  const place = { document, path, value, shape, note: noteOf(shape) };
  return fits(shape, value) ? [place, ...inside] : inside;
}

/** Each place of the files whose value fits its shape, from top to bottom. */
export const allPlaces = (documents: readonly ContentDocument[]): Place[] =>
  documents.flatMap((document) => placesIn(document, document.entry.shape, document.value, []));
