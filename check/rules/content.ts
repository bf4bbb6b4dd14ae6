import type { z } from "zod";

import type { FieldKind } from "../../schema/field-note";
import { withoutOptional } from "../../schema/shape-tree";
import type { ContentDocument } from "../read/read-files";
import type { Message, Problem, Severity } from "../report/problem";
import type { Finding, Place } from "../shape/places";

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

/** A check of what shapes cannot express. What is wrong with a file outside of JSON is a Problem. */
export type Rule = (
  content: Content,
) => readonly (Finding | Problem)[] | Promise<readonly (Finding | Problem)[]>;

/** What a rule says of a value, or of a field of a group. */
export interface Said extends Message {
  field?: string;
}

/** What a rule says of one value; nothing when it is sound. */
type Says<Value> = (
  value: Value,
  content: Content,
  place: Place<Value>,
) => Said | false | undefined;

/** Warns: the site is built all the same. */
export const warning = (problem: string, fix: string): Said => ({
  problem,
  fix,
  severity: "warning",
});

const textsIn = ({ places }: Content) =>
  places.filter((place): place is Place<string> => typeof place.value === "string");

/** The texts of some kinds. */
export const textsOf = (content: Content, ...kinds: FieldKind[]): Place<string>[] =>
  textsIn(content).filter(({ note }) => note.kind !== undefined && kinds.includes(note.kind));

/** The numbers of some kinds. */
export const numbersOf = ({ places }: Content, ...kinds: FieldKind[]): Place<number>[] =>
  places.filter(
    (place): place is Place<number> =>
      typeof place.value === "number" && kinds.some((kind) => kind === place.note.kind),
  );

/** Everything in the content that has a shape, with the type that the shape gives it. */
export const allOf = <T extends z.ZodType>({ places }: Content, shape: T) =>
  places
    .filter((place) => withoutOptional(place.shape) === shape)
    .map((place): Place<z.output<T>> => ({ ...place, value: shape.parse(place.value) }));

const ruleOf =
  <Value>(find: (content: Content) => Place<Value>[], says: Says<Value>): Rule =>
  (content) =>
    find(content).flatMap((place) => {
      const said = says(place.value, content, place);
      if (!said) return [];
      const { field, ...message } = said;
      const path = field === undefined ? place.path : [...place.path, field];
      return [{ ...message, document: place.document, path }];
    });

/** A rule about each text. */
export const ofTexts = (says: Says<string>) => ruleOf(textsIn, says);

/** A rule about the texts of some kinds. */
export const ofKinds = (kinds: readonly FieldKind[], says: Says<string>) =>
  ruleOf((content) => textsOf(content, ...kinds), says);

/** A rule about everything of a shape. */
export const ofEach = <T extends z.ZodType>(shape: T, says: Says<z.output<T>>) =>
  ruleOf((content) => allOf(content, shape), says);

/** A rule about the numbers of some kinds. */
export const ofNumbers = (kinds: readonly FieldKind[], says: Says<number>) =>
  ruleOf((content) => numbersOf(content, ...kinds), says);

/** A problem with a file outside of JSON. @param file its path, like "static/brochure.pdf". */
export const fileProblem = (
  file: string,
  problem: string,
  fix: string,
  severity: Severity = "error",
): Problem => ({ file, line: 0, column: 0, where: "", problem, fix, severity });

/** A text for comparing: without regard to case and spaces. */
export const plain = (text: string) => text.trim().replace(/\s+/g, " ").toLowerCase();
