import type { ContentDocument } from "../read/read-files";
import type { Message, Path } from "../report/problem";
import { entryOf, fieldsOf, type Note, noteOf, type Shape } from "../../schema/shape-tree";

/** Whether a value is a group of fields. */
export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A known place in a file, with its value. */
export interface Place<Value = unknown> {
  document: ContentDocument;
  path: Path;
  value: Value;
  shape: Shape;
  note: Note;
}

/** A problem with its place, but not yet its line. */
export interface Finding extends Message {
  document: ContentDocument;
  /** To a value, or to a field that is missing: then its record is pointed at. */
  path: Path;
  /** Points at the field's name in front of the value. */
  atName?: boolean;
  /** Points at this piece of the value, if the file contains it literally. */
  seek?: string;
}

function placesIn(document: ContentDocument, shape: Shape, value: unknown, path: Path): Place[] {
  const place = { document, path, value, shape, note: noteOf(shape) };
  const fields = fieldsOf(shape);
  const entry = entryOf(shape);
  if (fields && isGroup(value)) {
    const inside = Object.entries(value).flatMap(([name, inner]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return field ? placesIn(document, field, inner, [...path, name]) : [];
    });
    return [place, ...inside];
  }
  if (entry && Array.isArray(value)) {
    const items: readonly unknown[] = value;
    const inside = items.flatMap((item, index) =>
      placesIn(document, entry, item, [...path, index]),
    );
    return [place, ...inside];
  }
  return fields || entry ? [] : [place];
}

/** Each place that is in the shapes and in the files, from top to bottom. */
export const allPlaces = (documents: readonly ContentDocument[]): Place[] =>
  documents.flatMap((document) => placesIn(document, document.entry.shape, document.value, []));

/** A path as one text, to look it up by. */
export const pathKey = (path: Path) => JSON.stringify(path);

/** A place as one text, to look it up by. */
export const placeKey = ({ document, path }: Pick<Place, "document" | "path">) =>
  document.name + pathKey(path);
