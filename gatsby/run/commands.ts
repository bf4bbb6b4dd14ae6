import fs from "node:fs";

import { formatProblems } from "../../check";
import { admitContent, editedSince, holdsSoundContent, isError } from "../content/gate";
import { siteAddress } from "../head/site-address";
import { staleCode } from "./compare-published";
import { clearBuilt, forgetLastGood, keepLastGood, putBackLastGood } from "./last-good";
import { type Lock, takeLock } from "./lock";
import { matchesManifest, writeManifest } from "./manifest";
import { catchSignals, codeOfSignal, runGatsby } from "./run-gatsby";

/** Exit code if another command is already running in this folder. */
const busyCode = 75;

const makeRoom = "The disk is full. Make some room (a build needs about 300 MB) and start again.";

function isDiskFull(error?: unknown): boolean {
  if (error instanceof Error && "code" in error && error.code === "ENOSPC") return true;
  const { bavail, bsize } = fs.statfsSync(".");
  return bavail * bsize < 32 * 1024 * 1024;
}

/** Takes the lock, cleans up after a killed run and does the work; returns the exit code. */
async function withLock(command: string, work: (lock: Lock) => Promise<number>): Promise<number> {
  try {
    const lock = takeLock(command);
    if (typeof lock === "string") {
      console.error(lock);
      return busyCode;
    }
    catchSignals();
    try {
      if (putBackLastGood()) {
        console.log("The last run was interrupted; restoring the last good pages first.");
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
 * Copies the last good output, and removes what Gatsby must not continue from.
 * @returns whether Gatsby begins from scratch.
 */
function prepareGatsby(): boolean {
  const isFresh = !matchesManifest();
  if (isFresh && fs.existsSync(".cache")) {
    console.log("The cache is not from a complete build by this code: starting from scratch.");
  }
  keepLastGood();
  if (isFresh) clearBuilt();
  return isFresh;
}

const hasPages = () => fs.existsSync("public/index.html");

/** Reports what is in public/ after a failed build. */
function reportPages(): void {
  console.error(
    hasPages()
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
  withLock(command, async (lock) => {
    if (!(await isAdmitted())) {
      reportPages();
      return 1;
    }
    const runBuild = () => runGatsby(["build", "--prefix-paths"], lock);
    try {
      const isFresh = prepareGatsby();
      let code = await runBuild();
      if (code === staleCode && !isFresh) {
        console.log("Building once more, from scratch.");
        clearBuilt();
        code = await runBuild();
      }
      if (code !== 0) return code;
      writeManifest();
      forgetLastGood();
    } finally {
      // A complete build has removed the copy, so there is one to put back only after a failure.
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

/** Ending a server with Ctrl-C is not a failure. */
const unlessEnded = (code: number) => (codeOfSignal() === undefined ? code : 0);

const servePublic = async (listen: string[]) =>
  unlessEnded(await runGatsby(["serve", "--prefix-paths", ...listen]));

/** Serves the last build; returns the exit code. @param listen Gatsby's options that say where. */
export async function serve(listen: string[]): Promise<number> {
  const code = await withLock("npm run serve", async () => (hasPages() ? 0 : 1));
  if (code === 1) {
    console.error(
      "There are no pages to serve yet. `npm run build` makes them; `npm start` makes and serves them.",
    );
  }
  return code === 0 ? servePublic(listen) : code;
}

/** Builds the site and serves it; returns the exit code. @param listen as in `serve`. */
export async function start(listen: string[]): Promise<number> {
  const code = await build("npm start");
  return code === 0 ? servePublic(listen) : code;
}

/** Serves the pages and shows each saved change; returns the exit code. @param listen as in `serve`. */
export const develop = (listen: string[]): Promise<number> =>
  withLock("npm run develop", async (lock) => {
    if (!(await isAdmitted())) {
      if (!(await holdsSoundContent())) return 1;
      console.error("The pages are shown with the last content that had no error.\n");
    }
    try {
      prepareGatsby();
      return unlessEnded(await runGatsby(["develop", ...listen], lock));
    } finally {
      // What `develop` writes is for its own pages; a build continues from the last build.
      putBackLastGood();
    }
  });

/** Removes what was built and all caches; returns the exit code. */
export const clean = (): Promise<number> =>
  withLock("npm run clean", async () => {
    clearBuilt();
    for (const folder of [".content", "node_modules/.cache"]) {
      fs.rmSync(folder, { recursive: true, force: true });
    }
    return 0;
  });
