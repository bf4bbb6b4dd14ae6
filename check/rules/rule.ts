import type { FieldKind } from "../../schema/fields";
import type { ContentDocument } from "../read/read-files";
import type { Message, Problem, Severity } from "../report/problem";
import { describePath, quote } from "../report/wording";
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
  severity?: Severity,
): Finding => ({ document, path, problem, fix, severity });

/** The same as a warning, which does not stop a build. */
export const warn = (place: Pick<Place, "document" | "path">, problem: string, fix: string) =>
  at(place, problem, fix, "warning");

/** A finding with a message, if there is one. */
export const findingsAt = ({ document, path }: Place, message: Message | undefined): Finding[] =>
  message ? [{ document, path, ...message }] : [];

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
  | "CostCurrencies"
  | "NavigationEntry"
  | "OngoingProject"
  | "OpeningHours"
  | "Photo"
  | "Plot"
  | "Testimonial";

/** The groups of some shapes, by shape. */
export const groupsOf = ({ groups }: Content, ...shapes: RuledShape[]) =>
  shapes.flatMap((shape) => groups.filter(({ note }) => note.id === shape));

/** Texts that are the same as an earlier one, each with the first of its kind. */
export function repeats(
  texts: readonly Place<string>[],
  keyOf: (text: Place<string>) => string,
): { later: Place<string>; first: Place<string> }[] {
  const firsts = new Map<string, Place<string>>();
  return texts.flatMap((later) => {
    const key = keyOf(later);
    const first = firsts.get(key);
    if (first) return [{ later, first }];
    firsts.set(key, later);
    return [];
  });
}

/** A text for comparing: without regard to case and spaces. */
export const plain = (text: string) => text.trim().replace(/\s+/g, " ").toLowerCase();

/** The list or group that a place is in, as a key to compare by. */
export const parentKey = ({ document, path }: Place) =>
  placeKey({ document, path: path.slice(0, -1) });

/** A key for texts that must not occur twice in a file. */
export const inFile = ({ document, value }: Place<string>) => `${document.name} ${plain(value)}`;

/** A key for texts that must not occur twice in a list. */
export const inList = (text: Place<string>) => `${parentKey(text)} ${plain(text.value)}`;

/**
 * Names the record of a place in a message about another place: `plots › 1 "Adibatla Meadows" (line 20)`.
 * @param up how many steps the record is above the place.
 */
export function referTo(
  { document, path }: Pick<Place, "document" | "path">,
  from: Pick<Place, "document">,
  up = 1,
): string {
  const record = path.slice(0, path.length - up);
  const { line } = document.positionOf(record);
  const where = describePath(document.value, record);
  return document === from.document
    ? `${where} (line ${line})`
    : `${where} (${document.name}:${line})`;
}

/** Says of an entry that its list has it already. */
export const isListedAgain = ({ value }: Place<string>, first: Place) =>
  `names ${quote(value)} again, after entry ${Number(first.path.at(-1)) + 1}`;
