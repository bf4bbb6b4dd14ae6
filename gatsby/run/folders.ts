// Gatsby works in a folder of links to the project, with a cache and a public/ of its own.
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

import { filesOf } from "../../check/read/files";
import { siteAddress } from "../head/site-address";

/** Absolute path of the project. */
export const project = path.resolve(__dirname, "../..");
/** What commands write besides public/ and deploy/. */
export const runFolder = path.join(project, ".run");
/** The folders that a build writes: in its working folder, and then in the project. */
export const outputFolders = ["public", "deploy"];

export const remove = (...files: string[]) =>
  files.forEach((file) => fs.rmSync(file, { recursive: true, force: true, maxRetries: 5 }));

/** The code that a build depends on, without the content. */
export const codeFolders = ["check", "gatsby", "schema", "src"];
export const codeFiles = fs
  .readdirSync(project)
  .filter((name) => /^(gatsby-.*\.tsx?|package(-lock)?\.json)$/.test(name));
const ignored = /^src\/gatsby-types\.d\.ts$|\.test\.tsx?$/;

/** JavaScript that loads a TypeScript file with tsx, which is faster than Gatsby's own compiler. */
const loader = (file: string) => `const unregister = require("tsx/cjs/api").register();
module.exports = require(${JSON.stringify(file)});
unregister();
`;

/** Makes a folder with links to the code and to these other parts of the project. @returns its absolute path. */
export function makeWorkingFolder(name: string, ...others: readonly string[]): string {
  const folder = path.join(runFolder, name);
  fs.mkdirSync(folder, { recursive: true });
  for (const part of [...codeFolders, ...codeFiles, "node_modules", ...others]) {
    const [target, link] = [path.join(project, part), path.join(folder, part)];
    fs.rmSync(link, { force: true });
    const found = fs.statSync(target, { throwIfNoEntry: false });
    // A company without files of its own may have no static/.
    if (!found) continue;
    // On Windows any user may create junctions to folders, but not links to files.
    if (found.isDirectory()) fs.symlinkSync(target, link, "junction");
    else if (/^gatsby-(config|node)/.test(part))
      fs.writeFileSync(link.replace(/ts$/, "js"), loader(target));
    else fs.copyFileSync(target, link);
  }
  return folder;
}

/** The hash of the code that a build began with: a file that moves into the cache once the build is published. */
const building = "building";
const completeMarker = ".cache/complete-build";

/** A hash of the code, the Node.js version and the site's address. */
function hashOfCode(): string {
  const read = (part: string) => filesOf(path.join(project, part)).map((file) => `${part}/${file}`);
  const files = [...codeFiles, ...codeFolders.flatMap(read)].filter((file) => !ignored.test(file));
  const hash = createHash("sha256").update(
    // With the names in static/, since Gatsby does not remove a deleted file from public/.
    JSON.stringify([process.version, siteAddress(process.env), read("static"), files]),
  );
  for (const file of files) hash.update(fs.readFileSync(path.join(project, file)));
  return hash.digest("hex");
}

/** Whether the last build in a folder was published. */
export const isComplete = (folder: string) => fs.existsSync(path.join(folder, completeMarker));

/** Begins a build: with the cache of the last one, if that was published and had the same code. */
export function beginBuild(folder: string): void {
  const [marker, hash] = [path.join(folder, completeMarker), hashOfCode()];
  if (!isComplete(folder) || fs.readFileSync(marker, "utf8") !== hash) {
    if (fs.existsSync(path.dirname(marker))) {
      console.log("The last build was stopped, or the code has changed: starting from scratch.");
    }
    remove(...[".cache", ...outputFolders].map((part) => path.join(folder, part)));
  }
  // After an interrupted run Gatsby would publish old content: it stores new content before it runs the queries.
  remove(marker);
  fs.writeFileSync(path.join(folder, building), hash);
}

/** Lets the next build use the cache of this one. */
export const endBuild = (folder: string) =>
  fs.renameSync(path.join(folder, building), path.join(folder, completeMarker));
