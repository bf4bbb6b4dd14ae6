import fs from "node:fs";
import path from "node:path";

import { z } from "zod";

import { runFolder } from "./folders";

const lockFile = path.join(runFolder, "lock");

const processShape = z.object({
  pid: z.number(),
  /** Distinguishes it from a later process with the same id; empty where the system doesn't say. */
  born: z.string(),
});
const holderShape = z.object({
  /** What a person typed, like "npm run build". */
  command: z.string(),
  since: z.string(),
  runner: processShape,
  /** First process of Gatsby's group, while there is one. */
  gatsby: processShape.optional(),
});

type Process = z.infer<typeof processShape>;
/** The command that is running in this folder. */
export type Holder = z.infer<typeof holderShape>;

/** The lock of this folder, as its holder uses it. */
export interface Lock {
  /** Records which process leads Gatsby's group, so that a later start can end it if we are killed. */
  leads(pid: number): void;
  release(): void;
}

/** A running process by its id; undefined if there is none. */
function processOf(pid: number): Process | undefined {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // A process of another user is running, too.
    if (!(error instanceof Error && "code" in error && error.code === "EPERM")) return undefined;
  }
  if (!fs.existsSync("/proc/self/stat")) return { pid, born: "" };
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const [state, born = ""] = [fields[0], fields[19]];
    // A process that has ended stays in the list until its parent asks about it.
    return state === "Z" || state === "X" ? undefined : { pid, born };
  } catch {
    return undefined;
  }
}

const isRunning = ({ pid, born }: Process) => processOf(pid)?.born === born;

/** Kills a process and everything that it has started. */
export function endGroup(pid: number): void {
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // It has ended by itself.
  }
}

function read(file: string): Holder | undefined {
  try {
    return holderShape.parse(JSON.parse(fs.readFileSync(file, "utf8")));
  } catch {
    return undefined;
  }
}

/** Removes a lock whose holder was killed, and ends the Gatsby that it left running. */
function clear(stale: Holder | undefined): void {
  const aside = path.join(runFolder, `lock-of-the-dead-${process.pid}`);
  try {
    fs.renameSync(lockFile, aside);
  } catch {
    return;
  }
  // Another start may have cleared it before us and hold the lock by now.
  const taken = read(aside);
  if (taken && taken.runner.pid !== stale?.runner.pid) fs.renameSync(aside, lockFile);
  else {
    if (stale?.gatsby?.born && isRunning(stale.gatsby)) endGroup(stale.gatsby.pid);
    fs.rmSync(aside, { force: true });
  }
}

/**
 * Makes this process the only one that runs Gatsby in this folder.
 * @param command what a person typed, like "npm run build".
 * @returns the lock or, where another process has it, that process.
 */
export function takeLock(command: string): Lock | Holder {
  fs.mkdirSync(runFolder, { recursive: true });
  const runner = processOf(process.pid) ?? { pid: process.pid, born: "" };
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
        if (other && isRunning(other.runner)) return other;
        clear(other);
      }
    }
  } finally {
    fs.rmSync(draft, { force: true });
  }
  return {
    leads(pid) {
      holder.gatsby = processOf(pid);
      write();
      fs.renameSync(draft, lockFile);
    },
    release: () => fs.rmSync(lockFile, { force: true }),
  };
}

/** Says who holds the lock, and what to do. */
export function saysWho({ command, since, runner }: Holder): string {
  const [date = "", time = ""] = since.split(/[T.]/);
  return `\`${command}\` (process ${runner.pid}) has been running in this folder since ${date} ${time} UTC.\nWait until it ends, or end it; then start again.`;
}
