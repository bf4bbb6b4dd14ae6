import { isUtf8 } from "node:buffer";
import fs from "node:fs/promises";
import path from "node:path";

import { findNodeAtLocation, type Node, parseTree } from "jsonc-parser";

import { type ContentFile, contentFiles } from "../../schema/content-files";
import { photoEnding } from "../../schema/patterns";
import { fileProblem, type Message, type Path, type Problem } from "../report/problem";
import { describePath, nearest } from "../report/wording";
import { editorsFiles } from "./folder-files";
import { findJsonError, type JsonError } from "./json-error";

/** A content file that is JSON. */
export interface ContentDocument {
  entry: ContentFile;
  /** The file as an editor knows it, like "data/plots.json". */
  name: string;
  value: unknown;
  /**
   * What is wrong with the value at a path.
   * @param atName whether the name in front of the value is meant.
   */
  problemAt: (path: Path, message: Message, atName?: boolean) => Problem;
}

/** Indexes the lines of a text once. @returns a function from an offset to its 1-based line and column. */
function positionsIn(text: string) {
  const starts = [0, ...[...text.matchAll(/\r\n?|\n/g)].map((end) => end.index + end[0].length)];
  return (offset: number) => {
    const line = starts.findLastIndex((start) => start <= offset);
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
}

/** Everything under data/, as far as it could be read. */
interface DataFolder {
  /** The content files that exist and have no syntax error. */
  documents: ContentDocument[];
  /** All files under data/, with slashes. */
  files: string[];
  problems: Problem[];
}

/** The place of what is wrong with a whole file. */
const top = { line: 1, column: 1 };

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
    return [fileProblem(`data/${file}`, { problem: "is not part of the site", fix }, top)];
  });
  const gone = { problem: "the file is missing", fix: "put it back: undo the last change" };
  const gaps = [...missing].map((file) => fileProblem(`data/${file}`, gone, top));
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
  const name = `data/${entry.path}`;
  const value: unknown = JSON.parse(text);
  return {
    entry,
    name,
    value,
    problemAt(path, { problem, fix, severity = "error" }, atName = false) {
      const node = nodeAt(path);
      const nameNode = node?.parent?.type === "property" ? node.parent.children?.[0] : undefined;
      const position = positionAt(((atName && nameNode) || node)?.offset ?? 0);
      return { file: name, ...position, where: describePath(value, path), problem, fix, severity };
    },
  };
}

async function readFile(folder: string, entry: ContentFile): Promise<ContentDocument | Problem> {
  const name = `data/${entry.path}`;
  const bytes = await fs.readFile(path.join(folder, entry.path)).catch(() => undefined);
  if (!bytes) {
    const fix = "close other programs that use it, and check that you are allowed to open it";
    return fileProblem(name, { problem: "the file cannot be read", fix }, top);
  }
  const text = bytes.toString();
  const error = encodingError(bytes, text) ?? findJsonError(text);
  return error ? fileProblem(name, error, positionsIn(text)(error.offset)) : readJson(entry, text);
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
