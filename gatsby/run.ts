// The commands that run Gatsby.
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { setImmediate } from "node:timers/promises";

import { formatProblems } from "../check";
import { admitContent, hasAdmittedContent, isError } from "./content/gate";
import { siteAddress } from "./head/site-address";
import {
  beginBuild,
  isComplete,
  makeWorkingFolder,
  outputFolders,
  project,
  remove,
  runFolder,
} from "./run/folders";
import { stop, stopIfLocked, takeLock } from "./run/lock";
import { moveComplete } from "./run/publication";

const neededMegabytes = 250;
const noRoom = `The disk is full: a build needs ${neededMegabytes} MB. Make some room and start again.`;
function lacksRoom(): boolean {
  const { bavail, bsize } = fs.statfsSync(project);
  return bavail * bsize < neededMegabytes * 1024 * 1024;
}

/**
 * Takes the lock, makes Gatsby's working folder and passes the checked content to it. An error in the content stops a
 * build, and `develop` without earlier content.
 * @returns the folder.
 */
async function prepare(command: "build" | "develop", script: string = command): Promise<string> {
  if (lacksRoom()) stop(noRoom);
  takeLock(script);
  moveComplete();
  const { problem } = siteAddress(process.env);
  if (problem) stop(problem);
  const folder = makeWorkingFolder(command, "data", "static");
  const problems = await admitContent(folder, new Date());
  if (problems.length > 0) console.error(formatProblems(problems));
  if (!problems.some(isError)) return folder;
  if (command === "build") stop("Nothing was built; public/ is as it was.");
  if (!hasAdmittedContent(folder)) stop("There is no earlier content to show.");
  console.error("The pages are shown with the last content that had no error.");
  return folder;
}

/** Runs a Gatsby command in this process, so that a signal ends both. */
async function runGatsby(folder: string, ...command: string[]): Promise<void> {
  process.env.GATSBY_TELEMETRY_DISABLED = "1";
  process.argv.splice(2, Infinity, ...command);
  // By then scripts/run.mjs has unregistered tsx, which would slow down the loading of Gatsby.
  await setImmediate();
  // Gatsby builds the folder that it is started in.
  process.chdir(folder);
  createRequire(path.join(folder, "package.json"))("gatsby/cli.js");
}

/** Checks the content and builds the site into public/ and deploy/, or leaves both as they are. */
export async function build(): Promise<void> {
  const folder = await prepare("build");
  beginBuild(folder);
  for (const [signal, exitCode] of Object.entries({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 })) {
    process.on(signal, () => process.exit(exitCode));
  }
  process.on("exit", (exitCode) => {
    if (isComplete(folder)) return;
    console.log("\nThe build failed or was stopped; public/ is as it was before.");
    if (lacksRoom()) console.error(noRoom);
    process.exitCode = exitCode || 1;
  });
  await runGatsby(folder, "build", "--prefix-paths");
}

/**
 * Serves the pages and shows each saved change.
 * @param options of Gatsby, like `--port 8001`.
 * @param script the command that an editor has started.
 */
export async function develop(options: readonly string[], script = "develop"): Promise<void> {
  const folder = await prepare("develop", script);
  remove(path.join(folder, ".cache"), path.join(folder, "public"));
  await runGatsby(folder, "develop", ...options);
}

/** Serves the last build. @param options as in `develop`. */
export async function serve(options: readonly string[]): Promise<void> {
  if (!fs.existsSync(path.join(project, "public/index.html")))
    stop("There are no pages yet: `npm run build` makes them.");
  const folder = makeWorkingFolder("serve", "public");
  fs.mkdirSync(path.join(folder, ".cache"), { recursive: true });
  fs.writeFileSync(path.join(folder, ".cache/match-paths.json"), "[]");
  await runGatsby(folder, "serve", "--prefix-paths", ...options);
}

/** Removes the build and all caches. Writes nothing, since the disk may be full. */
export function clean(): void {
  stopIfLocked();
  remove(...outputFolders.map((part) => path.join(project, part)), runFolder);
}
