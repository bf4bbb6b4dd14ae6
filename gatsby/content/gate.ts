import fs from "node:fs";
import path from "node:path";

import { checkContent, filesOf, type Problem } from "../../check";
import { contentFiles } from "../../schema/content-files";
import { photoEnding } from "../../schema/patterns";
import { writeIfChanged } from "../write-if-changed";

// Paths are inside the folder where Gatsby works, which has links to the project (gatsby/run.ts).

/** The folder that editors write to. */
export const written = "data";

/** The only content that Gatsby reads: data/ as it was when it last had no error. */
export const admittedContent = ".content";

/** A copy of data/, so that what is checked is what is admitted; with its times, by which the check knows read photos. */
const candidate = ".candidate";

/** Whether a problem keeps the content from being published. */
export const isError = ({ severity }: Problem) => severity === "error";

/** Whether there is content that had no error, from an earlier start. */
export const hasAdmittedContent = () => fs.existsSync(admittedContent);

/** Whether Gatsby uses a file; others in data/images, such as notes, are ignored. */
const isContent = (file: string) =>
  contentFiles.some((known) => known.path === file) ||
  (file.startsWith("images/") && photoEnding.test(file)) ||
  (file.startsWith("images/icons/") && file.endsWith(".svg"));

/**
 * Checks data/ and, if it has no error, passes it on to Gatsby; otherwise the last good content stays.
 * @returns what the check found.
 */
export async function admitContent(): Promise<Problem[]> {
  fs.rmSync(candidate, { recursive: true, force: true });
  const copying = { recursive: true, dereference: true, preserveTimestamps: true };
  fs.cpSync(fs.realpathSync(written), candidate, copying);
  const problems = await checkContent(candidate);
  if (problems.some(isError)) return problems;
  const files = filesOf(candidate).filter(isContent);
  for (const file of files) {
    const content = fs.readFileSync(path.join(candidate, file));
    await writeIfChanged(path.join(admittedContent, file), content);
  }
  for (const file of filesOf(admittedContent).filter((name) => !files.includes(name))) {
    fs.rmSync(path.join(admittedContent, file));
  }
  return problems;
}
