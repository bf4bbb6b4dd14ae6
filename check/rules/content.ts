import type { z } from "zod";

import type { FieldKind } from "../../schema/field-note";
import type * as fields from "../../schema/fields";
import type { ContentDocument } from "../read/read-files";
import { fileProblem, type Message, type Problem, type Severity } from "../report/problem";
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
}

/** A check of what shapes cannot express. */
export type Rule = (content: Content) => readonly Problem[] | Promise<readonly Problem[]>;

/** Finds the places that a rule is about. */
export type Finder<Value> = (content: Content) => Place<Value>[];

/** Every text. */
export const texts: Finder<string> = ({ places }) =>
  places.filter((place): place is Place<string> => typeof place.value === "string");

type ValueOf<Kind extends FieldKind> = z.output<ReturnType<(typeof fields)[Kind]>>;

/** Every value of some kinds. */
export const ofKind =
  <Kind extends FieldKind>(...kinds: Kind[]): Finder<ValueOf<Kind>> =>
  ({ places }) =>
    places.filter((place): place is Place<ValueOf<Kind>> =>
      kinds.some((kind) => kind === place.note.kind),
    );

/** Everything that has a shape, with the type that the shape gives it. */
export const all =
  <T extends z.ZodType>(shape: T): Finder<z.output<T>> =>
  ({ places }) =>
    places.filter((place): place is Place<z.output<T>> => place.shape === shape);

/** What a rule says of a value, or of a field of a group. */
export interface Said extends Message {
  field?: string;
}

/** @returns a function that makes what a rule says. @param field of a group, the field that is meant. */
const saying =
  (severity: Severity) =>
  (problem: string, fix: string, field?: string): Said => ({ problem, fix, field, severity });

/** Warns: the site is built all the same. */
export const warning = saying("warning");

/** Names what is left to do before the launch. */
export const toDo = saying("launch");

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
