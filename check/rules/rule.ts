import type { z } from "zod";

import type { FieldKind, kinds } from "../../schema/fields";
import type { Phrase } from "../../schema/refine";
import type { ContentDocument } from "../read/read-files";
import { fileProblem, type Message, type Problem, type Severity } from "../report/problem";
import type { ContentNode } from "../shape";

/** All content, as the rules see it. */
export interface Content {
  documents: readonly ContentDocument[];
  /** The nodes whose values fit their shapes. */
  nodes: readonly ContentNode[];
  /** Absolute path of data/. */
  folder: string;
  /** All files under data/, with slashes, like "images/entrance.jpg". */
  files: readonly string[];
  /** The files of static/, with slashes, like "brochure.pdf". */
  staticFiles: readonly string[];
  /** The day in India, like "2026-01-31". */
  today: string;
  /** Whether to look for launch items: the site is launched, or --launch asks for them. */
  launch: boolean;
}

/** A check that the shapes cannot express. */
export type Rule = (content: Content) => readonly Problem[] | Promise<readonly Problem[]>;

/** Finds the nodes that a rule is about. */
export type Selector<Value> = (content: Content) => ContentNode<Value>[];

/** Every text. */
export const texts: Selector<string> = ({ nodes }) =>
  nodes.filter((node): node is ContentNode<string> => typeof node.value === "string");

type ValueOf<Kind extends FieldKind> = z.output<ReturnType<(typeof kinds)[Kind]>>;

/** Every value of some kinds. */
export const ofKind =
  <Kind extends FieldKind>(...wanted: Kind[]): Selector<ValueOf<Kind>> =>
  ({ nodes }) =>
    nodes.filter((node): node is ContentNode<ValueOf<Kind>> =>
      wanted.some((kind) => kind === node.meta.kind),
    );

/** Every value of a shape: of the same object as in its file's shape, not of what `.meta()` makes of it. */
export const all =
  <T extends z.ZodType>(shape: T): Selector<z.output<T>> =>
  ({ nodes }) =>
    nodes.filter((node): node is ContentNode<z.output<T>> => node.shape === shape);

const messageOf =
  (severity: Severity) =>
  (problem: Phrase, fix: Phrase, field?: string): Message => ({ problem, fix, field, severity });

/** A message that does not stop the build. */
export const warning = messageOf("warning");

/** A message that stops only the launch. */
export const launchItem = messageOf("launch");

/** The message for a wrong value; nothing for a valid one. */
type Result = Message | false | "" | undefined;

/** A rule for each of some values. */
export const each =
  <Value>(
    find: Selector<Value>,
    check: (value: Value, content: Content, node: ContentNode<Value>) => Result | Promise<Result>,
  ): Rule =>
  async (content) => {
    const problems = find(content).map(async (node) => {
      const message = await check(node.value, content, node);
      return message ? [node.document.problemAt(node.path, message)] : [];
    });
    return (await Promise.all(problems)).flat();
  };

/** A rule for each of some files. @param find returns their paths inside the folder. */
export const eachFile =
  (
    folder: "data" | "static",
    find: (content: Content) => readonly string[],
    check: (file: string, content: Content) => Result,
  ): Rule =>
  (content) =>
    find(content).flatMap((file) => {
      const message = check(file, content);
      return message ? [fileProblem(`${folder}/${file}`, message)] : [];
    });

/** A rule that warns of each unlikely value. @param why follows "is 0.4, ". */
export const warnIf = <Value extends string | number>(
  find: Selector<Value>,
  isUnlikely: (value: Value, content: Content) => boolean,
  why: string,
  fix: Phrase,
): Rule =>
  each(find, (value, content) => isUnlikely(value, content) && warning(`is ${value}, ${why}`, fix));
