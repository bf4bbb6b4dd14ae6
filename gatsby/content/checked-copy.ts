import fs from "node:fs";
import path from "node:path";

import type { z } from "zod";

import { checkContent, type Problem } from "../../check";
import { filesOf } from "../../check/read/files";
import { contentFiles } from "../../schema/content-files";
import { photoEnding } from "../../schema/patterns";

/** The only content that Gatsby reads: a copy of data/ as it last was without an error. */
const checkedCopy = ".content";

/** A copy of data/ and static/, which no save changes during the check; with the times, by which it caches photos. */
const candidate = ".cache/candidate";

/** The content of a file of the checked copy, for hooks, which Gatsby runs in the project's folder. */
export const readChecked = <T extends z.ZodType>(file: { path: string; shape: T }): z.output<T> =>
  file.shape.parse(JSON.parse(fs.readFileSync(path.join(checkedCopy, file.path), "utf8")));

/** Whether there is a checked copy. */
export const hasCheckedCopy = () => fs.existsSync(checkedCopy);

/** Whether a problem stops publication. */
export const isError = ({ severity }: Problem) => severity === "error";

/** Whether Gatsby uses a file; other files in data/images, such as notes, are ignored. */
const isContent = (file: string) =>
  contentFiles.some((known) => known.path === file) ||
  (file.startsWith("images/") && (photoEnding.test(file) || file.endsWith(".svg")));

/**
 * Checks data/ and, if it has no error, makes the checked copy from it; otherwise the earlier copy stays.
 * @param folder the project's.
 * @returns the problems found.
 */
export async function updateCheckedCopy(today: Date, folder = "."): Promise<Problem[]> {
  const [copies, to] = [path.join(folder, candidate), path.join(folder, checkedCopy)];
  fs.rmSync(copies, { recursive: true, force: true });
  for (const name of ["data", "static"]) {
    fs.cpSync(path.join(folder, name), path.join(copies, name), {
      recursive: true,
      dereference: true,
      preserveTimestamps: true,
      // A folder may be missing, and some text editors keep a lock file that is a link to nothing.
      filter: fs.existsSync,
    });
  }
  const from = path.join(copies, "data");
  const problems = await checkContent(from, { today });
  if (problems.some(isError)) return problems;
  const files = filesOf(from).filter(isContent);
  for (const file of files) {
    const [bytes, copy] = [fs.readFileSync(path.join(from, file)), path.join(to, file)];
    // Gatsby would read an unchanged file again.
    if (fs.existsSync(copy) && fs.readFileSync(copy).equals(bytes)) continue;
    fs.mkdirSync(path.dirname(copy), { recursive: true });
    fs.writeFileSync(copy, bytes);
  }
  for (const file of filesOf(to).filter((name) => !files.includes(name))) {
    fs.rmSync(path.join(to, file));
  }
  return problems;
}
