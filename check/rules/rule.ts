import { listFile, type ListType } from "../../schema/content-files";
import type { FieldKind } from "../../schema/fields";
import type { ContentDocument } from "../read/read-files";
import type { Path, Problem } from "../report/problem";
import { whereIs } from "../report/where";
import { type Finding, isGroup, pathKey, type Place, placeKey } from "../shape/places";

/** All content, as the rules see it. Values that their shape refused are left out. */
export interface Content {
  documents: readonly ContentDocument[];
  texts: readonly Place<string>[];
  numbers: readonly Place<number>[];
  groups: readonly Place<Record<string, unknown>>[];
  lists: readonly Place<readonly unknown[]>[];
  /** Absolute path of data/. */
  folder: string;
  /** All files under data/, with slashes, like "images/entrance.jpg". */
  files: readonly string[];
  /** The files of static/, with slashes, like "brochure.pdf". */
  published: readonly string[];
  /** Today, so that a test can choose it. */
  today: Date;
}

/** A check of one thing that shapes cannot express. What is wrong with a file outside of JSON is a Problem. */
export type Rule = (content: Content) => (Finding | Problem)[] | Promise<(Finding | Problem)[]>;

/**
 * Sorts places by the type of their value, for the rules. Refused places are left out; in their group
 * null replaces them, so that a rule sees that the field exists, but has no value to judge.
 */
export function sortPlaces(
  places: readonly Place[],
  isRefused: (place: Pick<Place, "document" | "path">) => boolean,
): Pick<Content, "texts" | "numbers" | "groups" | "lists"> {
  const texts: Place<string>[] = [];
  const numbers: Place<number>[] = [];
  const groups: Place<Record<string, unknown>>[] = [];
  const lists: Place<readonly unknown[]>[] = [];
  for (const place of places) {
    const { document, path, value } = place;
    if (isRefused(place)) continue;
    if (typeof value === "string") texts.push({ ...place, value });
    else if (typeof value === "number") numbers.push({ ...place, value });
    else if (Array.isArray(value)) lists.push({ ...place, value });
    else if (isGroup(value)) {
      const judged = Object.entries(value).map(([name, field]) => [
        name,
        isRefused({ document, path: [...path, name] }) ? null : field,
      ]);
      groups.push({ ...place, value: Object.fromEntries(judged) });
    }
  }
  return { texts, numbers, groups, lists };
}

/** A finding at a place. */
export const at = (
  { document, path }: Pick<Place, "document" | "path">,
  problem: string,
  fix: string,
): Finding => ({ document, path, problem, fix });

/** The same, pointing at the name of the field. */
export const atName = (...finding: Parameters<typeof at>): Finding => ({
  ...at(...finding),
  atName: true,
});

/** The same as a warning, which does not stop a build. */
export const warn = (...finding: Parameters<typeof at>): Finding => ({
  ...at(...finding),
  severity: "warning",
});

/** The place of a field of a group. */
export const fieldOf = ({ document, path }: Place, name: string) => ({
  document,
  path: [...path, name],
});

/** The texts of some kinds. */
export const textsOf = ({ texts }: Content, ...kinds: FieldKind[]): Place<string>[] =>
  texts.filter(({ note }) => note.kind !== undefined && kinds.includes(note.kind));

/** The shapes of groups that have rules. */
type RuledShape =
  | "CompletedProject"
  | "NavigationEntry"
  | "OngoingProject"
  | "OpeningHours"
  | "Photo"
  | "Plot"
  | "Testimonial";

/** The groups of some shapes, by shape. */
export const groupsOf = ({ groups }: Content, ...shapes: RuledShape[]) =>
  shapes.flatMap((shape) => groups.filter(({ note }) => note.id === shape));

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

/** Things that are the same as an earlier one, each with the first of its kind. */
export const repeats = <Thing>(
  things: readonly Thing[],
  keyOf: (thing: Thing) => string,
): { later: Thing; first: Thing }[] =>
  gather(things, keyOf).flatMap(([first, ...others]) =>
    first === undefined ? [] : others.map((later) => ({ later, first })),
  );

/** A text for comparing: without regard to case and spaces. */
export const plain = (text: string) => text.trim().replace(/\s+/g, " ").toLowerCase();

/** A place to be named in a message about another place: `plots › 1 "Adibatla Meadows" (line 20)`. */
export function referTo(document: ContentDocument, path: Path, from: ContentDocument): string {
  const { line } = document.positionOf(path);
  const place = whereIs(document.value, path);
  return document === from ? `${place} (line ${line})` : `${place} (${document.name}:${line})`;
}

/** The slugs of a list's records. */
export interface Records {
  slugs: readonly Place<string>[];
  /** Whether each record has a slug of the right form, so that no other slug can be meant. */
  isComplete: boolean;
}

/** The records of a list. @returns undefined when the list cannot be read. */
export function recordsOf(content: Content, type: ListType): Records | undefined {
  const { path: file, records } = listFile(type);
  const list = content.lists.find(
    ({ document, path }) => document.entry.path === file && pathKey(path) === pathKey([records]),
  );
  if (!list) return undefined;
  const slugs = textsOf(content, "slug").filter(({ document }) => document === list.document);
  return { slugs, isComplete: slugs.length === list.value.length };
}

/** The list or group that a place is in, as a key to compare by. */
export const parentKey = ({ document, path }: Place) =>
  placeKey({ document, path: path.slice(0, -1) });
