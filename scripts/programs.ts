// What the tests need on a machine, besides packages.
import fs from "node:fs";
import path from "node:path";

import { chromium } from "@playwright/test";

const { env } = process;

/** The first has no windows, and opens a page in about half the processor time. */
const browsers = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "microsoft-edge",
];

// Debian has nginx where only root looks for programs.
const folders = [...(env.PATH ?? "").split(path.delimiter), "/usr/sbin"];

/** The path of the first of some programs that is installed. */
const find = (names: readonly string[]) =>
  names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => fs.existsSync(file));

/** The first of some browsers that is installed, or Playwright's own. */
const findBrowser = (names: readonly string[]) =>
  find(names) ?? [chromium.executablePath()].find((file) => fs.existsSync(file));

const chosen = env.CHROMIUM_PATH || findBrowser(browsers);
const ordinary = findBrowser(browsers.slice(1));
const needsChromium = "Chrome, Chromium or Edge: npx playwright install --with-deps chromium";

/** Path of the browser. @throws if there is none, with the command that installs one. */
export function chromiumPath(): string {
  if (chosen) return chosen;
  throw new Error(`The browser tests need ${needsChromium}`);
}

/** An ordinary browser besides the one that the tests use; undefined if there is none. */
export const otherChromium = ordinary === chosen ? undefined : ordinary;

/** The path of nginx. */
export const nginxPath = find(["nginx"]);

/** What a check needs and this machine has not. */
export const missingPrograms: Readonly<Record<string, string | false>> = {
  "test:browser": !chosen && needsChromium,
  "test:stock": !otherChromium && "a second, ordinary Chromium",
  "test:firefox": !find(["firefox-esr"]) && "Firefox ESR",
  "test:webkit": !(find(["WebKitWebDriver"]) && find(["Xvfb"])) && "WebKitWebDriver and Xvfb",
  "test:nginx": !nginxPath && "nginx",
};

/** Options for running the browser as root, without any connection to another machine. */
export const chromiumArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
];
