import fs from "node:fs/promises";
import path from "node:path";

import type { Reporter } from "gatsby";
// Not a public part of Gatsby, but the only access to its overlay in the browser.
import { websocketManager } from "gatsby/dist/utils/websocket-manager";

import { formatProblems, type Problem } from "../../check";
import { admitContent, isError } from "./gate";
import { onChange } from "./on-change";

/** An error in the format of Gatsby's overlay; errors in queries have it too. */
export interface OverlayError {
  filePath: string;
  location?: { start: { line: number; column: number } };
  context: { sourceMessage: string };
  text: string;
}

/** Gatsby's type takes a string, but its overlay renders a list of errors. */
const overlay: { emitError(id: string, errors: unknown): void } = websocketManager;

const overlayError = ({ file, line, column, where, problem, fix }: Problem): OverlayError => ({
  filePath: path.resolve(file),
  location: { start: { line, column } },
  context: { sourceMessage: `${where || file} ${problem}` },
  text: fix,
});

/** Checks data/ now and after each save, and shows the result in the terminal and the browser. */
export async function watchContent(reporter: Reporter): Promise<void> {
  let hadErrors = false;
  const check = async () => {
    const problems = await admitContent(new Date());
    const errors = problems.filter(isError).map(overlayError);
    const hasErrors = errors.length > 0;
    if (!hasErrors && hadErrors) reporter.success("The content has no errors now.");
    const heading = hasErrors ? "The content has errors; the last good pages stay.\n\n" : "";
    // Not reporter.error(), which writes "ERROR UNKNOWN" above the message.
    if (problems.length > 0) reporter.log(`\n${heading}${formatProblems(problems)}\n`);
    overlay.emitError("content", hasErrors ? errors : null);
    hadErrors = hasErrors;
  };
  await check();
  // Gatsby copies new files of static/ to public/, but does not remove deleted ones.
  onChange(["data", "static"], check).on("unlink", (file) => {
    const inside = path.relative("static", file);
    if (!inside.startsWith("..")) void fs.rm(path.join("public", inside), { force: true });
  });
}
