import type { z } from "zod";

import type { FieldKind } from "../../schema/fields";
import { withoutOptional } from "../../schema/shape-tree";
import type { ContentDocument } from "../read/read-files";
import type { Problem, Severity } from "../report/problem";
import type { Finding, Place, Where } from "../shape/places";

/** All content, as the rules see it. Values that their shape refuses are left out. */
export interface Content {
  documents: readonly ContentDocument[];
  places: readonly Place[];
  texts: readonly Place<string>[];
  numbers: readonly Place<number>[];
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

type Found = (Finding | Problem)[];

/** A check of what shapes cannot express. What is wrong with a file outside of JSON is a Problem. */
export type Rule = (content: Content) => Found | Promise<Found>;

/** The texts of some kinds. */
export const textsOf = ({ texts }: Content, ...kinds: FieldKind[]): Place<string>[] =>
  texts.filter(({ note }) => note.kind !== undefined && kinds.includes(note.kind));

/** Everything in the content that has a shape, with the type that the shape gives it. */
export const allOf = <T extends z.ZodType>({ places }: Content, shape: T) =>
  places
    .filter((place) => withoutOptional(place.shape) === shape)
    .map((place): Place<z.output<T>> => ({ ...place, value: shape.parse(place.value) }));

/** A finding at a place. */
export const at = (
  { document, path }: Where,
  problem: string,
  fix: string,
  severity?: Severity,
): Finding => ({ document, path, problem, fix, severity });

/** The place of a field of a group. */
export const fieldOf = <T extends object>(
  { document, path }: Place<T>,
  name: keyof T & string,
): Where => ({ document, path: [...path, name] });

/** A problem with a file outside of JSON. @param file its path, like "static/brochure.pdf". */
export const fileProblem = (
  file: string,
  problem: string,
  fix: string,
  severity: Severity = "error",
): Problem => ({ file, line: 0, column: 0, where: "", problem, fix, severity });

/** A text for comparing: without regard to case and spaces. */
export const plain = (text: string) => text.trim().replace(/\s+/g, " ").toLowerCase();
