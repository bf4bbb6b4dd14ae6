import type { z } from "zod";

import type { FieldKind, kinds } from "../../schema/fields";
import type { Text } from "../../schema/refine";
import type { ContentDocument } from "../read/read-files";
import { fileProblem, type Message, type Problem, type Severity } from "../report/problem";
import type { Place } from "../shape";

/** All content, as the rules see it. */
export interface Content {
  documents: readonly ContentDocument[];
  /** The values that fit their shapes. */
  places: readonly Place[];
  /** Absolute path of data/. */
  folder: string;
  /** All files under data/, with slashes, like "images/entrance.jpg". */
  files: readonly string[];
  /** The files of static/, with slashes, like "brochure.pdf". */
  staticFiles: readonly string[];
  today: Date;
  /** Whether launch items are looked for: the site is launched, or --launch asks for them. */
  launch: boolean;
}

/** A check that shapes cannot express. */
export type Rule = (content: Content) => readonly Problem[] | Promise<readonly Problem[]>;

/** Finds the places that a rule is about. */
export type Finder<Value> = (content: Content) => Place<Value>[];

/** Every text. */
export const texts: Finder<string> = ({ places }) =>
  places.filter((place): place is Place<string> => typeof place.value === "string");

type ValueOf<Kind extends FieldKind> = z.output<ReturnType<(typeof kinds)[Kind]>>;

/** Every value of some kinds. */
export const ofKind =
  <Kind extends FieldKind>(...wanted: Kind[]): Finder<ValueOf<Kind>> =>
  ({ places }) =>
    places.filter((place): place is Place<ValueOf<Kind>> =>
      wanted.some((kind) => kind === place.note.kind),
    );

/** Every value of a shape. */
export const all =
  <T extends z.ZodType>(shape: T): Finder<z.output<T>> =>
  ({ places }) =>
    places.filter((place): place is Place<z.output<T>> => place.shape === shape);

const messageOf =
  (severity: Severity) =>
  (problem: Text, fix: Text, field?: string): Message => ({ problem, fix, field, severity });

/** A message that does not stop the build. */
export const warning = messageOf("warning");

/** A message that stops only the launch. */
export const launchItem = messageOf("launch");

/** The message for a wrong value; nothing for a valid one. */
type Verdict = Message | false | "" | undefined;

/** A rule for each of some values. */
export const each =
  <Value>(
    find: Finder<Value>,
    judge: (value: Value, content: Content, place: Place<Value>) => Verdict | Promise<Verdict>,
  ): Rule =>
  async (content) => {
    const problems = find(content).map(async (place) => {
      const message = await judge(place.value, content, place);
      return message ? [place.document.problemAt(place.path, message)] : [];
    });
    return (await Promise.all(problems)).flat();
  };

/** A rule for each of some values, compared with all of them. @param summarise once for all values. */
export const eachAmong =
  <Value, Summary>(
    find: Finder<Value>,
    summarise: (all: readonly Place<Value>[]) => Summary,
    judge: (value: Value, summary: Summary, place: Place<Value>) => Verdict,
  ): Rule =>
  (content) => {
    const summary = summarise(find(content));
    return each(find, (value, _content, place) => judge(value, summary, place))(content);
  };

/** A rule for each of some files. @param find their paths inside the folder. */
export const eachFile =
  (
    folder: "data" | "static",
    find: (content: Content) => readonly string[],
    judge: (file: string, content: Content) => Verdict,
  ): Rule =>
  (content) =>
    find(content).flatMap((file) => {
      const message = judge(file, content);
      return message ? [fileProblem(`${folder}/${file}`, message)] : [];
    });

/** A warning for each unlikely value. @param why follows "is 0.4, ". */
export const doubt = <Value extends string | number>(
  find: Finder<Value>,
  isOdd: (value: Value, content: Content) => boolean,
  why: string,
  fix: Text,
): Rule =>
  each(find, (value, content) => isOdd(value, content) && warning(`is ${value}, ${why}`, fix));
