import { execSync, spawn } from "node:child_process";

import { serveForms } from "../edit/server";
import { freePort } from "./free-port";

const programs: Record<string, string | undefined> = { darwin: "open", win32: "explorer" };

/** Serves the editors' forms and the site. */
async function edit(): Promise<void> {
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
  const develop = ["node_modules/gatsby/cli.js", "develop", "--port", String(sitePort)];
  spawn(process.execPath, develop, { stdio: "inherit" }).on("exit", process.exit);
}

// Installs the CMS if it is missing or not the version in the lock file.
execSync("npm install --prefix edit --no-audit --no-fund --loglevel=error", { stdio: "inherit" });
void edit();
