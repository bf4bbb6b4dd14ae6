import { watch } from "node:fs";
import fs from "node:fs/promises";
import path from "node:path";

import type { Reporter } from "gatsby";
// Not a public part of Gatsby: the only way to its overlay in the browser.
import { websocketManager } from "gatsby/dist/utils/websocket-manager";

import { checkContent, type Problem } from "../schema/check/check-content";
import { formatProblems } from "../schema/check/format-problems";
import { filesOf } from "./files-of";
import { writeIfChanged } from "./write-if-changed";

const written = path.resolve("data");

/** The only content that Gatsby reads: a copy of data/ as it was when it last had no error. */
export const admittedContent = path.resolve(".content");

const isError = ({ severity }: Problem) => severity === "error";

/** Makes the admitted content the same as data/, without touching a file that is the same already. */
async function copyContent(): Promise<void> {
  await fs.mkdir(admittedContent, { recursive: true });
  const files = filesOf(written);
  const admitted = filesOf(admittedContent);
  for (const file of files) {
    const content = await fs.readFile(path.join(written, file));
    await writeIfChanged(path.join(admittedContent, file), content);
  }
  const gone = admitted.filter((file) => !files.includes(file));
  await Promise.all(gone.map((file) => fs.rm(path.join(admittedContent, file))));
}

/**
 * Checks data/ and, if it has no error, lets it through to Gatsby; else the last good content stays.
 * @returns what the check found.
 */
export async function admitContent(): Promise<Problem[]> {
  const problems = await checkContent(written);
  if (!problems.some(isError)) await copyContent();
  return problems;
}

/** Gatsby's own type says that it takes a text; what its overlay draws is a list of errors. */
interface ErrorOverlay {
  emitError(id: string, errors: unknown): void;
}
const overlay: ErrorOverlay = websocketManager;

/** Shows the errors over the page in each browser that has the site open; none clears them. */
function showInBrowsers(problems: readonly Problem[]): void {
  const errors = problems.filter(isError).map(({ file, line, column, where, problem, mend }) => ({
    level: "ERROR",
    code: "content",
    filePath: path.resolve(file),
    location: { start: { line, column } },
    context: { sourceMessage: `${where || file} ${problem}` },
    text: mend,
  }));
  overlay.emitError("content", errors.length > 0 ? errors : null);
}

/** Checks data/ again after each save, and says what it finds in the terminal and in the browser. */
export function watchContent(reporter: Reporter): void {
  let timer: NodeJS.Timeout | undefined;
  let hadErrors = false;
  const check = async () => {
    const problems = await admitContent();
    const hasErrors = problems.some(isError);
    if (hasErrors)
      reporter.error(
        `The content has errors; the last good pages stay.\n\n${formatProblems(problems)}`,
      );
    else if (hadErrors) reporter.success("The content is mended.");
    showInBrowsers(problems);
    hadErrors = hasErrors;
  };
  watch(written, { recursive: true }, () => {
    // An editor's program may write a file in several steps.
    clearTimeout(timer);
    timer = setTimeout(() => void check(), 150);
  });
}
