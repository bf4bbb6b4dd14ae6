import fs from "node:fs/promises";
import path from "node:path";

import { watch } from "chokidar";
import type { Reporter } from "gatsby";
// Not a public part of Gatsby: the only way to its overlay in the browser.
import { websocketManager } from "gatsby/dist/utils/websocket-manager";

import { formatProblems, type Problem } from "../../check";
import { admitContent, isError, written } from "./gate";

/** An error as Gatsby's overlay draws it. */
export interface OverlayError {
  filePath: string;
  location?: { start: { line: number; column: number } };
  context: { sourceMessage: string };
  text: string;
}

/** Gatsby's type says that it takes a string, but its overlay renders a list of errors. */
interface ErrorOverlay {
  emitError(id: string, errors: unknown): void;
}
const overlay: ErrorOverlay = websocketManager;

/** Shows the errors over the page in each browser that has the site open; an empty list clears them. */
function showInBrowsers(problems: readonly Problem[]): void {
  const errors = problems
    .filter(isError)
    .map(({ file, line, column, where, problem, fix }): OverlayError => ({
      filePath: path.resolve(file),
      location: { start: { line, column } },
      context: { sourceMessage: `${where || file} ${problem}` },
      text: fix,
    }));
  overlay.emitError("content", errors.length > 0 ? errors : null);
}

/** Checks data/ now and after each save, and reports the result in the terminal and in the browser. */
export async function watchContent(reporter: Reporter): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let hadErrors = false;
  const check = async () => {
    const problems = await admitContent();
    const hasErrors = problems.some(isError);
    if (!hasErrors && hadErrors) reporter.success("The content has no errors now.");
    const heading = hasErrors ? "The content has errors; the last good pages stay.\n\n" : "";
    // Not reporter.error(), which writes "ERROR UNKNOWN" above the message.
    if (problems.length > 0) reporter.log(`\n${heading}${formatProblems(problems)}\n`);
    showInBrowsers(problems);
    hadErrors = hasErrors;
  };
  await check();
  // Not Node's own watch(): on Linux it stops watching a file that a program replaces on saving.
  watch([written, "static"], { ignoreInitial: true })
    .on("all", () => {
      // An editor's program may write a file in several steps.
      clearTimeout(timer);
      timer = setTimeout(() => void check(), 150);
    })
    // Gatsby copies new files of static/ to public/, but does not remove deleted ones there.
    .on("unlink", (file) => {
      const inside = path.relative("static", file);
      if (!inside.startsWith("..")) void fs.rm(path.join("public", inside), { force: true });
    });
}
