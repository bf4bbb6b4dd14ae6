import fs from "node:fs";
import path from "node:path";

import { builtFolders, runFolder } from "./folders";

// It is there from before Gatsby starts until the build is whole: so it is also the mark of a build that broke off.
const kept = path.join(runFolder, "last-good");
const draft = path.join(runFolder, "last-good-draft");
const rubbish = path.join(runFolder, "rubbish");

const remove = (folder: string) =>
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });

/** Takes a folder out of its place in one step, and removes it then. */
function discard(folder: string): void {
  remove(rubbish);
  if (fs.existsSync(folder)) fs.renameSync(folder, rubbish);
  remove(rubbish);
}

/** Where the last good version of a built file is while Gatsby is at work. */
export const lastGood = (...file: string[]) => path.join(kept, ...file);

/** Copies what the last whole build made, so that it outlives whatever happens now. */
export function keepLastGood(): void {
  remove(draft);
  for (const folder of builtFolders) {
    fs.mkdirSync(path.join(draft, folder), { recursive: true });
    // Real copies: Gatsby writes into the files that are there.
    if (fs.existsSync(folder)) {
      const how = { recursive: true, preserveTimestamps: true, verbatimSymlinks: true };
      fs.cpSync(folder, path.join(draft, folder), { ...how, mode: fs.constants.COPYFILE_FICLONE });
    }
  }
  fs.renameSync(draft, kept);
}

/** Forgets the copies: what is in their places is good by now. */
export const forgetLastGood = () => discard(kept);

/**
 * Puts back what a run of Gatsby, this one or one that was killed, has left neither old nor new.
 * @returns whether there was anything to put back.
 */
export function putBackLastGood(): boolean {
  remove(draft);
  if (!fs.existsSync(kept)) return false;
  for (const folder of builtFolders) {
    const copy = path.join(kept, folder);
    // One that is not there any more was put back before we were interrupted.
    if (!fs.existsSync(copy)) continue;
    discard(folder);
    if (fs.readdirSync(copy).length > 0) fs.renameSync(copy, folder);
    else fs.rmdirSync(copy);
  }
  remove(kept);
  return true;
}

/** Empties what a build writes, for a build from scratch. */
export const clearBuilt = () => builtFolders.forEach(discard);
