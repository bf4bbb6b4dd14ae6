// Copies of a complete build replace the project's public/ and deploy/; nothing else writes to these.
import fs from "node:fs";
import path from "node:path";

import { visibleFilesOf } from "../../check/read/files";
import { leaveOutJsonLd } from "../head/page-data";
import { compress } from "../hosting/compress";
import { endBuild, outputFolders, project, remove, runFolder } from "./folders";

/** A complete build on its way to public/ and deploy/. */
const ready = path.join(runFolder, "ready");

/** Files of public/ that only Gatsby uses. */
const internal = ["_gatsby/", "~partytown/", "chunk-map.json", "webpack.stats.json"];

/** The files of a built folder that are published. */
export const publishedFiles = (folder: string) =>
  visibleFilesOf(folder).filter((file) => !internal.some((name) => file.startsWith(name)));

/** Moves a complete build to public/ and deploy/. After a kill, the next build or `develop` finishes the move. */
export function moveComplete(): void {
  for (const folder of outputFolders) {
    const [from, to] = [path.join(ready, folder), path.join(project, folder)];
    const old = path.join(runFolder, `old-${folder}`);
    remove(old);
    if (!fs.existsSync(from)) continue;
    if (fs.existsSync(to)) fs.renameSync(to, old);
    fs.renameSync(from, to);
    remove(old);
  }
  remove(ready);
}

/** Gatsby's last step, as the adapter of gatsby-config.ts: publishes what is in Gatsby's working folder. */
export async function publish(): Promise<void> {
  const copy = path.join(runFolder, "copy");
  remove(copy);
  for (const part of outputFolders) {
    for (const file of publishedFiles(part).map((name) => path.join(part, name)))
      fs.cpSync(file, path.join(copy, file), { preserveTimestamps: true });
  }
  leaveOutJsonLd(path.join(copy, "public/page-data"));
  // Of these data only: the next build finds the other compressed files in the working folder.
  await compress(path.join(copy, "public"));
  fs.renameSync(copy, ready);
  moveComplete();
  endBuild(".");
}
