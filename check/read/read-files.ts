import { isUtf8 } from "node:buffer";
import fs from "node:fs/promises";
import path from "node:path";

import { findNodeAtLocation, type Node, parseTree } from "jsonc-parser";

import { type ContentFile, contentFiles } from "../../schema/content-files";
import { photoEnding } from "../../schema/patterns";
import { nearest } from "../report/nearest";
import type { Path, Problem } from "../report/problem";
import { editorsFiles } from "./folder-files";
import { findJsonError, type JsonError } from "./json-error";
import { type Position, positionsIn } from "./positions";

/** A content file that is JSON. */
export interface ContentDocument {
  entry: ContentFile;
  /** The file as an editor knows it, like "data/plots.json". */
  name: string;
  value: unknown;
  /**
   * Where a value is, or for a missing one its group.
   * @param atName whether the name in front of the value is meant.
   */
  positionOf: (path: Path, atName?: boolean) => Position;
}

/** Everything under data/, as far as it could be read. */
export interface DataFolder {
  /** The content files that exist and have no syntax error. */
  documents: ContentDocument[];
  /** All files under data/, with slashes. */
  files: string[];
  problems: Problem[];
}

const fileProblem = (file: string, problem: string, fix: string, position?: Position): Problem => ({
  file: `data/${file}`,
  ...(position ?? { line: 1, column: 1 }),
  where: "",
  problem,
  fix,
  severity: "error",
});

/** Files that are not known, and known files that are missing; a misplaced or misnamed file is reported once. */
function fileProblems(files: readonly string[]): Problem[] {
  const known = contentFiles.map((entry) => entry.path);
  const missing = new Set(known.filter((name) => !files.includes(name)));
  const unknown = files.flatMap((file) => {
    // Notes may lie beside the photos.
    const isNote = file.startsWith("images/");
    const meant =
      [...missing].find((name) => path.basename(name) === path.basename(file)) ??
      (isNote ? undefined : nearest(file, [...missing]));
    if (known.includes(file) || (isNote && !meant)) return [];
    if (meant) missing.delete(meant);
    const other = photoEnding.test(file)
      ? "put photos into data/images"
      : "delete it, or move it out of data";
    const fix = meant ? `move or rename it to data/${meant}` : other;
    return [fileProblem(file, "is not part of the site", fix)];
  });
  const gaps = [...missing].map((file) =>
    fileProblem(file, "the file is missing", "put it back: undo the last change"),
  );
  return [...unknown, ...gaps];
}

/** Whether bytes are plain text in UTF-8, the only encoding that Gatsby reads: not a Word document, say. */
function encodingError(bytes: Buffer, text: string): JsonError | undefined {
  if (isUtf8(bytes) && !bytes.includes(0) && !text.startsWith("\ufeff")) return undefined;
  return {
    offset: Math.max(0, text.indexOf("\ufffd")),
    problem: "the file is not plain text in UTF-8",
    fix: 'undo the last change, or save it as plain text with the encoding "UTF-8", without BOM',
  };
}

/** Reads a text that is JSON. */
function readJson(entry: ContentFile, text: string): ContentDocument {
  const root = parseTree(text);
  const nodeAt = (path: Path): Node | undefined =>
    root && path.length > 0
      ? (findNodeAtLocation(root, [...path]) ?? nodeAt(path.slice(0, -1)))
      : root;
  const positionAt = positionsIn(text);
  return {
    entry,
    name: `data/${entry.path}`,
    value: JSON.parse(text),
    positionOf: (path, atName = false) => {
      const node = nodeAt(path);
      const name = node?.parent?.type === "property" ? node.parent.children?.[0] : undefined;
      return positionAt(((atName && name) || node)?.offset ?? 0);
    },
  };
}

async function readFile(folder: string, entry: ContentFile): Promise<ContentDocument | Problem> {
  const bytes = await fs.readFile(path.join(folder, entry.path)).catch(() => undefined);
  if (!bytes) {
    const fix = "close other programs that use it, and check that you are allowed to open it";
    return fileProblem(entry.path, "the file cannot be read", fix);
  }
  const text = bytes.toString();
  const error = encodingError(bytes, text) ?? findJsonError(text);
  return error
    ? fileProblem(entry.path, error.problem, error.fix, positionsIn(text)(error.offset))
    : readJson(entry, text);
}

/** Reads all content files. @param folder absolute path of data/. */
export async function readFiles(folder: string): Promise<DataFolder> {
  const files = editorsFiles(folder);
  const present = contentFiles.filter((entry) => files.includes(entry.path));
  const read = await Promise.all(present.map((entry) => readFile(folder, entry)));
  return {
    documents: read.filter((one) => "value" in one),
    files,
    problems: [...fileProblems(files), ...read.filter((one) => "problem" in one)],
  };
}
