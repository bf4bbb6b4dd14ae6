import { listFile, type ListType } from "../../schema/content-files";
import type { FieldKind } from "../../schema/fields";
import type { Content, Place } from "../shape/content";
import type { Path } from "../report/problem";

/** The texts of some kinds. */
export const textsOf = (content: Content, ...kinds: FieldKind[]): Place<string>[] =>
  content.texts.filter(({ note }) => note.kind !== undefined && kinds.includes(note.kind));

/** The groups of a shape. @param type the name of the shape, like "Photo". */
export const groupsOf = (content: Content, type: string): Place<Record<string, unknown>>[] =>
  content.groups.filter(({ note }) => note.id === type);

/** Gathers things by a key, in the order of their first appearance. */
export function gather<Thing>(
  things: readonly Thing[],
  keyOf: (thing: Thing) => string,
): Thing[][] {
  const gathered = new Map<string, Thing[]>();
  for (const thing of things) {
    const key = keyOf(thing);
    const others = gathered.get(key);
    if (others) others.push(thing);
    else gathered.set(key, [thing]);
  }
  return [...gathered.values()];
}

/**
 * Things that are the same as an earlier one.
 * @returns each later thing with the first of its kind.
 */
export const repeats = <Thing>(
  things: readonly Thing[],
  keyOf: (thing: Thing) => string,
): { later: Thing; first: Thing }[] =>
  gather(things, keyOf).flatMap(([first, ...others]) =>
    first === undefined ? [] : others.map((later) => ({ later, first })),
  );

/** A text for comparing: without regard to case and spaces. */
export const plain = (text: string) => text.trim().replace(/\s+/g, " ").toLowerCase();

/** The way to a field of a group. */
export const fieldOf = (
  group: Place,
  key: string,
): { document: Place["document"]; path: Path } => ({
  document: group.document,
  path: [...group.path, key],
});

/** The records of a list, by their slugs. */
export interface Records {
  slugs: readonly Place<string>[];
  /** Whether each record has a slug of the right form, so that none can be meant but those. */
  isComplete: boolean;
}

/** The records of a list. @returns undefined when the list cannot be read. */
export function recordsOf(content: Content, type: ListType): Records | undefined {
  const { records } = listFile(type);
  const isInList = ({ document, path }: Place, depth: number) =>
    document.entry.type === type && path.length === depth && path[0] === records;
  const list = content.lists.find((place) => isInList(place, 1));
  if (!list) return undefined;
  const slugs = textsOf(content, "slug").filter((place) => isInList(place, 3));
  return { slugs, isComplete: slugs.length === list.value.length };
}
