import { isUtf8 } from "node:buffer";
import fs from "node:fs";
import path from "node:path";

import { findNodeAtLocation, type Node, parseTree } from "jsonc-parser";

import { type ContentFile, contentFile, contentFiles } from "../../schema/content-files";
import { photoEnding } from "../../schema/patterns";
import { fileProblem, type Message, type Problem } from "../report/problem";
import { nearest, type Path } from "../report/wording";
import { visibleFilesOf } from "./files";
import { findJsonError, type JsonError } from "./json-error";

/** A content file that is valid JSON. */
export interface ContentDocument {
  file: ContentFile;
  /** The file as an editor knows it, like "data/plots.json". */
  name: string;
  value: unknown;
  /** Turns a message about the value at a path into a problem. */
  problemAt: (path: Path, message: Message) => Problem;
}

/** @returns a function from an offset in the text to its 1-based line and column. */
function positionsIn(text: string) {
  const lineStarts = [
    0,
    ...[...text.matchAll(/\r\n?|\n/g)].map((end) => end.index + end[0].length),
  ];
  return (offset: number) => {
    const line = lineStarts.findLastIndex((start) => start <= offset);
    return { line: line + 1, column: offset - (lineStarts[line] ?? 0) + 1 };
  };
}

/** Problems of files that are unknown or missing. */
function fileProblems(files: readonly string[]): Problem[] {
  const known = contentFiles.map((file) => file.path);
  const isKnown = (file: string) => contentFile(`data/${file}`) !== undefined;
  // Editors may keep notes beside the photos.
  const unknown = files.filter((file) => !isKnown(file) && !file.startsWith("images/"));
  const missing = known.filter((file) => !files.includes(file));
  const fixOf = (file: string) => {
    if (photoEnding.test(file)) return "move it into data/images";
    const meant = missing.find((one) => nearest(path.basename(file), [path.basename(one)]));
    return meant ? `rename or move it to data/${meant}` : "move it out of the folder data";
  };
  const gone = { problem: "the file is missing", fix: "put it back, or undo the last change" };
  return [
    ...unknown.map((file) =>
      fileProblem(`data/${file}`, { problem: "is not part of the site", fix: fixOf(file) }),
    ),
    ...missing.map((file) => fileProblem(`data/${file}`, gone)),
  ];
}

/** An error if a file is not UTF-8, which is all that Gatsby reads. */
function encodingError(bytes: Buffer, text: string): JsonError | undefined {
  if (isUtf8(bytes) && !bytes.includes(0) && !text.startsWith("\ufeff")) return undefined;
  return {
    offset: Math.max(0, text.indexOf("\ufffd")),
    problem: "the file is not plain text in UTF-8",
    fix: 'undo the last change, or save the file as plain text with the encoding "UTF-8", without BOM',
  };
}

function readJson(file: ContentFile, text: string): ContentDocument {
  const root = parseTree(text);
  const nodeAt = (path: Path): Node | undefined =>
    root && path.length > 0
      ? (findNodeAtLocation(root, [...path]) ?? nodeAt(path.slice(0, -1)))
      : root;
  const positionAt = positionsIn(text);
  const name = `data/${file.path}`;
  const value: unknown = JSON.parse(text);
  return {
    file,
    name,
    value,
    problemAt(base, { field, severity = "error", ...message }) {
      const path = field === undefined ? base : [...base, field];
      const position = positionAt(nodeAt(path)?.offset ?? 0);
      return { file: name, ...position, path, root: value, severity, ...message };
    },
  };
}

async function readFile(folder: string, file: ContentFile): Promise<ContentDocument | Problem> {
  const name = `data/${file.path}`;
  const bytes = await fs.promises.readFile(path.join(folder, file.path));
  const text = bytes.toString();
  const error = encodingError(bytes, text) ?? findJsonError(text);
  return error ? fileProblem(name, error, positionsIn(text)(error.offset)) : readJson(file, text);
}

/**
 * Reads all content files.
 * @param folder absolute path of data/.
 * @returns the files that are valid JSON, the paths of all files in data/, and the problems found.
 */
export async function readFiles(folder: string) {
  const files = visibleFilesOf(folder);
  const present = files.flatMap((file) => contentFile(`data/${file}`) ?? []);
  const read = await Promise.all(present.map((file) => readFile(folder, file)));
  return {
    documents: read.filter((one) => "value" in one),
    files,
    problems: [...fileProblems(files), ...read.filter((one) => "problem" in one)],
  };
}
