import { isUtf8 } from "node:buffer";
import fs from "node:fs";
import path from "node:path";

import { findNodeAtLocation, type Node, parseTree } from "jsonc-parser";

import { type ContentFile, contentFiles } from "../../schema/content-files";
import { photoEnding } from "../../schema/patterns";
import { fileProblem, type Message, type Path, type Problem } from "../report/problem";
import { describePath } from "../report/wording";
import { findJsonError, type JsonError } from "./json-error";

/**
 * Every file below a folder, links too, by its path inside it with "/" between the parts; sorted.
 * @param folder its path; it need not exist.
 */
export const filesOf = (folder: string): string[] =>
  fs.existsSync(folder) ? filesIn(folder, "").sort() : [];

const filesIn = (folder: string, inside: string): string[] =>
  fs.readdirSync(path.join(folder, inside), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(inside, entry.name);
    if (entry.isDirectory()) return filesIn(folder, file);
    return entry.isFile() || entry.isSymbolicLink() ? [file] : [];
  });

// Files that computers and git leave in folders. ".well-known/" is a folder that other sites look into.
const byproduct = /(^|\/)(\.(?!well-known\/)[^/]*|Thumbs\.db|desktop\.ini)(\/|$)/i;

/** The same files without those that no editor has put there. */
export const editorsFiles = (folder: string) =>
  filesOf(folder).filter((file) => !byproduct.test(file));

/** A content file that is JSON. */
export interface ContentDocument {
  entry: ContentFile;
  /** The file as an editor knows it, like "data/plots.json". */
  name: string;
  value: unknown;
  /** What is wrong with the value at a path. */
  problemAt: (path: Path, message: Message) => Problem;
}

/** Indexes the lines of a text once. @returns a function from an offset to its 1-based line and column. */
function positionsIn(text: string) {
  const starts = [0, ...[...text.matchAll(/\r\n?|\n/g)].map((end) => end.index + end[0].length)];
  return (offset: number) => {
    const line = starts.findLastIndex((start) => start <= offset);
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
}

/** Files that are not known, and known files that are missing. */
function fileProblems(files: readonly string[]): Problem[] {
  const known = contentFiles.map((entry) => entry.path);
  // Notes may lie beside the photos.
  const unknown = files.filter((file) => !known.includes(file) && !file.startsWith("images/"));
  const missing = known.filter((file) => !files.includes(file));
  const gone = { problem: "the file is missing", fix: "put it back: undo the last change" };
  return [
    ...unknown.map((file) => {
      const isPhoto = photoEnding.test(file);
      const fix = isPhoto
        ? "put photos into data/images"
        : "move it to where it was, or out of data";
      return fileProblem(`data/${file}`, { problem: "is not part of the site", fix });
    }),
    ...missing.map((file) => fileProblem(`data/${file}`, gone)),
  ];
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
    problemAt(path, { problem, fix, severity = "error" }) {
      const position = positionAt(nodeAt(path)?.offset ?? 0);
      return { file: name, ...position, where: describePath(value, path), problem, fix, severity };
    },
  };
}

async function readFile(folder: string, entry: ContentFile): Promise<ContentDocument | Problem> {
  const name = `data/${entry.path}`;
  const bytes = await fs.promises.readFile(path.join(folder, entry.path)).catch(() => undefined);
  if (!bytes) {
    const fix = "close other programs that use it, and check that you are allowed to open it";
    return fileProblem(name, { problem: "the file cannot be read", fix });
  }
  const text = bytes.toString();
  const error = encodingError(bytes, text) ?? findJsonError(text);
  return error ? fileProblem(name, error, positionsIn(text)(error.offset)) : readJson(entry, text);
}

/**
 * Reads all content files. @param folder absolute path of data/.
 * @returns those that are JSON, the paths of all files under data/ with slashes, and what is wrong with them.
 */
export async function readFiles(folder: string) {
  const files = editorsFiles(folder);
  const present = contentFiles.filter((entry) => files.includes(entry.path));
  const read = await Promise.all(present.map((entry) => readFile(folder, entry)));
  return {
    documents: read.filter((one) => "value" in one),
    files,
    problems: [...fileProblems(files), ...read.filter((one) => "problem" in one)],
  };
}
