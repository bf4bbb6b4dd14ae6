import { execSync, spawn } from "node:child_process";

import { formatProblems, type Problem } from "../check";
import { formAddress } from "../edit/config";
import { serveForms } from "../edit/server";
import { freePort } from "./free-port";

const programs: Record<string, string | undefined> = { darwin: "open", win32: "explorer" };

/** Serves the editors' forms, and the site as soon as the content has no error. */
async function edit(): Promise<void> {
  const sitePort = await freePort(8000);
  const port = await freePort(sitePort + 1);
  const site = `http://localhost:${sitePort}`;
  const forms = `http://localhost:${port}`;
  let hasSite = false;
  let address = forms;
  const startSite = (errors: readonly Problem[]) => {
    const [first] = errors;
    if (hasSite) return;
    if (first) {
      address = `${forms}/${formAddress(first.file)}`;
      return console.error(
        `\n${formatProblems(errors)}\n\nThe site starts once these are corrected.`,
      );
    }
    hasSite = true;
    const develop = ["node_modules/gatsby/cli.js", "develop", "--port", String(sitePort)];
    spawn(process.execPath, develop, { stdio: "inherit" }).on("exit", process.exit);
  };
  await serveForms({ root: ".", port, site, clock: () => new Date(), onCheck: startSite });
  console.log(`The forms are at ${forms} (Chrome or Edge), the site will be at ${site}.`);
  // If no browser opens, the editor opens the printed address.
  const program = programs[process.platform] ?? "xdg-open";
  spawn(program, [address], { stdio: "ignore" }).on("error", () => {});
}

// Installs the CMS if it is missing or differs from the lock file.
execSync("npm install --prefix edit --no-save --no-audit --no-fund --loglevel=error", {
  stdio: "inherit",
});
void edit();
