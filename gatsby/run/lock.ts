// One command works in this folder at a time.
import fs from "node:fs";
import path from "node:path";

import { remove, runFolder } from "./folders";

const lock = path.join(runFolder, "lock");

/** Prints a message and exits. */
export function stop(message: string, exitCode = 1): never {
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

/** Exits with code 75 if another process holds the lock. */
export function stopIfLocked(): void {
  if (!fs.existsSync(lock)) return;
  const [holder, ...command] = fs.readFileSync(lock, "utf8").split(" ");
  if (!isRunning(Number(holder))) return;
  const rest = "Wait until it ends, or press Ctrl+C in its terminal.";
  const name = `${command.join(" ")} is already running in this folder (process ${holder})`;
  stop(`${name}. ${rest} If there is none, delete ${lock} and start again.`, 75);
}

/** Holds the lock until this process exits. @param script the name of the command. */
export function takeLock(script: string): void {
  const write = () => fs.writeFileSync(lock, `${process.pid} npm run ${script}`, { flag: "wx" });
  fs.mkdirSync(runFolder, { recursive: true });
  try {
    write();
  } catch {
    stopIfLocked();
    // The lock of a process that was killed.
    remove(lock);
    write();
  }
  process.on("exit", () => remove(lock));
}
