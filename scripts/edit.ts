import { spawn } from "node:child_process";

import { installCms, serveForms, writeRemote } from "../edit/server";
import { freePort } from "./free-port";

const programs: Record<string, string | undefined> = { darwin: "open", win32: "explorer" };

/** Shows an address in the browser; where there is none, a person opens the address that is printed. */
function open(address: string): void {
  const program = programs[process.platform] ?? "xdg-open";
  spawn(program, [address], { stdio: "ignore" }).on("error", () => {});
}

/** The editors' forms, and the site beside them. */
async function edit(): Promise<void> {
  const sitePort = await freePort(8000);
  const site = `http://localhost:${sitePort}`;
  const port = await freePort(sitePort + 1);
  const forms = `http://localhost:${port}`;
  await serveForms(".", port, site);
  console.log(`The forms are at ${forms} (Chrome or Edge), the site will be at ${site}.`);
  open(forms);
  const command = ["scripts/run.mjs", "site", "develop", "--port", String(sitePort)];
  const develop = spawn(process.execPath, command, { stdio: "inherit" });
  develop.on("exit", () => console.log(`The site is not shown any more; the forms are: ${forms}`));
  for (const signal of ["SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      develop.kill();
      process.exit();
    });
  }
}

/** The forms for a company that edits on its Git host; docs/deploy.md explains it. */
async function remote(): Promise<void> {
  await writeRemote(".", "edit/remote");
  console.log("The page is in edit/remote/. docs/deploy.md says where to put it.");
}

installCms();
void (process.argv.includes("--remote") ? remote() : edit());
