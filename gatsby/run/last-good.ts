import fs from "node:fs";
import path from "node:path";

import { builtFolders, runFolder } from "./folders";

// It exists from before Gatsby starts until the build is complete, so it also marks an interrupted build.
const kept = path.join(runFolder, "last-good");
const draft = path.join(runFolder, "last-good-draft");
const rubbish = path.join(runFolder, "rubbish");

const remove = (folder: string) =>
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });

/** Moves a folder away in one step, and then removes it. */
function discard(folder: string): void {
  remove(rubbish);
  if (fs.existsSync(folder)) fs.renameSync(folder, rubbish);
  remove(rubbish);
}

/** Where the last good version of a built file is while Gatsby is at work. */
export const lastGood = (...file: string[]) => path.join(kept, ...file);

/** Copies the output of the last complete build, so that it survives whatever happens now. */
export function keepLastGood(): void {
  remove(draft);
  for (const folder of builtFolders) {
    fs.mkdirSync(path.join(draft, folder), { recursive: true });
    // Real copies: Gatsby writes into existing files.
    if (fs.existsSync(folder)) {
      const how = { recursive: true, preserveTimestamps: true, verbatimSymlinks: true };
      fs.cpSync(folder, path.join(draft, folder), { ...how, mode: fs.constants.COPYFILE_FICLONE });
    }
  }
  fs.renameSync(draft, kept);
}

/** Removes the copies, once the new output is good. */
export const forgetLastGood = () => discard(kept);

/**
 * Puts back the last good output if a run of Gatsby, this one or a killed one, did not finish.
 * @returns whether there was anything to put back.
 */
export function putBackLastGood(): boolean {
  remove(draft);
  if (!fs.existsSync(kept)) return false;
  for (const folder of builtFolders) {
    const copy = path.join(kept, folder);
    // A missing one was put back before an interruption.
    if (!fs.existsSync(copy)) continue;
    discard(folder);
    if (fs.readdirSync(copy).length > 0) fs.renameSync(copy, folder);
    else fs.rmdirSync(copy);
  }
  remove(kept);
  return true;
}

/** Removes everything that a build writes, for a build from scratch. */
export const clearBuilt = () => builtFolders.forEach(discard);
