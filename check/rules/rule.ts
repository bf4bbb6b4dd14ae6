import type { FieldKind } from "../../schema/fields";
import type { ContentDocument } from "../read/read-files";
import type { Path, Problem, Severity } from "../report/problem";
import { whereIs } from "../report/say";
import { type Finding, isGroup, type Place, placeKey } from "../shape/places";

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
  /** Whether what is still a placeholder or a sample is listed too. */
  launch: boolean;
}

/** A check of one thing that shapes cannot express. What is wrong with a file outside of JSON is a Problem. */
export type Rule = (content: Content) => (Finding | Problem)[] | Promise<(Finding | Problem)[]>;

/**
 * Sorts places by the type of their value, for the rules. Refused places are left out, and all of a record that is
 * refused. In their group they are null: a rule sees that the field exists, but has no value to judge.
 */
export function sortPlaces(
  places: readonly Place[],
  isRefused: (place: Pick<Place, "document" | "path">) => boolean,
): Pick<Content, "texts" | "numbers" | "groups" | "lists"> {
  const sound = places.filter(
    ({ document, path }) =>
      !isRefused({ document, path }) && !isRefused({ document, path: path.slice(0, 2) }),
  );
  const judged = ({ document, path, value }: Place<Record<string, unknown>>) =>
    Object.entries(value).map(([name, field]) => [
      name,
      isRefused({ document, path: [...path, name] }) ? null : field,
    ]);
  return {
    texts: sound.filter((place): place is Place<string> => typeof place.value === "string"),
    numbers: sound.filter((place): place is Place<number> => typeof place.value === "number"),
    lists: sound.filter((place): place is Place<unknown[]> => Array.isArray(place.value)),
    groups: sound
      .filter((place): place is Place<Record<string, unknown>> => isGroup(place.value))
      .map((group) => ({ ...group, value: Object.fromEntries(judged(group)) })),
  };
}

/** A finding at a place. */
export const at = (
  { document, path }: Pick<Place, "document" | "path">,
  problem: string,
  fix: string,
): Finding => ({ document, path, problem, fix });

/** The same as a warning, which does not stop a build. */
export const warn = (...finding: Parameters<typeof at>): Finding => ({
  ...at(...finding),
  severity: "warning",
});

/** A problem with a file outside of JSON. @param file its path, like "static/brochure.pdf". */
export const fileProblem = (
  file: string,
  problem: string,
  fix: string,
  severity: Severity = "error",
): Problem => ({ file, line: 0, column: 0, where: "", problem, fix, severity });

/** The place of a field of a group. */
export const fieldOf = ({ document, path }: Place, name: string) => ({
  document,
  path: [...path, name],
});

/** The texts of some kinds. */
export const textsOf = ({ texts }: Content, ...kinds: FieldKind[]): Place<string>[] =>
  texts.filter(({ note }) => note.kind !== undefined && kinds.includes(note.kind));

/** The shapes of groups that have rules. */
export type RuledShape =
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

/** Things that are the same as an earlier one, each with the first of its kind. */
export function repeats<Thing>(
  things: readonly Thing[],
  keyOf: (thing: Thing) => string,
): { later: Thing; first: Thing }[] {
  const firsts = new Map<string, Thing>();
  return things.flatMap((later) => {
    const key = keyOf(later);
    const first = firsts.get(key);
    if (first !== undefined) return [{ later, first }];
    firsts.set(key, later);
    return [];
  });
}

/** A text for comparing: without regard to case and spaces. */
export const plain = (text: string) => text.trim().replace(/\s+/g, " ").toLowerCase();

/** A place to be named in a message about another place: `plots › 1 "Adibatla Meadows" (line 20)`. */
export function referTo(document: ContentDocument, path: Path, from: ContentDocument): string {
  const { line } = document.positionOf(path);
  const place = whereIs(document.value, path);
  return document === from ? `${place} (line ${line})` : `${place} (${document.name}:${line})`;
}

/** The list or group that a place is in, as a key to compare by. */
export const parentKey = ({ document, path }: Place) =>
  placeKey({ document, path: path.slice(0, -1) });
