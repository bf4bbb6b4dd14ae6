import { existsSync } from "node:fs";
import fs from "node:fs/promises";
import path from "node:path";

import { watch } from "chokidar";
import type { Reporter } from "gatsby";
// Not a public part of Gatsby: the only way to its overlay in the browser.
import { websocketManager } from "gatsby/dist/utils/websocket-manager";

import { checkContent, formatProblems, type Problem } from "../../check";
import { contentFiles } from "../../schema/content-files";
import { photoEnding } from "../../schema/fields";
import { filesOf } from "../files/files-of";
import { writeIfChanged } from "../files/write-if-changed";

const written = path.resolve("data");

/** The only content that Gatsby reads: a copy of data/ as it was when it last had no error. */
export const admittedContent = path.resolve(".content");

const isError = ({ severity }: Problem) => severity === "error";

/** Whether Gatsby has a use for a file; another one in data/images, a note say, is nothing to it. */
const isContent = (file: string) =>
  contentFiles.some((known) => known.path === file) ||
  (file.startsWith("images/") && photoEnding.test(file));

/** Makes the admitted content the same as data/, without touching a file that is the same already. */
async function copyContent(): Promise<void> {
  await fs.mkdir(admittedContent, { recursive: true });
  const files = filesOf(written).filter(isContent);
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
async function admitContent(): Promise<Problem[]> {
  const problems = await checkContent(written);
  if (!problems.some(isError)) await copyContent();
  return problems;
}

/** Admits the content that a build or `develop` begins with; ends it where there is none without errors. */
export async function openGate(reporter: Reporter): Promise<void> {
  const problems = await admitContent();
  if (!problems.some(isError)) return;
  const said = formatProblems(problems);
  // `develop` has pages to show if there was good content before, and watches for the mistake's end.
  if (process.env.gatsby_executing_command === "develop" && existsSync(admittedContent)) {
    reporter.error(`The content has errors; the last good pages are shown.\n\n${said}`);
  } else {
    reporter.panic(`The content has errors.\n\n${said}`);
  }
}

/** An error as Gatsby's overlay draws it. */
export interface OverlayError {
  filePath: string;
  location?: { start: { line: number; column: number } };
  context: { sourceMessage: string };
  text: string;
}

/** Gatsby's own type says that it takes a text; what its overlay draws is a list of errors. */
interface ErrorOverlay {
  emitError(id: string, errors: unknown): void;
}
const overlay: ErrorOverlay = websocketManager;

/** Shows the errors over the page in each browser that has the site open; none clears them. */
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

/** Checks data/ again after each save, and says what it finds in the terminal and in the browser. */
export async function watchContent(reporter: Reporter): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const atStart = await checkContent(written);
  showInBrowsers(atStart);
  let hadErrors = atStart.some(isError);
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
  // Not Node's own watch(): on Linux it loses sight of a file that a program replaces as it saves.
  watch([written, "static"], { ignoreInitial: true })
    .on("all", () => {
      // An editor's program may write a file in several steps.
      clearTimeout(timer);
      timer = setTimeout(() => void check(), 150);
    })
    // Gatsby copies what is new in static/ to public/, but leaves there what is gone.
    .on("unlink", (file) => {
      const inside = path.relative("static", file);
      if (!inside.startsWith("..")) void fs.rm(path.join("public", inside), { force: true });
    });
}
