import fs from "node:fs/promises";
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

import { checkContent, editorsFiles, filesOf, type Problem } from "../../check";
import { contentFiles } from "../../schema/content-files";
import { photoEnding } from "../../schema/fields";
import { writeIfChanged } from "../write-if-changed";

/** What editors write. */
export const written = path.resolve("data");

/** The only content that Gatsby reads: a copy of data/ as it was when it last had no error. */
export const admittedContent = path.resolve(".content");

/** Whether a problem keeps the content from being published. */
export const isError = ({ severity }: Problem) => severity === "error";

/** Whether Gatsby uses a file; others in data/images, such as notes, are ignored. */
const isContent = (file: string) =>
  contentFiles.some((known) => known.path === file) ||
  (file.startsWith("images/") && photoEnding.test(file)) ||
  (file.startsWith("images/icons/") && file.endsWith(".svg"));

const contentOf = (folder: string) => filesOf(folder).filter(isContent);

/** Copies data/ to the admitted content, without touching files that are already the same. */
async function copyContent(): Promise<void> {
  const files = contentOf(written);
  for (const file of files) {
    const content = await fs.readFile(path.join(written, file));
    await writeIfChanged(path.join(admittedContent, file), content);
  }
  const gone = contentOf(admittedContent).filter((file) => !files.includes(file));
  await Promise.all(gone.map((file) => fs.rm(path.join(admittedContent, file))));
}

/** Changes with every save of a file of data/. */
const state = () =>
  contentOf(written)
    .map((file) => {
      const { ino, size, mtimeMs } = statSync(path.join(written, file));
      return [file, ino, size, mtimeMs].join(" ");
    })
    .join("\n");

/**
 * Checks data/ and, if it has no error, passes it on to Gatsby; otherwise the last good content stays.
 * @returns what the check found.
 */
export async function admitContent(): Promise<Problem[]> {
  const before = state();
  const problems = await checkContent(written);
  if (problems.some(isError)) return problems;
  await copyContent();
  // A file was saved meanwhile: what was copied may not be what was checked.
  return state() === before ? problems : admitContent();
}

/** Whether there is admitted content and it is complete: an interrupted start may have left a part. */
export const holdsSoundContent = async (): Promise<boolean> =>
  existsSync(admittedContent) && !(await checkContent(admittedContent)).some(isError);

const read = (file: string) => (existsSync(file) ? readFileSync(file, "base64") : undefined);

/** Files of data/ and static/ that have changed since they were let through, as "data/site.json". */
export function editedSince(): string[] {
  const inData = new Set([...contentOf(written), ...contentOf(admittedContent)]);
  const edited = (files: Iterable<string>, from: string, copy: string) =>
    [...files]
      .filter((file) => read(path.join(from, file)) !== read(path.join(copy, file)))
      .map((file) => path.posix.join(path.basename(from), file));
  return [
    ...edited(inData, written, admittedContent),
    ...edited(editorsFiles(path.resolve("static")), path.resolve("static"), path.resolve("public")),
  ];
}
