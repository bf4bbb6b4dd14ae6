import fs from "node:fs";
import { parseArgs } from "node:util";

import { formatProblems } from "../../check";
import { admitContent, editedSince, holdsSoundContent, isError } from "../content/gate";
import { siteAddress } from "../head/site-address";
import { takeStaleMark } from "./compare-mark";
import { clearBuilt, forgetLastGood, keepLastGood, putBackLastGood } from "./last-good";
import { type Lock, saysWho, takeLock } from "./lock";
import { freePort } from "./port";
import { catchSignals, codeOfSignal, runGatsby } from "./run-gatsby";
import { isSealed, seal } from "./seal";

/** Exit code if another command is already running in this folder. */
const busy = 75;

const makeRoom = "The disk is full. Make some room (a build needs about 300 MB) and start again.";

function isDiskFull(error?: unknown): boolean {
  if (error instanceof Error && "code" in error && error.code === "ENOSPC") return true;
  const { bavail, bsize } = fs.statfsSync(".");
  return bavail * bsize < 32 * 1024 * 1024;
}

/** Takes the lock, cleans up after a killed run and does the work; returns the exit code. */
async function alone(command: string, work: (lock: Lock) => Promise<number>): Promise<number> {
  try {
    const lock = takeLock(command);
    if (!("release" in lock)) {
      console.error(saysWho(lock));
      return busy;
    }
    catchSignals();
    try {
      if (putBackLastGood()) {
        console.log("The last run was interrupted: the last good pages are put back first.");
      }
      return await work(lock);
    } finally {
      lock.release();
    }
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    console.error(makeRoom);
    return 1;
  }
}

/** Checks and admits the content; reports what is wrong, and returns whether it is valid. */
async function isAdmitted(): Promise<boolean> {
  const { problem } = siteAddress(process.env);
  if (problem) {
    console.error(problem);
    return false;
  }
  const problems = await admitContent();
  const isSound = !problems.some(isError);
  if (!isSound) console.error(`The content has errors.\n\n${formatProblems(problems)}`);
  return isSound;
}

/**
 * Runs Gatsby with a copy of the last good pages, and only on the cache of a complete build.
 * @returns its exit code, and whether it began from scratch.
 */
async function runOnTrust(args: string[], lock: Lock): Promise<{ code: number; fresh: boolean }> {
  const fresh = !isSealed();
  if (fresh && fs.existsSync(".cache")) {
    console.log("The cache is not from a complete build by this code: starting from scratch.");
  }
  keepLastGood();
  if (fresh) clearBuilt();
  return { code: codeOfSignal() ?? (await runGatsby(args, lock)), fresh };
}

/** Reports what is in public/ after a failed build. */
function reportPages(): void {
  console.error(
    fs.existsSync("public/index.html")
      ? "public/ still has the last good pages."
      : "public/ is empty: no build has succeeded yet.",
  );
}

/**
 * Checks the content and builds the site from it, all or nothing.
 * @param command what a person typed, like "npm run build".
 * @returns the exit code. If it is 0, public/ holds the new pages; if not, the last good ones.
 */
export const build = (command: string): Promise<number> =>
  alone(command, async (lock) => {
    if (!(await isAdmitted())) {
      reportPages();
      return 1;
    }
    const gatsbyBuild = ["build", "--prefix-paths"];
    try {
      const first = await runOnTrust(gatsbyBuild, lock);
      let { code } = first;
      if (takeStaleMark() && !first.fresh) {
        console.log("Building once more, from scratch.");
        clearBuilt();
        code = await runGatsby(gatsbyBuild, lock);
        takeStaleMark();
      }
      if (code !== 0) return code;
      seal();
      forgetLastGood();
    } finally {
      if (putBackLastGood()) {
        console.error(
          codeOfSignal() ? "\nThe build was stopped." : "\nThe build failed; see above.",
        );
        if (isDiskFull()) console.error(makeRoom);
        reportPages();
      }
    }
    const edited = editedSince();
    if (edited.length > 0) {
      console.log(
        `Edited during the build, so not in it yet: ${edited.join(", ")}. Build again to publish the change.`,
      );
    }
    return 0;
  });

/** Where to serve, as a person may ask for it. */
interface Serving {
  port?: string;
  /** Address to listen on; without it, only this computer can open the pages. */
  host?: string;
}

/** Reads --port and --host from a command line; if that is wrong, says so and ends the process. */
export function serving(args: string[]): Serving {
  const options = { port: { type: "string" }, host: { type: "string" } } as const;
  try {
    const { values } = parseArgs({ args, options });
    if (!/^\d{1,5}$/.test(values.port ?? "0")) throw new Error(`${values.port} is not a port`);
    return values;
  } catch (error) {
    console.error(
      `${error instanceof Error ? error.message : String(error)}\nThe options are --port, with a number, and --host, with an address to listen on.`,
    );
    process.exit(1);
  }
}

const listening = (port: number, { host }: Serving) => [
  "--port",
  String(port),
  ...(host ? ["--host", host] : []),
];

/** Ending a server with Ctrl-C is not a failure. */
const unlessEnded = (code: number) => (codeOfSignal() === undefined ? code : 0);

async function servePublic(port: number, serving: Serving): Promise<number> {
  return unlessEnded(await runGatsby(["serve", "--prefix-paths", ...listening(port, serving)]));
}

/** Serves the last build; returns the exit code. */
export async function serve(serving: Serving): Promise<number> {
  const found = await alone("npm run serve", async () =>
    fs.existsSync("public/index.html") ? 0 : 1,
  );
  if (found === busy) return busy;
  if (found !== 0) {
    console.error(
      "There are no pages to serve yet. `npm run build` makes them; `npm start` makes and serves them.",
    );
    return found;
  }
  const port = await freePort(Number(serving.port ?? 9000), "npm run serve");
  return port === undefined ? 1 : await servePublic(port, serving);
}

/** Builds the site and serves it; returns the exit code. */
export async function start(serving: Serving): Promise<number> {
  const port = await freePort(Number(serving.port ?? 9000), "npm start");
  if (port === undefined) return 1;
  const code = await build("npm start");
  return code === 0 ? await servePublic(port, serving) : code;
}

/** Serves the pages and shows each saved change; returns the exit code. */
export async function develop(serving: Serving): Promise<number> {
  const port = await freePort(Number(serving.port ?? 8000), "npm run develop");
  if (port === undefined) return 1;
  return alone("npm run develop", async (lock) => {
    if (!(await isAdmitted())) {
      if (!(await holdsSoundContent())) return 1;
      console.error("The pages are shown with the last content that had no error.\n");
    }
    try {
      const { code } = await runOnTrust(["develop", ...listening(port, serving)], lock);
      return unlessEnded(code);
    } finally {
      // What `develop` writes is for its own pages; a build continues from the last build.
      putBackLastGood();
    }
  });
}

/** Removes what was built and all caches; returns the exit code. */
export const clean = (): Promise<number> =>
  alone("npm run clean", async () => {
    clearBuilt();
    for (const folder of [".content", "node_modules/.cache"]) {
      fs.rmSync(folder, { recursive: true, force: true });
    }
    return 0;
  });
