import { spawn } from "node:child_process";
import { constants } from "node:os";
import path from "node:path";

import type { Lock } from "./lock";
import { endGroup } from "./processes";
import { runnerVariable } from "./supervised";

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** The signal that has ended this command, if one has. */
let endedBy: (typeof signals)[number] | undefined;
/** First process of Gatsby's group, while there is one. */
let gatsby: number | undefined;

function endGatsby(): void {
  if (gatsby !== undefined) endGroup(gatsby);
  gatsby = undefined;
}

/** From here on Ctrl-C and similar signals end Gatsby and not this process, which has to clean up first. */
export function catchSignals(): void {
  for (const signal of signals) {
    process.on(signal, () => {
      endedBy ??= signal;
      endGatsby();
    });
  }
}

/** The exit code of a command that a signal has ended, as shells count it; undefined if none has. */
export const codeOfSignal = (): number | undefined => endedBy && 128 + constants.signals[endedBy];

/**
 * Runs one of Gatsby's commands to its end, with all processes that it starts in a separate group.
 * @param lock records which process to end if this one is killed.
 * @returns its exit code, once all its processes have ended.
 */
export async function runGatsby(args: readonly string[], lock?: Lock): Promise<number> {
  const code = codeOfSignal();
  if (code !== undefined) return code;
  const cli = path.resolve("node_modules/gatsby/cli.js");
  const child = spawn(process.execPath, [cli, ...args], {
    detached: true,
    stdio: "inherit",
    env: {
      ...process.env,
      NODE_ENV: undefined,
      GATSBY_TELEMETRY_DISABLED: "1",
      [runnerVariable]: String(process.pid),
    },
  });
  gatsby = child.pid;
  if (gatsby !== undefined) lock?.recordGatsby(gatsby);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code) => {
      endGatsby();
      // Gatsby hides the cursor while it draws, and had no time to show it again if it was killed.
      if (process.stdout.isTTY) process.stdout.write("\u001B[?25h");
      resolve(codeOfSignal() ?? code ?? 1);
    });
  });
}
