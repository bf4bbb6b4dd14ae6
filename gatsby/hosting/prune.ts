import fs from "node:fs/promises";
import path from "node:path";

import { scriptsOfChunks, withdrawChunks } from "../webpack/chunks";
import { isHashed } from "./headers";

// Gatsby's: parts of pages, a list of chunks, and a library for third-party scripts, of which there are none.
const leftovers = ["_gatsby", "chunk-map.json", "~partytown"];

/**
 * Takes out of public/ what no visitor needs: Gatsby's own leftovers, and scripts of earlier builds, which
 * it leaves there. Licences that webpack writes beside single scripts go too: licenses.txt has them all.
 */
export async function prune(): Promise<void> {
  withdrawChunks();
  const current = new Set([...scriptsOfChunks().values()].flat());
  const folder = path.resolve("public");
  const stale = (await fs.readdir(folder)).filter(
    (file) => (isHashed(file) && !current.has(file)) || file.endsWith(".LICENSE.txt"),
  );
  for (const file of [...stale, ...leftovers]) {
    await fs.rm(path.join(folder, file), { recursive: true, force: true });
  }
}
