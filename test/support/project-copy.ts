import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

import { filesOf } from "../../check/read/files";
import { codeFiles, codeFolders } from "../../gatsby/run/folders";
import { type Content, writeContent } from "./content";
import { siteUrl } from "./folders";

/** The parts of the project that a copy needs; its data/ comes from the test, and it has no static/. */
const parts = [...codeFolders, ...codeFiles, "scripts", "tsconfig.json"];

/** Copies the code into a folder, in place of an earlier copy; earlier builds stay. */
function copyCode(folder: string): void {
  for (const part of parts) {
    const target = path.join(folder, part);
    fs.rmSync(target, { recursive: true, force: true });
    fs.cpSync(part, target, { recursive: true, preserveTimestamps: true });
  }
  fs.rmSync(path.join(folder, "static"), { recursive: true, force: true });
  const packages = path.join(folder, "node_modules");
  if (!fs.existsSync(packages)) fs.symlinkSync(path.resolve("node_modules"), packages, "junction");
}

/** A running command, with its output and its end. */
function watched(child: ChildProcess) {
  let output = "";
  const ended = new Promise<{ status: number | null; output: string }>((resolve) => {
    child.on("close", (status) => resolve({ status, output }));
  });
  /** Waits for a text in the output; fails if the command ends first. */
  const says = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => output.includes(text) && resolve();
      look();
      child.stdout?.on("data", look);
      child.stderr?.on("data", look);
      child.on("close", () => reject(new Error(`"${text}" was never printed:\n${output}`)));
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
 * Copies the project into a folder, where a test may edit and build it. A later copy in the same folder builds faster.
 * @param content for its data/.
 * @param address of the site.
 */
export function copyProject(place: string, content: Content, address = siteUrl) {
  const folder = path.resolve(place);
  copyCode(folder);
  writeContent(content, path.join(folder, "data"));
  const environment = {
    ...process.env,
    CI: "true",
    FORCE_COLOR: "0",
    NODE_ENV: undefined,
    SITE_NOINDEX: "false",
    SITE_URL: address,
  };
  const data = (file: string) => path.join(folder, "data", file);
  const started: ReturnType<typeof watched>[] = [];

  // As `npm run` calls them, without npm and the installation.
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
    /** The value of a file, by its path inside data/. */
    read,
    /** Changes the value of a file. */
    editJson(file: string, change: (content: ReturnType<typeof read>) => void) {
      const content = read(file);
      change(content);
      fs.writeFileSync(data(file), JSON.stringify(content, null, 2));
    },
    build: () => execute("build"),
    /** Removes builds and caches, for a build from scratch. */
    clean: () => execute("clean"),
    /** Runs another command of the project to its end. */
    run: execute,
    /** Starts a command without waiting for its end. */
    start(name: string, ...options: string[]) {
      const child = spawn(process.execPath, command(name, options), {
        cwd: folder,
        env: environment,
        stdio: ["ignore", "pipe", "pipe"],
      });
      const running = watched(child);
      started.push(running);
      return running;
    },
    /** Ends the commands that are still running. */
    async end() {
      for (const { kill } of started) kill("SIGTERM");
      await Promise.all(started.map(({ ended }) => ended));
    },
    /** The hash of each file in public/, by its name. */
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
