import fs from "node:fs";

import { z } from "zod";

export const processShape = z.object({
  pid: z.number(),
  /** Distinguishes it from a later process with the same id; empty where the system doesn't say. */
  startTime: z.string(),
});

type Process = z.infer<typeof processShape>;

/** A running process by its id; undefined if there is none. */
export function processOf(pid: number): Process | undefined {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // A process of another user is running, too.
    if (!(error instanceof Error && "code" in error && error.code === "EPERM")) return undefined;
  }
  if (!fs.existsSync("/proc/self/stat")) return { pid, startTime: "" };
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const [state, startTime = ""] = [fields[0], fields[19]];
    // A process that has ended stays in the list until its parent asks about it.
    return state === "Z" || state === "X" ? undefined : { pid, startTime };
  } catch {
    return undefined;
  }
}

/** Whether the very same process is still running. */
export const isRunning = ({ pid, startTime }: Process) => processOf(pid)?.startTime === startTime;

/** Kills a process and everything that it has started. */
export function endGroup(pid: number): void {
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // It has ended by itself.
  }
}
