import { createHash } from "node:crypto";
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { setImmediate } from "node:timers/promises";

import { editorsFiles, filesOf, formatProblems } from "../check";
import { admitContent, hasAdmittedContent, isError } from "./content/gate";
import { siteAddress } from "./head/site-address";

// Gatsby works in a folder of links to the project, .run/build or .run/develop, with a cache and a public/ of its
// own. The project's public/ and deploy/ are replaced by copies of a complete build, and never written otherwise.

const project = process.cwd();
const runFolder = path.resolve(".run");
const lock = path.join(runFolder, "lock");
/** A complete build on its way to public/ and deploy/. */
const complete = path.join(runFolder, "complete");
const published = ["public", "deploy"];

/** Files of public/ that only Gatsby itself uses. */
const leftovers =
  /^public\/(_gatsby\/|~partytown\/|chunk-map\.json|webpack\.stats\.json|\d+-[0-9a-f]{8}\.js|.*\.LICENSE\.txt)/;

/** All code that a build depends on; the content is not part of it. */
const codeFolders = ["check", "gatsby", "schema", "src"];
const codeFiles = [
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package.json",
  "package-lock.json",
];
/** Files among them that a build writes or does not read. */
const isNoCode = /^src\/(fonts\/|gatsby-types\.d\.ts$)|\.test\.tsx?$/;

/** In the folder where Gatsby works: the hash of the code, once a build is complete. */
const marker = ".cache/complete-build";

const remove = (...files: string[]) =>
  files.forEach((file) => fs.rmSync(file, { recursive: true, force: true, maxRetries: 5 }));

const readText = (file: string) => (fs.existsSync(file) ? fs.readFileSync(file, "utf8") : "");

const megabyte = 1024 * 1024;
const roomForBuild = 250;
const roomLeft = () => {
  const { bavail, bsize } = fs.statfsSync(".");
  return Math.floor((bavail * bsize) / megabyte);
};
const isFull = () => roomLeft() < roomForBuild;
const fullDisk = `The disk is full. A build needs ${roomForBuild} MB: make some room and start again.`;

/** Ends this process with a message. */
function stop(message: string, exitCode = 1): never {
  console.error(message);
  process.exit(exitCode);
}

function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    // A process of another user is running, too.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** Exits with code 75 if another process works in this folder. */
function refuseSecond(): void {
  const holder = Number(readText(lock));
  if (isRunning(holder)) {
    stop(
      `Another command (process ${holder}) is running in this folder. Wait until it ends, or end it. If there is none, delete ${lock} and start again.`,
      75,
    );
  }
}

/** Makes this process the only one that works in this folder, until it ends. */
function takeLock(): void {
  refuseSecond();
  remove(lock);
  fs.mkdirSync(runFolder, { recursive: true });
  // Fails if a second command has been as quick as this one.
  fs.writeFileSync(lock, String(process.pid), { flag: "wx" });
  process.on("exit", () => remove(lock));
}

/** Moves a complete build to public/ and deploy/. A later start finishes what a kill interrupts. */
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

/** Publishes the finished build of this folder. */
function publish(): void {
  const copy = path.join(runFolder, "copy");
  remove(copy);
  const files = published.flatMap((folder) =>
    editorsFiles(folder).map((file) => `${folder}/${file}`),
  );
  for (const file of files.filter((name) => !leftovers.test(name))) {
    fs.cpSync(file, path.join(copy, file), { preserveTimestamps: true });
  }
  fs.renameSync(copy, complete);
  moveComplete();
}

/** JavaScript that loads a TypeScript file with tsx; Gatsby would compile it, with all that it imports, more slowly. */
const loader = (file: string) => `const unregister = require("tsx/cjs/api").register();
module.exports = require(${JSON.stringify(file)});
unregister();
`;

/** Enters the folder where Gatsby works, with links to these parts of the project. */
function enter(name: string, parts: readonly string[]): void {
  const folder = path.join(runFolder, name);
  fs.mkdirSync(folder, { recursive: true });
  process.chdir(folder);
  for (const part of parts) {
    const target = path.join(project, part);
    fs.rmSync(part, { force: true });
    // Windows allows everyone junctions of folders, but not links to files.
    if (fs.statSync(target).isDirectory()) fs.symlinkSync(target, part, "junction");
    else if (/^gatsby-(config|node)/.test(part))
      fs.writeFileSync(part.replace(".ts", ".js"), loader(target));
    else fs.copyFileSync(target, part);
  }
}

/** A hash of the code, the Node.js version and the address: a build by other code starts from nothing. */
function hashOfCode(): string {
  const inFolders = codeFolders.flatMap((part) => filesOf(part).map((file) => `${part}/${file}`));
  const files = [...codeFiles, ...inFolders].filter((file) => !isNoCode.test(file));
  const hash = createHash("sha256").update(
    // Gatsby leaves in public/ what is deleted in static/.
    JSON.stringify([process.version, siteAddress(process.env), filesOf("static"), files]),
  );
  for (const file of files) hash.update(fs.readFileSync(path.join(project, file)));
  return hash.digest("hex");
}

/** Runs one of Gatsby's commands in this process: a kill ends both. */
async function runGatsby(...command: string[]): Promise<void> {
  process.env.GATSBY_TELEMETRY_DISABLED = "1";
  process.argv.splice(2, Infinity, ...command);
  // From the next turn on scripts/run.mjs no longer looks for TypeScript in what is loaded.
  await setImmediate();
  createRequire(path.resolve("package.json"))("gatsby/cli.js");
}

/** Checks the content and passes it on to Gatsby; ends this process if there is an error, and nothing to show. */
async function admit(command: string): Promise<void> {
  const problems = await admitContent();
  if (problems.length > 0) console.error(formatProblems(problems));
  if (!problems.some(isError)) return;
  if (command === "build") stop("Nothing was built; public/ is as it was.");
  if (!hasAdmittedContent()) stop("There is no earlier content to show.");
  console.error("The pages are shown with the last content that had no error.");
}

async function prepare(command: "build" | "develop"): Promise<void> {
  if (isFull()) stop(fullDisk);
  takeLock();
  moveComplete();
  const { problem } = siteAddress(process.env);
  if (problem) stop(problem);
  enter(command, [...codeFolders, ...codeFiles, "data", "static", "node_modules"]);
  await admit(command);
}

/** Checks the content and builds the site into public/ and deploy/, completely or not at all. */
export async function build(): Promise<void> {
  await prepare("build");
  const hash = hashOfCode();
  if (readText(marker) !== hash) {
    if (fs.existsSync(".cache")) {
      console.log("The last build was not completed, or was by other code: starting from scratch.");
    }
    remove(".cache", ...published);
  }
  // Gatsby would publish old content after a run that did not end well: it stores new content before it uses it.
  remove(marker);
  for (const [signal, exitCode] of Object.entries({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 })) {
    process.on(signal, () => process.exit(exitCode));
  }
  process.on("exit", (exitCode) => {
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

/** Environment variable by which the last hook of a build says that it has come to its end. */
export const builtVariable = "SITE_IS_BUILT";

/** Serves the pages and shows each saved change. @param options Gatsby's, like `--port 8001`. */
export async function develop(options: readonly string[]): Promise<void> {
  await prepare("develop");
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

/** Removes what was built and all caches. It writes nothing: the disk may be full. */
export function clean(): void {
  refuseSecond();
  remove(...published, runFolder);
}
