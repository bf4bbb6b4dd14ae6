import fs from "node:fs";
import path from "node:path";

import { editorsFiles, filesOf, isMadeByBuild } from "../../check";
import { sourceOf } from "./compress";
import { scriptsOfChunks, withdrawChunks } from "../webpack/chunks";

const isScript = (file: string) => /^[^/]+-[0-9a-f]{20}\.(css|js)$/.test(file);

/**
 * The files of public/ that are neither made by this build nor in static/: Gatsby's own leftovers, scripts
 * of earlier builds, and copies of files that an editor has since taken out of static/.
 * @param files paths inside public/.
 * @param scripts the scripts of this build.
 * @param published the files of static/.
 */
export function leftovers(
  files: readonly string[],
  scripts: readonly string[],
  published: readonly string[],
): string[] {
  const needed = new Set([...scripts, ...published]);
  return files.filter((file) => {
    // A compressed copy is kept or removed with its file.
    const source = sourceOf(file);
    const isKept = needed.has(file) || needed.has(source);
    return !isKept && (isScript(source) || !isMadeByBuild(source));
  });
}

/** Removes from public/ what no visitor needs. */
export function prune(): void {
  withdrawChunks();
  const folder = path.resolve("public");
  const scripts = [...scriptsOfChunks().values()].flat();
  const published = editorsFiles(path.resolve("static"));
  for (const file of leftovers(filesOf(folder), scripts, published)) {
    fs.rmSync(path.join(folder, file));
  }
  const folders = fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((inside) => path.join(folder, inside))
    .filter((inside) => fs.statSync(inside).isDirectory());
  // Deepest first, so that a folder that contains only empty folders is removed too.
  for (const inside of folders.toSorted((one, other) => other.length - one.length)) {
    if (fs.readdirSync(inside).length === 0) fs.rmdirSync(inside);
  }
}
