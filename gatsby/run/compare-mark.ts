import fs from "node:fs";
import path from "node:path";

import { runFolder } from "./folders";

const mark = path.join(runFolder, "stale");

/** Records, for the command that runs Gatsby, why Gatsby ends. */
export const markStale = () => fs.writeFileSync(mark, "");

/** Whether the pages turned out to be old; removes the mark. */
export function takeStaleMark(): boolean {
  const isStale = fs.existsSync(mark);
  fs.rmSync(mark, { force: true });
  return isStale;
}
