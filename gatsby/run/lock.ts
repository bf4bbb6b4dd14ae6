import fs from "node:fs";
import path from "node:path";

import { z } from "zod";

import { runFolder } from "./folders";
import { endGroup, isRunning, processOf, processShape } from "./processes";

const lockFile = path.join(runFolder, "lock");

const holderShape = z.object({
  /** What a person typed, like "npm run build". */
  command: z.string(),
  since: z.string(),
  runner: processShape,
  /** First process of Gatsby's group, while there is one. */
  gatsby: processShape.optional(),
});

/** The command that is running in this folder. */
type Holder = z.infer<typeof holderShape>;

/** The lock of this folder, as its holder uses it. */
export interface Lock {
  /** Records the first process of Gatsby's group, so that a later start can end it if we are killed. */
  recordGatsby(pid: number): void;
  release(): void;
}

function read(file: string): Holder | undefined {
  try {
    return holderShape.parse(JSON.parse(fs.readFileSync(file, "utf8")));
  } catch {
    return undefined;
  }
}

/** Removes a lock whose holder was killed, and ends the Gatsby that it left running. */
function removeStale(stale: Holder | undefined): void {
  const aside = path.join(runFolder, `stale-lock-${process.pid}`);
  try {
    fs.renameSync(lockFile, aside);
  } catch {
    return;
  }
  // Another start may have removed it before us and hold the lock by now.
  const taken = read(aside);
  if (taken && taken.runner.pid !== stale?.runner.pid) fs.renameSync(aside, lockFile);
  else {
    if (stale?.gatsby?.startTime && isRunning(stale.gatsby)) endGroup(stale.gatsby.pid);
    fs.rmSync(aside, { force: true });
  }
}

/**
 * Makes this process the only one that runs Gatsby in this folder.
 * @param command what a person typed, like "npm run build".
 * @returns the lock or, where another process has it, who that is and what to do.
 */
export function takeLock(command: string): Lock | string {
  fs.mkdirSync(runFolder, { recursive: true });
  const runner = processOf(process.pid) ?? { pid: process.pid, startTime: "" };
  const holder: Holder = { command, since: new Date().toISOString(), runner };
  const draft = path.join(runFolder, `lock-${process.pid}`);
  const write = () => fs.writeFileSync(draft, JSON.stringify(holder));
  write();
  try {
    for (;;) {
      try {
        // Fails if there is a lock; and a lock is complete from the moment it exists.
        fs.linkSync(draft, lockFile);
        break;
      } catch (error) {
        if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
        const other = read(lockFile);
        if (other && isRunning(other.runner)) return describe(other);
        removeStale(other);
      }
    }
  } finally {
    fs.rmSync(draft, { force: true });
  }
  return {
    recordGatsby(pid) {
      holder.gatsby = processOf(pid);
      write();
      fs.renameSync(draft, lockFile);
    },
    release: () => fs.rmSync(lockFile, { force: true }),
  };
}

function describe({ command, since, runner }: Holder): string {
  const [date = "", time = ""] = since.split(/[T.]/);
  return `\`${command}\` (process ${runner.pid}) has been running in this folder since ${date} ${time} UTC.\nWait until it ends, or end it; then start again.`;
}
