import type { z } from "zod";

import type { FieldKind } from "../../schema/field-note";
import { type Shape, withoutOptional } from "../../schema/shape-tree";
import type { ContentDocument } from "../read/read-files";
import { fileProblem, type Message, type Problem } from "../report/problem";
import type { Place } from "../shape";

/** All content, as the rules see it. Values that their shape refuses are left out. */
export interface Content {
  documents: readonly ContentDocument[];
  places: readonly Place[];
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

/** A check of what shapes cannot express. */
export type Rule = (content: Content) => readonly Problem[] | Promise<readonly Problem[]>;

/** Finds the places that a rule is about. */
type Finder<Value> = (content: Content) => Place<Value>[];

/** Finds values of a JSON type, and of some kinds or all. */
const ofType =
  <Value>(isOfType: (value: unknown) => value is Value) =>
  (...kinds: FieldKind[]): Finder<Value> =>
  ({ places }) =>
    places.filter(
      (place): place is Place<Value> =>
        isOfType(place.value) &&
        (kinds.length === 0 || kinds.some((kind) => kind === place.note.kind)),
    );

export const texts = ofType((value) => typeof value === "string");
export const numbers = ofType((value) => typeof value === "number");

/** The places of a shape: grouped once, since rules look for them again for each record. */
const placesByShape = new WeakMap<Content, Map<Shape, Place[]>>();

function placesOf(shape: Shape, content: Content): Place[] {
  let groups = placesByShape.get(content);
  if (!groups) {
    groups = new Map();
    for (const place of content.places) {
      const key = withoutOptional(place.shape);
      const group = groups.get(key);
      if (group) group.push(place);
      else groups.set(key, [place]);
    }
    placesByShape.set(content, groups);
  }
  return groups.get(shape) ?? [];
}

/** Everything that has a shape, with the type that the shape gives it. */
export const all =
  <T extends z.ZodType>(shape: T): Finder<z.output<T>> =>
  (content) =>
    placesOf(shape, content).filter(
      (place): place is Place<z.output<T>> => withoutOptional(place.shape) === shape,
    );

/** What a rule says of a value, or of a field of a group. */
export interface Said extends Message {
  field?: string;
}

/** Warns: the site is built all the same. @param field of a group, the field that is meant. */
export const warning = (problem: string, fix: string, field?: string): Said => ({
  problem,
  fix,
  field,
  severity: "warning",
});

/** What is wrong with a value; nothing when it is sound. */
type Verdict = Said | false | "" | undefined;

/** A rule about each of some places. */
export const each =
  <Value>(
    find: Finder<Value>,
    says: (value: Value, content: Content, place: Place<Value>) => Verdict | Promise<Verdict>,
  ): Rule =>
  async (content) => {
    const problems = find(content).map(async (place) => {
      const { document, path, value } = place;
      const said = await says(value, content, place);
      if (!said) return [];
      return [document.problemAt(said.field === undefined ? path : [...path, said.field], said)];
    });
    return (await Promise.all(problems)).flat();
  };

/** A rule about each of some files. @param find their paths inside a folder. @param folder its name. */
export const eachFile =
  (
    folder: "data" | "static",
    find: (content: Content) => readonly string[],
    says: (file: string, content: Content) => Message | false | undefined,
  ): Rule =>
  (content) =>
    find(content).flatMap((file) => {
      const said = says(file, content);
      return said ? [fileProblem(`${folder}/${file}`, said)] : [];
    });

/**
 * A warning about each of some values that is hardly meant.
 * @param looks what is odd about it; follows "is 0.4, ".
 */
export const doubt = <Value extends string | number>(
  find: Finder<Value>,
  isOdd: (value: Value, content: Content) => boolean,
  looks: string,
  fix: string,
): Rule =>
  each(find, (value, content) => isOdd(value, content) && warning(`is ${value}, ${looks}`, fix));

/** A text for comparing: without regard to case and spaces. */
export const plain = (text: string) => text.trim().replace(/\s+/g, " ").toLowerCase();
