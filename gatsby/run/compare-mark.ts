import fs from "node:fs";
import path from "node:path";

import { runFolder } from "./folders";

const mark = path.join(runFolder, "stale");

/** Tells the command that runs Gatsby why it ends. */
export const markStale = () => fs.writeFileSync(mark, "");

/** Whether the pages turned out to be old; forgets it. */
export function takeStaleMark(): boolean {
  const isStale = fs.existsSync(mark);
  fs.rmSync(mark, { force: true });
  return isStale;
}
