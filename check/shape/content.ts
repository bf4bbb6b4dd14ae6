import type { Node } from "jsonc-parser";

import type { ContentFile } from "../../schema/content-files";
import type { Position } from "../read/positions";
import type { Path, Severity } from "../report/problem";
import type { Note, Shape } from "../../schema/shape-tree";

/** A content file that was found and read. */
export interface ContentDocument {
  entry: ContentFile;
  /** The file as an editor knows it, like "data/plots.json". */
  name: string;
  text: string;
  /** Line and column of an offset of the text. */
  positionOf: (offset: number) => Position;
  /** Absent when the file could not be understood. */
  root?: Node;
  /** undefined when the file could not be understood. */
  value: unknown;
  /** Where values stand that nobody wrote, in place of what could not be read. */
  guesses: ReadonlySet<number>;
}

/** A known place in a file that holds a value of the right JSON type. */
export interface Place<Value = unknown> {
  document: ContentDocument;
  path: Path;
  value: Value;
  shape: Shape;
  note: Note;
}

/** All content, as the rules look at it. What its shape already refused is not in here. */
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

/** What a rule has found: a problem that knows its place, not yet its line. */
export interface Finding {
  document: ContentDocument;
  /** To a value, or to a key that is missing: then its record is pointed at. */
  path: Path;
  problem: string;
  fix: string;
  /** "error" when left out. */
  severity?: Severity;
  /** Points at the key in front of the value. */
  atKey?: boolean;
  /** Points at this piece of the value, if the file has it in these letters. */
  seek?: string;
}

/** A check of one thing that shapes cannot say. */
export type Rule = (content: Content) => Finding[] | Promise<Finding[]>;
