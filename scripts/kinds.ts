import { type ChildProcess, spawn } from "node:child_process";

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
const running = new Set<ChildProcess>();
let isEnded = false;

/** Ends every command and everything it has started, which the terminal's Ctrl-C does not reach. */
function endAll(signal: NodeJS.Signals): void {
  for (const { pid } of running) {
    try {
      if (pid !== undefined) process.kill(-pid, signal);
    } catch {
      // It has ended by itself.
    }
  }
}

function endOnSignals(): void {
  for (const [signal, code] of Object.entries({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 })) {
    process.once(signal, () => {
      isEnded = true;
      if (isTerminal) logUpdate.done();
      console.error("The run was stopped.");
      endAll("SIGINT");
      // Commands that take longer than this to close their browsers and servers are killed.
      const deadline = Date.now() + 5000;
      const look = setInterval(() => {
        if (running.size > 0 && Date.now() < deadline) return;
        clearInterval(look);
        endAll("SIGKILL");
        process.exit(code);
      }, 50);
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

function report(all: readonly Progress[], changed: Progress): void {
  const failed = changed.state === "failed" && changed.printed;
  if (isTerminal) logUpdate.clear();
  if (failed) console.log(`\n— ${changed.kind.name}: ${changed.kind.about}\n${changed.printed}`);
  if (isTerminal) logUpdate(all.map(lineOf).join("\n"));
  else if (changed.state !== "waiting") console.log(lineOf({ ...changed, printed: "" }).trimEnd());
}

function execute(progress: Progress, environment: NodeJS.ProcessEnv, isAlone: boolean) {
  const child = spawn(progress.kind.command, {
    shell: true,
    // A separate process group, to be ended with everything that it starts.
    detached: true,
    stdio: isAlone ? "inherit" : ["ignore", "pipe", "pipe"],
    env: environment,
  });
  running.add(child);
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => (progress.printed += text));
  }
  return new Promise<Outcome>((resolve) => {
    child.on("close", (status) => {
      running.delete(child);
      // A run that was ended from outside goes no further.
      if (!isEnded) resolve(status === 0 ? "passed" : "failed");
    });
  });
}

/**
 * Runs sequences of kinds side by side, and shows the progress of each kind: a line for each, kept up to
 * date on a terminal, and one at each change elsewhere. What a failed kind has printed is shown in full.
 * @returns the outcome of each, by its name.
 */
export async function runSideBySide(
  sequences: readonly (readonly Kind[])[],
): Promise<ReadonlyMap<string, Outcome>> {
  endOnSignals();
  // A free port, so that no server of another run is in the way.
  const environment = { ...process.env, CI: "true", SITE_PORT: String(await freePort(0)) };
  const progresses = sequences.map((kinds) =>
    kinds.map((kind): Progress => ({
      kind,
      state: "waiting",
      startedAt: 0,
      seconds: 0,
      printed: "",
    })),
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
      outcome = await execute(progress, environment, isAlone);
      progress.seconds = Math.round((Date.now() - progress.startedAt) / 1000);
    }
    progress.state = outcome;
    show(progress);
    return outcome;
  }

  const ticking = setInterval(() => {
    if (isTerminal && !isAlone) logUpdate(all.map(lineOf).join("\n"));
  }, 1000);
  const results = new Map<string, Promise<Outcome>>();
  const outcomes = new Map<string, Outcome>();
  await Promise.all(
    progresses.map(async (sequence) => {
      for (const progress of sequence) {
        const { name, needs = "" } = progress.kind;
        const result = runOne(progress, results.get(needs));
        results.set(name, result);
        outcomes.set(name, await result);
      }
    }),
  );
  clearInterval(ticking);
  if (isTerminal) logUpdate.done();
  return outcomes;
}
