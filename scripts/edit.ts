import { execSync, spawn } from "node:child_process";

import { Refusal } from "../edit/git";
import { serveForms, writeRemote } from "../edit/server";
import { develop, stopIfLocked } from "../gatsby/run";
import { freePort } from "./free-port";

const programs: Record<string, string | undefined> = { darwin: "open", win32: "explorer" };

/** Serves the editors' forms and the site. */
async function edit(): Promise<void> {
  stopIfLocked();
  const sitePort = await freePort(8000);
  const port = await freePort(sitePort + 1);
  const site = `http://localhost:${sitePort}`;
  const forms = `http://localhost:${port}`;
  await serveForms(".", port, site, () => new Date());
  console.log(`The forms are at ${forms} (Chrome or Edge), the site will be at ${site}.`);
  // If no browser opens, the editor opens the printed address.
  spawn(programs[process.platform] ?? "xdg-open", [forms], { stdio: "ignore" }).on(
    "error",
    () => {},
  );
  await develop(["--port", String(sitePort)], "edit");
}

/** Writes the forms for editing on a Git host: see docs/deploy.md. */
async function remote(): Promise<void> {
  try {
    await writeRemote(".", "edit/remote");
    console.log("The page is in edit/remote/. docs/deploy.md says where to put it.");
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

// Installs the CMS if it is missing or not the version in the lock file.
execSync("npm install --prefix edit --no-audit --no-fund --loglevel=error", { stdio: "inherit" });
void (process.argv.includes("--remote") ? remote() : edit());
