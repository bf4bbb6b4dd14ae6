import { spawnSync } from "node:child_process";
import fs from "node:fs";

const candidates = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

const find = () =>
  candidates.find((candidate) => candidate !== undefined && fs.existsSync(candidate));

/**
 * Path of a Chromium or Chrome: the environment's CHROMIUM_PATH, an installed one, or Debian's package,
 * which is installed if there is none.
 * @throws a plain sentence where no browser can be had.
 */
export function chromiumPath(): string {
  const found = find();
  if (found) return found;
  console.log("No Chromium found; installing Debian's package …");
  const asRoot = process.getuid?.() === 0 ? "" : "sudo -n ";
  spawnSync(`${asRoot}apt-get update -q && ${asRoot}apt-get install -qy chromium`, {
    shell: true,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const installed = find();
  if (installed) return installed;
  throw new Error(
    "The browser tests need Chromium or Chrome. Install one, or name it in the environment variable CHROMIUM_PATH.",
  );
}

/** Options that run the browser as root and keep it from reaching any other machine. */
export const chromiumArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
];
