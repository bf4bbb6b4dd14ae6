import fs from "node:fs/promises";
import path from "node:path";

import { type ContentFile, contentFiles } from "../../schema/content-files";
import { photoEnding } from "../../schema/fields";
import type { ContentDocument } from "../shape/content";
import { decode } from "./decode";
import { toValue } from "./json-tree";
import { nearest } from "../report/nearest";
import { linesOf } from "./positions";
import type { Problem } from "../report/problem";
import { type JsonReading, readJson } from "./syntax/read-json";

/** Everything under data/, as far as it could be read. */
export interface Loaded {
  documents: ContentDocument[];
  /** All files under data/, with slashes. */
  files: string[];
  problems: Problem[];
}

// What computers leave in folders on their own; no editor put it there.
const isByproduct = (file: string) => /(^|\/)(\.[^/]*|Thumbs\.db|desktop\.ini)$/i.test(file);
const isPicture = (file: string) => file.startsWith("images/");

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

/** Files that are not known, and known files that are not there; a misnamed one is both, and told once. */
function fileProblems(files: readonly string[]): Problem[] {
  const known = contentFiles.map((entry) => entry.path);
  const missing = new Set(known.filter((name) => !files.includes(name)));
  const strangers = files
    .filter((file) => !isPicture(file) && !known.includes(file))
    .map((file) => {
      const meant = nearest(file, [...missing]);
      if (meant) missing.delete(meant);
      const fix = meant
        ? `rename it to data/${meant}`
        : photoEnding.test(file)
          ? "put pictures into data/images"
          : "delete it, or move it out of data";
      return fileProblem(file, "is not part of the site", fix);
    });
  const gaps = [...missing].map((file) =>
    fileProblem(file, "the file is missing", "put it back: undo the last change"),
  );
  return [...strangers, ...gaps];
}

async function loadDocument(folder: string, entry: ContentFile): Promise<Omit<Loaded, "files">> {
  const name = `data/${entry.path}`;
  const bytes = await fs.readFile(path.join(folder, entry.path)).catch(() => undefined);
  if (!bytes) {
    const fix = "close other programs that use it, and look whether you may open it";
    return { documents: [], problems: [fileProblem(entry.path, "the file cannot be read", fix)] };
  }
  const decoded = decode(bytes);
  const reading: JsonReading = decoded.problem
    ? { problems: [decoded.problem], guesses: new Set() }
    : readJson(decoded.text);
  const positionOf = linesOf(decoded.text);
  const problems = reading.problems.map(({ offset, problem, fix }): Problem => ({
    file: name,
    ...positionOf(offset),
    where: "",
    problem,
    fix,
    severity: "error",
  }));
  const { root, guesses } = reading;
  const value = root && toValue(root);
  const document = { entry, name, text: decoded.text, positionOf, root, value, guesses };
  return { documents: [document], problems };
}

/** Reads all content files. @param folder absolute path of data/. */
export async function loadContent(folder: string): Promise<Loaded> {
  const files = await listFiles(folder);
  const present = contentFiles.filter((entry) => files.includes(entry.path));
  const loaded = await Promise.all(present.map((entry) => loadDocument(folder, entry)));
  return {
    documents: loaded.flatMap(({ documents }) => documents),
    files,
    problems: [...fileProblems(files), ...loaded.flatMap(({ problems }) => problems)],
  };
}
