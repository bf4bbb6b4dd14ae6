import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

import { filesOf } from "../../check";
import { type Content, writeContent } from "./content";
import { siteUrl } from "./folders";

const root = process.cwd();
/** What a copy has of its own, or does without. */
const leftOut = new Set([
  ".cache",
  ".content",
  ".git",
  ".run",
  "bench",
  "data",
  "deploy",
  "docs",
  "edit",
  "node_modules",
  "public",
  "shots",
  "test",
  "test-results",
]);

/** Copies the project's code into a folder, in place of an earlier copy. What was built there stays. */
function copyCode(folder: string): void {
  fs.mkdirSync(folder, { recursive: true });
  for (const entry of fs.readdirSync(folder)) {
    if (!leftOut.has(entry)) fs.rmSync(path.join(folder, entry), { recursive: true });
  }
  for (const entry of fs.readdirSync(root)) {
    if (leftOut.has(entry)) continue;
    const how = { recursive: true, preserveTimestamps: true };
    fs.cpSync(path.join(root, entry), path.join(folder, entry), how);
  }
  const packages = path.join(folder, "node_modules");
  if (!fs.existsSync(packages)) fs.symlinkSync(path.join(root, "node_modules"), packages);
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

/**
 * Copies the project into a folder, where a test may edit and build it. A second copy there builds faster.
 * @param content of its data/.
 */
export function copyProject(place: string, content: Content) {
  const folder = path.resolve(place);
  copyCode(folder);
  writeContent(content, path.join(folder, "data"));
  const environment = {
    ...process.env,
    CI: "true",
    FORCE_COLOR: "0",
    NODE_ENV: undefined,
    SITE_NOINDEX: "false",
    SITE_URL: siteUrl,
  };
  const data = (file: string) => path.join(folder, "data", file);

  // As `npm run` has them, but for npm itself and the installation.
  const command = (name: string, options: readonly string[]) => [
    "--require",
    "tsx/cjs",
    ...(name === "validate" ? ["scripts/validate.ts"] : ["scripts/site.ts", name]),
    ...options,
  ];
  const execute = (name: string, ...options: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, command(name, options), {
      cwd: folder,
      env: environment,
      encoding: "utf8",
      maxBuffer: Infinity,
    });
    return { status, output: stdout + stderr };
  };
  const read = (file: string) => JSON.parse(fs.readFileSync(data(file), "utf8"));

  return {
    /** Path of a file of the copy. */
    path: (...parts: string[]) => path.join(folder, ...parts),
    /** What a data file holds, given by its path inside data/. */
    read,
    /** Changes what a data file holds. */
    editJson(file: string, change: (content: ReturnType<typeof read>) => void) {
      const content = read(file);
      change(content);
      fs.writeFileSync(data(file), JSON.stringify(content, null, 2));
    },
    /** Replaces the content. */
    write: (next: Content) => writeContent(next, path.join(folder, "data")),
    /** A production build. */
    build: () => execute("build"),
    /** Removes what was built, for a build from scratch. */
    clean: () => execute("clean"),
    /** Runs another command of the project to its end. */
    run: execute,
    /** Starts a command, and does not wait for its end. */
    start(name: string, ...options: string[]) {
      const child = spawn(process.execPath, command(name, options), {
        cwd: folder,
        env: environment,
        stdio: ["ignore", "pipe", "pipe"],
      });
      return watched(child);
    },
    /** Every file of public/, with the hash of its content. */
    published() {
      const published = path.join(folder, "public");
      return new Map(
        filesOf(published).map((name) => {
          const bytes = fs.readFileSync(path.join(published, name));
          return [name, createHash("sha256").update(bytes).digest("hex")];
        }),
      );
    },
  };
}

type Published = ReadonlyMap<string, string>;

/** Names of the files that differ between two states of public/, new and missing ones included. */
export const changedFiles = (before: Published, after: Published): string[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .filter((name) => before.get(name) !== after.get(name))
    .sort();
