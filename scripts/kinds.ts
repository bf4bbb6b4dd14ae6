import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";

import logUpdate from "log-update";

import { freePort } from "./listen-options";

/** A kind of test, and the command that runs it. */
export interface Kind {
  name: string;
  about: string;
  command: string;
  /** The kind whose output it needs; if that fails, it fails too. */
  needs?: string;
}

export type Outcome = "passed" | "failed";

/** The state of a kind during a run. */
interface Progress {
  kind: Kind;
  state: "waiting" | "running" | Outcome;
  startedAt: number;
  seconds: number;
  printed: string;
}

const isTerminal = process.stdout.isTTY;
/** The end of each command that is running, by its process id. */
const running = new Map<number, Promise<unknown>>();
let isStopped = false;

/** Signals every command and everything it has started, which the terminal's Ctrl-C does not reach. */
function signalAll(signal: NodeJS.Signals): void {
  for (const pid of running.keys()) {
    try {
      process.kill(-pid, signal);
    } catch {
      // It has ended by itself.
    }
  }
}

function stopOnSignals(): void {
  for (const [signal, code] of Object.entries({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 })) {
    process.on(signal, async () => {
      // A second Ctrl-C changes nothing: ending here would leave the commands running.
      if (isStopped) return;
      isStopped = true;
      if (isTerminal) logUpdate.done();
      console.error("The run was stopped.");
      signalAll("SIGINT");
      // Commands that take longer than this to close their browsers and servers are killed.
      await Promise.race([Promise.all(running.values()), wait(5000)]);
      signalAll("SIGKILL");
      process.exit(code);
    });
  }
}

/** The last line that a command has printed, such as the name of the current test. */
const lastLine = (printed: string) =>
  printed
    .trimEnd()
    .split("\n")
    .at(-1)
    ?.replaceAll(/\p{Cc}(\[[\d;]*\w)?/gu, "")
    .trim() ?? "";

function lineOf({ kind, state, startedAt, seconds, printed }: Progress): string {
  const isRunning = state === "running";
  const took = isRunning ? Math.round((Date.now() - startedAt) / 1000) : seconds;
  const time = state === "waiting" ? "" : `${took} s`;
  const line = `${kind.name.padEnd(14)} ${state.padEnd(8)} ${time.padStart(6)}`;
  return `${line}  ${isRunning ? lastLine(printed) : ""}`.slice(0, process.stdout.columns || 80);
}

const redraw = (all: readonly Progress[]) => logUpdate(all.map(lineOf).join("\n"));

function report(all: readonly Progress[], { kind, state, printed, ...times }: Progress): void {
  if (isTerminal) logUpdate.clear();
  if (state === "failed") console.log(`\n— ${kind.name}: ${kind.about}\n${printed}`);
  if (isTerminal) redraw(all);
  else console.log(lineOf({ kind, state, printed: "", ...times }).trimEnd());
}

/** Runs the command of a kind to its end. @param isAlone whether it writes to the terminal itself. */
async function execute(progress: Progress, env: NodeJS.ProcessEnv, isAlone: boolean) {
  const child = spawn(progress.kind.command, {
    shell: true,
    // A separate process group, to be signalled with everything that it starts.
    detached: true,
    stdio: isAlone ? "inherit" : ["ignore", "pipe", "pipe"],
    env,
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => (progress.printed += text));
  }
  const { pid = 0 } = child;
  const ended = once(child, "close");
  running.set(pid, ended);
  const [status] = await ended;
  running.delete(pid);
  // A run that was stopped goes no further.
  if (isStopped) await new Promise(() => {});
  return status === 0 ? "passed" : "failed";
}

/**
 * Runs sequences of kinds side by side, and shows the progress of each kind: a line for each, kept up to
 * date on a terminal, and one at each change elsewhere. What a failed kind has printed is shown in full.
 * @returns the outcome of each, by its name.
 */
export async function runSideBySide(
  sequences: readonly (readonly Kind[])[],
): Promise<ReadonlyMap<string, Outcome>> {
  stopOnSignals();
  // A free port, so that no server of another run is in the way.
  const env = { ...process.env, CI: "true", SITE_PORT: String(await freePort(0)) };
  const waiting = { state: "waiting", startedAt: 0, seconds: 0, printed: "" } as const;
  const progresses = sequences.map((kinds) =>
    kinds.map((kind): Progress => ({ kind, ...waiting })),
  );
  const all = progresses.flat();
  const isAlone = all.length === 1;
  const show = (changed: Progress) => !isAlone && report(all, changed);

  async function runOne(progress: Progress, needed?: Promise<Outcome>): Promise<Outcome> {
    let outcome: Outcome = "failed";
    if ((await needed) === "failed") {
      progress.printed = `It needs ${progress.kind.needs}, which failed.`;
    } else {
      progress.startedAt = Date.now();
      progress.state = "running";
      show(progress);
      outcome = await execute(progress, env, isAlone);
      progress.seconds = Math.round((Date.now() - progress.startedAt) / 1000);
    }
    progress.state = outcome;
    show(progress);
    return outcome;
  }

  const ticking = isTerminal && !isAlone ? setInterval(redraw, 1000, all) : undefined;
  const results = new Map<string, Promise<Outcome>>();
  await Promise.all(
    progresses.map(async (sequence) => {
      for (const progress of sequence) {
        const { name, needs = "" } = progress.kind;
        results.set(name, runOne(progress, results.get(needs)));
        await results.get(name);
      }
    }),
  );
  clearInterval(ticking);
  if (isTerminal) logUpdate.done();
  const entries = [...results].map(async ([name, result]) => [name, await result] as const);
  return new Map(await Promise.all(entries));
}
