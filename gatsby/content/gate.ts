import fs from "node:fs";
import path from "node:path";

import type { z } from "zod";

import { checkContent, type Problem } from "../../check";
import { filesOf } from "../../check/read/files";
import { contentFiles } from "../../schema/content-files";
import { photoEnding } from "../../schema/patterns";
import { writeIfChanged } from "../write-if-changed";

/** The only content that Gatsby reads: the last version of data/ without an error. */
const admitted = ".content";

/** The content of an admitted file, for hooks, which Gatsby runs in the project's folder. */
export const readAdmitted = <T extends z.ZodType>(file: { path: string; shape: T }): z.output<T> =>
  file.shape.parse(JSON.parse(fs.readFileSync(path.join(admitted, file.path), "utf8")));

/** A copy of data/, so that a save during the check changes nothing; with the times, by which the check caches photos. */
const candidate = ".cache/candidate";

/** Whether a problem stops publication. */
export const isError = ({ severity }: Problem) => severity === "error";

/** Whether an earlier start has admitted content. */
export const hasAdmittedContent = () => fs.existsSync(admitted);

/** Whether Gatsby uses a file; other files in data/images, such as notes, are ignored. */
const isContent = (file: string) =>
  contentFiles.some((known) => known.path === file) ||
  (file.startsWith("images/") && photoEnding.test(file)) ||
  (file.startsWith("images/icons/") && file.endsWith(".svg"));

/**
 * Checks data/ and, if it has no error, passes it to Gatsby; otherwise the last good content stays.
 * @param folder the project's.
 * @returns the problems found.
 */
export async function admitContent(today: Date, folder = "."): Promise<Problem[]> {
  const [from, to] = [path.join(folder, candidate), path.join(folder, admitted)];
  fs.rmSync(from, { recursive: true, force: true });
  const data = path.join(folder, "data");
  // Without data/ the check names the files that are missing.
  if (fs.existsSync(data))
    fs.cpSync(data, from, {
      recursive: true,
      dereference: true,
      preserveTimestamps: true,
      // Some text editors keep a lock file that is a link to nothing.
      filter: fs.existsSync,
    });
  const problems = await checkContent(from, { today });
  if (problems.some(isError)) return problems;
  const files = filesOf(from).filter(isContent);
  for (const file of files) {
    await writeIfChanged(path.join(to, file), fs.readFileSync(path.join(from, file)));
  }
  for (const file of filesOf(to).filter((name) => !files.includes(name))) {
    fs.rmSync(path.join(to, file));
  }
  return problems;
}
