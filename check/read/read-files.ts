import { isUtf8 } from "node:buffer";
import fs from "node:fs/promises";
import path from "node:path";

import { findNodeAtLocation, type Node, parseTree } from "jsonc-parser";

import { type ContentFile, contentFiles } from "../../schema/content-files";
import { photoEnding } from "../../schema/fields";
import { nearest } from "../report/nearest";
import type { Path, Problem } from "../report/problem";
import { type Explanation, explainJsonError } from "./explain-json-error";
import { editorsFiles } from "./folder-files";
import { type Position, positionsIn } from "./positions";
import { findJsonError } from "./json-error";

/** A content file that is JSON. */
export interface ContentDocument {
  entry: ContentFile;
  /** The file as an editor knows it, like "data/plots.json". */
  name: string;
  value: unknown;
  /**
   * Where a value is, or for a missing one its group.
   * @param part points at the name in front of the value, or at a piece of it.
   */
  positionOf: (path: Path, part?: { atName?: boolean; seek?: string }) => Position;
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

/** Whether a file may lie beside the photos without being one. */
const isNote = (file: string) => file.startsWith("images/");

/** The missing file that an unknown one was meant to be: it has the same name in another folder, or a similar one. */
const fileMeant = (file: string, missing: readonly string[]) =>
  missing.find((name) => path.basename(name) === path.basename(file)) ??
  (isNote(file) ? undefined : nearest(file, missing));

/** Files that are not known, and known files that are missing; a misplaced or misnamed file is reported once. */
function fileProblems(files: readonly string[]): Problem[] {
  const known = contentFiles.map((entry) => entry.path);
  const missing = new Set(known.filter((name) => !files.includes(name)));
  const unknown = files.flatMap((file) => {
    const meant = known.includes(file) ? undefined : fileMeant(file, [...missing]);
    if (known.includes(file) || (isNote(file) && !meant)) return [];
    if (meant) missing.delete(meant);
    const verb = meant && path.dirname(meant) === path.dirname(file) ? "rename" : "move";
    const fix = meant
      ? `${verb} it to data/${meant}`
      : photoEnding.test(file)
        ? "put photos into data/images"
        : "delete it, or move it out of data";
    return [fileProblem(file, "is not part of the site", fix)];
  });
  const gaps = [...missing].map((file) =>
    fileProblem(file, "the file is missing", "put it back: undo the last change"),
  );
  return [...unknown, ...gaps];
}

/** Why bytes are not plain text in UTF-8, the only encoding that Gatsby reads. */
function encodingProblem(bytes: Buffer): Explanation | undefined {
  if (bytes.toString("latin1").startsWith("PK\u0003\u0004")) {
    const fix =
      'undo the last change, or in Word save it as "Plain Text" with the encoding "UTF-8"';
    return { offset: 0, problem: "the file is a Word or Excel document, not plain text", fix };
  }
  if (bytes.includes(0)) {
    const fix = 'save it with the encoding "UTF-8"';
    return { offset: 0, problem: "the file is encoded as UTF-16", fix };
  }
  if (isUtf8(bytes)) return undefined;
  return {
    offset: bytes.toString().indexOf("\ufffd"),
    problem: "this character is not valid UTF-8",
    fix: 'type it again, and save the file with the encoding "UTF-8"',
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
    positionOf: (path, { atName = false, seek = "" } = {}) => {
      const node = nodeAt(path);
      const name = node?.parent?.type === "property" ? node.parent.children?.[0] : undefined;
      const { offset = 0, length = 0 } = (atName && name) || node || {};
      return positionAt(offset + Math.max(0, text.slice(offset, offset + length).indexOf(seek)));
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
  const error = findJsonError(text);
  const found = encodingProblem(bytes) ?? (error && explainJsonError(error));
  return found
    ? fileProblem(entry.path, found.problem, found.fix, positionsIn(text)(found.offset))
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
