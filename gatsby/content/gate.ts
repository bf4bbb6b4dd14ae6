import fs from "node:fs";
import path from "node:path";

import { checkContent, filesOf, type Problem } from "../../check";
import { contentFiles } from "../../schema/content-files";
import { photoEnding } from "../../schema/patterns";
import { writeIfChanged } from "../write-if-changed";

// Paths are relative to Gatsby's working folder, which has links to the project (gatsby/run.ts).

/** The only content that Gatsby reads: the last version of data/ without an error. */
const admitted = ".content";

/** The JSON of an admitted file. */
export const readAdmitted = (file: string) =>
  JSON.parse(fs.readFileSync(path.join(admitted, file), "utf8"));

/** A copy of data/, so that a save during the check changes nothing; with the times, by which the check caches photos. */
const candidate = ".candidate";

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
 * @returns the problems found.
 */
export async function admitContent(today: Date): Promise<Problem[]> {
  fs.rmSync(candidate, { recursive: true, force: true });
  fs.cpSync(fs.realpathSync("data"), candidate, {
    recursive: true,
    dereference: true,
    preserveTimestamps: true,
    // Some text editors keep a lock file that is a link to nothing.
    filter: fs.existsSync,
  });
  const problems = await checkContent(candidate, { today });
  if (problems.some(isError)) return problems;
  const files = filesOf(candidate).filter(isContent);
  for (const file of files) {
    const content = fs.readFileSync(path.join(candidate, file));
    await writeIfChanged(path.join(admitted, file), content);
  }
  for (const file of filesOf(admitted).filter((name) => !files.includes(name))) {
    fs.rmSync(path.join(admitted, file));
  }
  return problems;
}
