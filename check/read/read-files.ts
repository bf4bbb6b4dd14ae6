import fs from "node:fs/promises";
import path from "node:path";

import type { Node } from "jsonc-parser";

import { type ContentFile, contentFiles } from "../../schema/content-files";
import { photoEnding } from "../../schema/fields";
import { nearest } from "../report/nearest";
import type { Problem } from "../report/problem";
import { linesOf, type Position } from "./positions";
import { type FormProblem, type JsonReading, readJson } from "./read-json";

/** A content file that was found. */
export interface ContentDocument {
  entry: ContentFile;
  /** The file as an editor knows it, like "data/plots.json". */
  name: string;
  text: string;
  /** Line and column of an offset of the text. */
  positionOf: (offset: number) => Position;
  /** The tree of its values with their offsets; absent when the file could not be understood. */
  root?: Node;
  /** undefined when the file could not be understood. */
  value?: unknown;
}

/** Everything under data/, as far as it could be read. */
export interface DataFolder {
  documents: ContentDocument[];
  /** All files under data/, with slashes. */
  files: string[];
  problems: Problem[];
}

// Files that operating systems leave in folders.
const isByproduct = (file: string) => /(^|\/)(\.[^/]*|Thumbs\.db|desktop\.ini)$/i.test(file);

async function listFiles(folder: string, inside = ""): Promise<string[]> {
  const entries = await fs
    .readdir(path.join(folder, inside), { withFileTypes: true })
    .catch(() => []);
  const files = entries.map(async (entry) => {
    const file = path.posix.join(inside, entry.name);
    if (isByproduct(file)) return [];
    return entry.isDirectory() ? await listFiles(folder, file) : [file];
  });
  return (await Promise.all(files)).flat().sort();
}

const fileProblem = (file: string, problem: string, fix: string): Problem => ({
  file: `data/${file}`,
  line: 1,
  column: 1,
  where: "",
  problem,
  fix,
  severity: "error",
});

/** Files that are not known, and known files that are missing; a misnamed file is reported once. */
function fileProblems(files: readonly string[]): Problem[] {
  const known = contentFiles.map((entry) => entry.path);
  const missing = new Set(known.filter((name) => !files.includes(name)));
  const unknown = files
    .filter((file) => !file.startsWith("images/") && !known.includes(file))
    .map((file) => {
      const meant = nearest(file, [...missing]);
      if (meant) missing.delete(meant);
      const fix = meant
        ? `rename it to data/${meant}`
        : photoEnding.test(file)
          ? "put photos into data/images"
          : "delete it, or move it out of data";
      return fileProblem(file, "is not part of the site", fix);
    });
  const gaps = [...missing].map((file) =>
    fileProblem(file, "the file is missing", "put it back: undo the last change"),
  );
  return [...unknown, ...gaps];
}

const utf8 = (fatal: boolean) => new TextDecoder("utf-8", { fatal, ignoreBOM: true });

/** Reads bytes as UTF-8, the only encoding that Gatsby reads. */
function decode(bytes: Uint8Array): { text: string; problem?: FormProblem } {
  try {
    const text = utf8(true).decode(bytes);
    // In UTF-16 without its mark, every other byte of plain text is zero.
    if (!text.includes("\0")) return { text };
  } catch {
    // Explained below.
  }
  const text = utf8(false).decode(bytes);
  return {
    text,
    problem: {
      offset: Math.max(0, text.search(/[\0\ufffd]/)),
      problem: "the file is not plain text in the encoding UTF-8",
      fix: 'save it as plain text with the encoding "UTF-8"; if only this character is wrong, type it again',
    },
  };
}

async function readFile(
  folder: string,
  entry: ContentFile,
): Promise<{ documents: ContentDocument[]; problems: Problem[] }> {
  const bytes = await fs.readFile(path.join(folder, entry.path)).catch(() => undefined);
  if (!bytes) {
    const fix = "close other programs that use it, and check that you are allowed to open it";
    return { documents: [], problems: [fileProblem(entry.path, "the file cannot be read", fix)] };
  }
  const name = `data/${entry.path}`;
  const decoded = decode(bytes);
  const { text } = decoded;
  const positionOf = linesOf(text);
  const reading: JsonReading = decoded.problem ? { problem: decoded.problem } : readJson(text);
  const { root, value, problem } = reading;
  const document = { entry, name, text, positionOf, root, value };
  if (!problem) return { documents: [document], problems: [] };
  const place = { file: name, ...positionOf(problem.offset), where: "" };
  const { problem: said, fix } = problem;
  return {
    documents: [document],
    problems: [{ ...place, problem: said, fix, severity: "error" }],
  };
}

/** Reads all content files. @param folder absolute path of data/. */
export async function readFiles(folder: string): Promise<DataFolder> {
  const files = await listFiles(folder);
  const present = contentFiles.filter((entry) => files.includes(entry.path));
  const read = await Promise.all(present.map((entry) => readFile(folder, entry)));
  return {
    documents: read.flatMap(({ documents }) => documents),
    files,
    problems: [...fileProblems(files), ...read.flatMap(({ problems }) => problems)],
  };
}
