// npm run edit: the editors' forms beside the site, on this computer. With --remote it writes the forms' page
// for a company that edits on its Git host; docs/deploy.md explains it.
import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

import { freePort } from "../scripts/listen-options";
import { installCms, remoteFiles, serveForms } from "./server";

/** Shows an address in the browser; where there is none, a person opens the address that is printed. */
function open(address: string): void {
  const programs: Record<string, string | undefined> = { darwin: "open", win32: "explorer" };
  spawn(programs[process.platform] ?? "xdg-open", [address], { stdio: "ignore" }).on(
    "error",
    () => {},
  );
}

async function edit(): Promise<void> {
  const sitePort = await freePort(8000);
  const site = `http://localhost:${sitePort}`;
  const port = await freePort(sitePort + 1);
  await serveForms(".", port, site);
  const forms = `http://localhost:${port}`;
  console.log(`The forms are at ${forms} (Chrome or Edge), the site will be at ${site}.`);
  open(forms);
  spawn(process.execPath, ["scripts/run.mjs", "site", "develop", "--port", String(sitePort)], {
    stdio: "inherit",
  }).on("exit", (code) => {
    if (code === 0) process.exit();
    console.error(
      `The site could not be shown. The forms stay at ${forms} until you press Ctrl-C.`,
    );
  });
}

async function writeRemote(): Promise<void> {
  const files = await remoteFiles(".");
  for (const [name, text] of files) {
    const file = path.join("edit/remote", name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
  console.log("The page is in edit/remote/. docs/deploy.md says where to put it.");
}

installCms();
void (process.argv.includes("--remote") ? writeRemote() : edit());
