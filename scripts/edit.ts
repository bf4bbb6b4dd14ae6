import { execSync, spawn } from "node:child_process";

import { formatProblems } from "../check";
import { problemsIn } from "../edit/publication";
import { serveForms } from "../edit/server";
import { formOf } from "../edit/strip";
import { untilValid } from "../edit/until-valid";
import { freePort } from "./free-port";

const programs: Record<string, string | undefined> = { darwin: "open", win32: "explorer" };

/** Serves the editors' forms, and the site once the content has no error. */
async function edit(): Promise<void> {
  const sitePort = await freePort(8000);
  const port = await freePort(sitePort + 1);
  const site = `http://localhost:${sitePort}`;
  const forms = `http://localhost:${port}`;
  const clock = () => new Date();
  await serveForms(".", port, site, clock);
  console.log(`The forms are at ${forms} (Chrome or Edge), the site will be at ${site}.`);
  // If no browser opens, the editor opens the printed address.
  const [first] = (await problemsIn(".", clock())).errors;
  const address = first ? `${forms}/${formOf(first)}` : forms;
  const program = programs[process.platform] ?? "xdg-open";
  spawn(program, [address], { stdio: "ignore" }).on("error", () => {});
  await untilValid(".", clock, (errors) =>
    console.error(`\n${formatProblems(errors)}\n\nThe site starts once these are corrected.`),
  );
  const develop = ["node_modules/gatsby/cli.js", "develop", "--port", String(sitePort)];
  spawn(process.execPath, develop, { stdio: "inherit" }).on("exit", process.exit);
}

// Installs the CMS if it is missing or not the version in the lock file.
execSync("npm install --prefix edit --no-audit --no-fund --loglevel=error", { stdio: "inherit" });
void edit();
