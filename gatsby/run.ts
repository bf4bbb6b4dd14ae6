import { createHash } from "node:crypto";
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { setImmediate } from "node:timers/promises";

import { editorsFiles, filesOf, formatProblems } from "../check";
import { admitContent, hasAdmittedContent, isError } from "./content/gate";
import { siteAddress } from "./head/site-address";

// Gatsby works in a folder of links to the project, .run/build or .run/develop, with its own cache and public/. Copies of
// a complete build replace the project's public/ and deploy/; nothing else writes to these.

const project = process.cwd();
const runFolder = path.resolve(".run");
const lock = path.join(runFolder, "lock");
/** A complete build on its way to public/ and deploy/. */
const complete = path.join(runFolder, "complete");
const published = ["public", "deploy"];

/** Files of public/ that only Gatsby uses. */
const internal =
  /^public\/(_gatsby\/|~partytown\/|chunk-map\.json|webpack\.stats\.json|\d+-[0-9a-f]{8}\.js|.*\.LICENSE\.txt)/;

/** The code that a build depends on, without the content. */
export const codeFolders = ["check", "gatsby", "schema", "src"];
export const codeFiles = [
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package.json",
  "package-lock.json",
];
/** Files in these folders that a build writes or ignores. */
const ignored = /^src\/gatsby-types\.d\.ts$|\.test\.tsx?$/;

/** A file in Gatsby's working folder: the hash of the code, written after a complete build. */
const marker = ".cache/complete-build";

const remove = (...files: string[]) =>
  files.forEach((file) => fs.rmSync(file, { recursive: true, force: true, maxRetries: 5 }));

const readText = (file: string) => (fs.existsSync(file) ? fs.readFileSync(file, "utf8") : "");

const megabytes = 250;
const fullDisk = `The disk is full. A build needs ${megabytes} MB: make some room and start again.`;
function isFull(): boolean {
  const { bavail, bsize } = fs.statfsSync(".");
  return bavail * bsize < megabytes * 1024 * 1024;
}

/** Prints a message and exits. */
function stop(message: string, exitCode = 1): never {
  console.error(message);
  process.exit(exitCode);
}

function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    // The process of another user.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** Exits with code 75 if another process holds the lock of this folder. */
export function stopIfLocked(): void {
  const [holder, ...command] = readText(lock).split(" ");
  if (isRunning(Number(holder))) {
    stop(
      `${command.join(" ")} is already running in this folder (process ${holder}). Wait until it ends, or press Ctrl+C in its terminal. If there is none, delete ${lock} and start again.`,
      75,
    );
  }
}

/** Holds the lock of this folder until this process exits. @param script the name of the command. */
function takeLock(script: string): void {
  stopIfLocked();
  // The lock of a process that was killed; not one that another command takes right now.
  if (fs.existsSync(lock)) remove(lock);
  fs.mkdirSync(runFolder, { recursive: true });
  try {
    fs.writeFileSync(lock, `${process.pid} npm run ${script}`, { flag: "wx" });
  } catch (error) {
    // Another command has just taken the lock.
    stopIfLocked();
    throw error;
  }
  process.on("exit", () => remove(lock));
}

/** Moves a complete build to public/ and deploy/. After a kill, the next start finishes the move. */
function moveComplete(): void {
  for (const folder of published) {
    const [from, to] = [path.join(complete, folder), path.join(project, folder)];
    const old = path.join(runFolder, `old-${folder}`);
    remove(old);
    if (!fs.existsSync(from)) continue;
    if (fs.existsSync(to)) fs.renameSync(to, old);
    fs.renameSync(from, to);
    remove(old);
  }
  remove(complete);
}

/** The files of a built folder that are published. */
export const publishedFiles = (folder: string) =>
  editorsFiles(folder).filter((file) => !internal.test(`${folder}/${file}`));

/** Publishes the finished build of this folder. */
function publish(): void {
  const copy = path.join(runFolder, "copy");
  remove(copy);
  const files = published.flatMap((folder) =>
    publishedFiles(folder).map((file) => `${folder}/${file}`),
  );
  for (const file of files) {
    fs.cpSync(file, path.join(copy, file), { preserveTimestamps: true });
  }
  fs.renameSync(copy, complete);
  moveComplete();
}

/** JavaScript that loads a TypeScript file with tsx, which is faster than Gatsby's own compiler. */
const loader = (file: string) => `const unregister = require("tsx/cjs/api").register();
module.exports = require(${JSON.stringify(file)});
unregister();
`;

