import type { Content, ContentDocument, Place } from "./content";
import { isGroup } from "../read/json-tree";
import { pathKey } from "./path-key";
import type { Path } from "../report/problem";
import { entryOf, fieldsOf, noteOf, type Shape } from "../../schema/shape-tree";

/**
 * Goes through a value along with its shape.
 * @returns each place that the shape knows and the value has, from top to bottom.
 */
function placesOf(document: ContentDocument, shape: Shape, value: unknown, path: Path): Place[] {
  const place = { document, path, value, shape, note: noteOf(shape) };
  const fields = fieldsOf(shape);
  const entry = entryOf(shape);
  if (fields && isGroup(value)) {
    const inside = Object.keys(value).flatMap((key) => {
      const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
      return field ? placesOf(document, field, value[key], [...path, key]) : [];
    });
    return [place, ...inside];
  }
  if (entry && Array.isArray(value)) {
    const items: readonly unknown[] = value;
    const inside = items.flatMap((item, index) =>
      placesOf(document, entry, item, [...path, index]),
    );
    return [place, ...inside];
  }
  return fields || entry ? [] : [place];
}

/** Every place of the files that could be read. */
export const allPlaces = (documents: readonly ContentDocument[]): Place[] =>
  documents.flatMap((document) =>
    document.root ? placesOf(document, document.entry.shape, document.value, []) : [],
  );

const placeKey = (document: ContentDocument, path: Path) => document.name + pathKey(path);

/** The places that were found wrong already. */
export type Refused = (document: ContentDocument, path: Path) => boolean;

/** Remembers where findings are, to look them up. */
export function refusedBy(findings: readonly Pick<Place, "document" | "path">[]): Refused {
  const keys = new Set(findings.map(({ document, path }) => placeKey(document, path)));
  return (document, path) => keys.has(placeKey(document, path));
}

/**
 * Sorts places by the type of their value, for the rules. Refused places are left out; in their group
 * null stands for them, so that a rule sees a field that is there, but none that it can judge.
 */
export function sortPlaces(
  places: readonly Place[],
  isRefused: Refused,
): Pick<Content, "texts" | "numbers" | "groups" | "lists"> {
  const texts: Place<string>[] = [];
  const numbers: Place<number>[] = [];
  const groups: Place<Record<string, unknown>>[] = [];
  const lists: Place<readonly unknown[]>[] = [];
  for (const place of places) {
    const { document, path, value } = place;
    if (isRefused(document, path)) continue;
    if (typeof value === "string") texts.push({ ...place, value });
    else if (typeof value === "number") numbers.push({ ...place, value });
    else if (Array.isArray(value)) lists.push({ ...place, value });
    else if (isGroup(value)) {
      const judged = Object.entries(value).map(([key, field]) => [
        key,
        isRefused(document, [...path, key]) ? null : field,
      ]);
      groups.push({ ...place, value: Object.fromEntries(judged) });
    }
  }
  return { texts, numbers, groups, lists };
}
