import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

import { filesOf } from "../../check";

const root = process.cwd();
const leftOut = new Set([
  ".git",
  "bench",
  ".cache",
  ".content",
  ".run",
  "deploy",
  "node_modules",
  "public",
  "shots",
  "test-results",
]);

/** Every file of a built site's public/, with the hash of its content and the time it was written. */
export function publishedIn(folder: string) {
  const published = path.join(folder, "public");
  return new Map(
    filesOf(published).map((name) => {
      const file = path.join(published, name);
      const hash = createHash("sha256").update(fs.readFileSync(file)).digest("hex");
      return [name, { hash, writtenAt: fs.statSync(file).mtimeMs }];
    }),
  );
}

/** Gives a folder's files a second place, as links to the same bytes: webpack would see through a link to the folder. */
function linkAll(from: string, to: string): void {
  fs.mkdirSync(to);
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkAll(source, target);
    else if (entry.isSymbolicLink()) fs.symlinkSync(fs.readlinkSync(source), target);
    else linkOrCopy(source, target);
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    fs.linkSync(source, target);
  } catch {
    // The two are on different disks.
    fs.copyFileSync(source, target);
  }
}

/** A running command: what it has printed so far, and its end. */
function watched(child: ChildProcess) {
  let output = "";
  const ended = new Promise<{ status: number | null; output: string }>((resolve) => {
    child.on("close", (status) => resolve({ status, output }));
  });
  /** Waits until it has printed something; fails if it ends before that. */
  const says = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => output.includes(text) && resolve();
      look();
      child.stdout?.on("data", look);
      child.stderr?.on("data", look);
      child.on("close", () => reject(new Error(`It never said "${text}":\n${output}`)));
    });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  }
  return {
    says,
    ended,
    output: () => output,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
  };
}

/** A copy of the whole site in a folder of its own, where a test may edit and build. */
export function openWorkshop() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "site-"));
  fs.cpSync(root, folder, {
    recursive: true,
    filter: (source) => !leftOut.has(path.relative(root, source)),
  });
  linkAll(path.join(root, "node_modules"), path.join(folder, "node_modules"));
  const environment = { ...process.env, NODE_ENV: undefined, CI: "true", FORCE_COLOR: "0" };
  const data = (file: string) => path.join(folder, "data", file);

  // As `npm run` has them, but for npm itself and the installation.
  const command = (name: string, options: readonly string[]) => [
    "--require",
    "tsx/cjs",
    ...(name === "validate" ? ["scripts/validate.ts"] : ["scripts/site.ts", name]),
    ...options,
  ];
  const execute = (name: string, options: readonly string[], added: NodeJS.ProcessEnv = {}) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, command(name, options), {
      cwd: folder,
      env: { ...environment, ...added },
      encoding: "utf8",
    });
    return { status, output: stdout + stderr };
  };
  const read = (file: string) => JSON.parse(fs.readFileSync(data(file), "utf8"));

  return {
    /** Path of a file of the copy. */
    path: (...parts: string[]) => path.join(folder, ...parts),
    /** Changes a data file, given by its path inside data/. */
    edit(file: string, change: (text: string) => string) {
      const before = fs.readFileSync(data(file), "utf8");
      const after = change(before);
      if (after === before) throw new Error(`The edit of ${file} changes nothing.`);
      fs.writeFileSync(data(file), after);
    },
    /** What a data file holds. */
    read,
    /** Changes what a data file holds. */
    editJson(file: string, change: (content: ReturnType<typeof read>) => void) {
      const content = read(file);
      change(content);
      fs.writeFileSync(data(file), JSON.stringify(content, null, 2));
    },
    /** A production build. */
    build: (added?: NodeJS.ProcessEnv) => execute("build", [], added),
    /** The check alone. */
    validate: () => execute("validate", []),
    /** Removes what was built, for a build from scratch. */
    clean: () => execute("clean", []),
    /** Runs another command of the project to its end. */
    run: (name: string, ...options: string[]) => execute(name, options),
    /** Starts a command, and does not wait for its end. */
    start(name: string, ...options: string[]) {
      const child = spawn(process.execPath, command(name, options), {
        cwd: folder,
        env: environment,
        stdio: ["ignore", "pipe", "pipe"],
      });
      return watched(child);
    },
    /** Processes that work in this folder or below it; none where the system does not say (no /proc). */
    processes: () =>
      (fs.existsSync("/proc/self/cwd") ? fs.readdirSync("/proc") : []).filter((pid) => {
        try {
          return fs.readlinkSync(`/proc/${pid}/cwd`).startsWith(folder);
        } catch {
          return false;
        }
      }),
    /** Every file of public/. */
    published: () => publishedIn(folder),
    close: () => fs.rmSync(folder, { recursive: true, force: true }),
  };
}

/** Names of the files that differ between two states of public/, new and missing ones included. */
export function changedFiles(
  before: ReturnType<typeof publishedIn>,
  after: ReturnType<typeof publishedIn>,
): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name)?.hash !== after.get(name)?.hash).sort();
}