/** Changes to a working folder for Gatsby, with links to these parts of the project. */
function enter(name: string, parts: readonly string[]): void {
  const folder = path.join(runFolder, name);
  fs.mkdirSync(folder, { recursive: true });
  process.chdir(folder);
  for (const part of parts) {
    const target = path.join(project, part);
    fs.rmSync(part, { force: true });
    // On Windows any user may create junctions to folders, but not links to files.
    if (fs.statSync(target).isDirectory()) fs.symlinkSync(target, part, "junction");
    else if (/^gatsby-(config|node)/.test(part))
      fs.writeFileSync(part.replace(".ts", ".js"), loader(target));
    else fs.copyFileSync(target, part);
  }
}

/** The cache key of a build: a hash of the code, the Node.js version and the site's address. */
function hashOfCode(): string {
  const inFolders = codeFolders.flatMap((part) => filesOf(part).map((file) => `${part}/${file}`));
  const files = [...codeFiles, ...inFolders].filter((file) => !ignored.test(file));
  const hash = createHash("sha256").update(
    // With the names in static/, since Gatsby does not remove a deleted file from public/.
    JSON.stringify([process.version, siteAddress(process.env), filesOf("static"), files]),
  );
  for (const file of files) hash.update(fs.readFileSync(path.join(project, file)));
  return hash.digest("hex");
}

/** Runs a Gatsby command in this process, so that a signal ends both. */
async function runGatsby(...command: string[]): Promise<void> {
  process.env.GATSBY_TELEMETRY_DISABLED = "1";
  process.argv.splice(2, Infinity, ...command);
  // Until scripts/run.mjs has unregistered tsx, which would slow down the loading of Gatsby.
  await setImmediate();
  createRequire(path.resolve("package.json"))("gatsby/cli.js");
}

/** Checks the content and passes it to Gatsby. An error stops a build, and `develop` without earlier content. */
async function admit(command: string): Promise<void> {
  const problems = await admitContent(new Date());
  if (problems.length > 0) console.error(formatProblems(problems));
  if (!problems.some(isError)) return;
  if (command === "build") stop("Nothing was built; public/ is as it was.");
  if (!hasAdmittedContent()) stop("There is no earlier content to show.");
  console.error("The pages are shown with the last content that had no error.");
}

async function prepare(command: "build" | "develop", script: string = command): Promise<void> {
  if (isFull()) stop(fullDisk);
  takeLock(script);
  moveComplete();
  const { problem } = siteAddress(process.env);
  if (problem) stop(problem);
  enter(command, [...codeFolders, ...codeFiles, "data", "static", "node_modules"]);
  await admit(command);
}

/** Checks the content and builds the site into public/ and deploy/, or leaves both as they are. */
export async function build(): Promise<void> {
  await prepare("build");
  const hash = hashOfCode();
  if (readText(marker) !== hash) {
    if (fs.existsSync(".cache")) {
      console.log("The last build was stopped, or the code has changed: starting from scratch.");
    }
    remove(".cache", ...published);
  }
  // After an interrupted run Gatsby would publish old content: it stores new content before it runs the queries.
  remove(marker);
  for (const [signal, exitCode] of Object.entries({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 })) {
    process.on(signal, () => process.exit(exitCode));
  }
  // Before the listener that gives the lock away.
  process.prependListener("exit", (exitCode) => {
    try {
      if (exitCode === 0 && process.env[builtVariable]) {
        publish();
        fs.writeFileSync(marker, hash);
        return;
      }
      console.error("\nThe build failed or was stopped; public/ is as it was before.");
    } catch (error) {
      console.error(error);
    }
    process.exitCode = exitCode || 1;
    if (isFull()) console.error(fullDisk);
  });
  await runGatsby("build", "--prefix-paths");
}

/** Environment variable that the last hook of a build sets. */
export const builtVariable = "SITE_IS_BUILT";

/**
 * Serves the pages and shows each saved change.
 * @param options of Gatsby, like `--port 8001`.
 * @param script the command that an editor has started.
 */
export async function develop(options: readonly string[], script = "develop"): Promise<void> {
  await prepare("develop", script);
  remove(".cache", "public");
  await runGatsby("develop", ...options);
}

/** Serves the last build. @param options as in `develop`. */
export async function serve(options: readonly string[]): Promise<void> {
  if (!fs.existsSync("public/index.html"))
    stop("There are no pages yet: `npm run build` makes them.");
  enter("serve", ["public", "package.json", "node_modules"]);
  const config = { pathPrefix: siteAddress(process.env).pathPrefix, trailingSlash: "always" };
  fs.writeFileSync("gatsby-config.js", `module.exports = ${JSON.stringify(config)};\n`);
  fs.mkdirSync(".cache", { recursive: true });
  fs.writeFileSync(".cache/match-paths.json", "[]");
  await runGatsby("serve", "--prefix-paths", ...options);
}

/** Removes the build and all caches. Writes nothing, since the disk may be full. */
export function clean(): void {
  stopIfLocked();
  remove(...published, runFolder);
}
