import fs from "node:fs";
import path from "node:path";

import { builtFolders, runFolder } from "./folders";

// It exists from before Gatsby starts until the build is complete, so it also marks an interrupted build.
const kept = path.join(runFolder, "last-good");
/** A copy that is being written or removed, and must not be put back. */
const incomplete = path.join(runFolder, "last-good-incomplete");

const remove = (folder: string) =>
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });

/** Where the last good version of a built file is while Gatsby is at work. */
export const lastGood = (...file: string[]) => path.join(kept, ...file);

/** Copies the output of the last complete build, so that it survives whatever happens now. */
export function keepLastGood(): void {
  for (const folder of builtFolders) {
    const copy = path.join(incomplete, folder);
    fs.mkdirSync(copy, { recursive: true });
    // Real copies: Gatsby writes into existing files.
    if (fs.existsSync(folder)) {
      const how = { recursive: true, preserveTimestamps: true, verbatimSymlinks: true };
      fs.cpSync(folder, copy, { ...how, mode: fs.constants.COPYFILE_FICLONE });
    }
  }
  fs.renameSync(incomplete, kept);
}

/** Removes the copies, once the new output is good. */
export function forgetLastGood(): void {
  fs.renameSync(kept, incomplete);
  remove(incomplete);
}

/**
 * Puts back the last good output if a run of Gatsby, this one or a killed one, did not finish.
 * @returns whether there was anything to put back.
 */
export function putBackLastGood(): boolean {
  remove(incomplete);
  if (!fs.existsSync(kept)) return false;
  for (const folder of builtFolders) {
    const copy = path.join(kept, folder);
    // A missing one was put back before an interruption.
    if (!fs.existsSync(copy)) continue;
    remove(folder);
    fs.renameSync(copy, folder);
  }
  remove(kept);
  return true;
}

/** Removes everything that a build writes, for a build from scratch. */
export const clearBuilt = () => builtFolders.forEach(remove);
