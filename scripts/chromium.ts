import fs from "node:fs";
import path from "node:path";

/** The path of the first of some programs that is on the PATH. */
export const findProgram = (...names: string[]) =>
  names
    .flatMap((name) =>
      (process.env.PATH ?? "").split(path.delimiter).map((folder) => path.join(folder, name)),
    )
    .find((file) => fs.existsSync(file));

/** How Playwright starts Chromium; without a path it starts its own. */
export const launchOptions = {
  executablePath:
    process.env.CHROMIUM_PATH ||
    findProgram(
      // Has no windows, and opens a page in about half the processor time.
      "chromium-headless-shell",
      "chromium",
      "chromium-browser",
      "google-chrome",
      "google-chrome-stable",
      "microsoft-edge",
    ),
  args: [
    "--disable-gpu",
    // No connection to another machine.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
  ],
};
