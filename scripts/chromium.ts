import fs from "node:fs";
import path from "node:path";

/** The path of the first of these programs that the PATH has. */
export function findProgram(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const files = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return files.find((file) => fs.existsSync(file));
}

/** Options of Playwright for Chromium. Without a path Playwright starts its own Chromium. */
export const launchOptions = {
  executablePath:
    process.env.CHROMIUM_PATH ||
    findProgram(
      // This one has no windows, and opens a page in half the processor time.
      "chromium-headless-shell",
      "chromium",
      "chromium-browser",
      "google-chrome",
      "google-chrome-stable",
      "microsoft-edge",
    ),
  args: [
    "--disable-gpu",
    // Chromium may not connect to other machines.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
  ],
};
