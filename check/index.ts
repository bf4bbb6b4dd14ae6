import fs from "node:fs";
import path from "node:path";

import { contentFile, contentFiles, siteFile } from "../schema/content-files";
import { dayInIndia } from "../src/lib/time";
import { error, readContent } from "./content";
import { filesOf, ignoredFile } from "./read/files";
import { readJson } from "./read/json";
import { compareWithShape } from "./read/shape";
import { fieldInWords, valueAt, type Finding, type Problem } from "./report";
import * as launchRules from "./rules/launch";
import * as numberRules from "./rules/numbers";
import * as photoRules from "./rules/photos";
import * as planRules from "./rules/plans";
import * as recordRules from "./rules/records";
import * as textRules from "./rules/texts";

export { formatProblems, type Problem, type Severity } from "./report";
export { checkSiteUrl, isSampleEmail, isSampleNumber, unfinishedWords } from "./samples";

const ruleFiles = [textRules, recordRules, numberRules, planRules, photoRules];
/** Every export of a file of rules is a rule. */
const rules = ruleFiles.flatMap((file) => Object.values(file));

/** Finds files that are missing, have a wrong name, or are not part of the site. @param files the paths inside data/. */
export function checkFiles(files: readonly string[]): Finding[] {
  const errors = (wrong: readonly string[], message: string) =>
    wrong.map((file) => error({ file: `data/${file}`, path: [] }, message));
  // Editors may keep notes beside the photos, and programs their settings in hidden files.
  const isKnown = (file: string) =>
    contentFile(`data/${file}`) || file.startsWith("images/") || /(^|\/)\./.test(file);
  const needed = contentFiles.map((file) => file.path);
  return [
    ...errors(
      files.filter((file) => !isKnown(file)),
      "is not a file of the site: name a layout's file in small letters, digits and single hyphens, like data/layouts/neem-avenue.json; move photos to data/images, and other files out of the folder data",
    ),
    ...errors(
      needed.filter((file) => !files.includes(file)),
      "is missing: put it back, or undo the last change",
    ),
  ];
}

/**
 * Checks all content: first the files and their shapes and then, if these have no error, the rules.
 * @param data the path of the folder data/; static/ is beside it.
 * @param options `today` is the time of the check; `launch` also lists launch blockers before the launch.
 * @returns the problems, sorted by file, line and column.
 */
export async function checkContent(data: string, options: { today: Date; launch?: boolean }) {
  const folder = path.resolve(data);
  const files = filesOf(folder).filter((file) => !ignoredFile.test(file));
  const read = new Map(
    files.flatMap((name) => {
      const file: string = `data/${name}`;
      const shape = contentFile(file)?.shape;
      const json = shape && readJson(fs.readFileSync(path.join(folder, name)));
      return json ? [[file, { ...json, shape }] as const] : [];
    }),
  );
  const isLaunched = Boolean(valueAt(read.get(`data/${siteFile.path}`)?.value, ["launched"]));

  const problemsOf = (findings: readonly Finding[]): Problem[] =>
    findings
      .map((finding) => {
        const { positionOf, shape, value } = read.get(finding.file) ?? {};
        const position = positionOf?.(finding.path) ?? { line: 0, column: 0 };
        const where = fieldInWords(shape, value, finding.path);
        // Once the site is launched, launch blockers stop the build like errors.
        const isError = isLaunched && finding.severity === "launch";
        return { ...finding, ...position, where, severity: isError ? "error" : finding.severity };
      })
      .toSorted(
        (a, b) => a.file.localeCompare(b.file, "en") || a.line - b.line || a.column - b.column,
      );

  const wrong = [...read].flatMap(([file, { value, message, shape }]) => {
    const found = message ? [{ path: [], message }] : compareWithShape(shape, value);
    return found.map((mistake) => error({ file, path: mistake.path }, mistake.message));
  });
  const mistakes = [...checkFiles(files), ...wrong];
  if (mistakes.length > 0) return problemsOf(mistakes);

  const values = files.map((file) => [file, read.get(`data/${file}`)?.value] as const);
  const content = readContent(new Map(values), filesOf(path.resolve(folder, "../static")));
  const launch = options.launch || isLaunched;
  const applied = launch ? [...rules, ...Object.values(launchRules)] : rules;
  const today = dayInIndia(options.today);
  const found = await Promise.all(applied.map((rule) => rule(content, { today, launch, folder })));
  return problemsOf(found.flat());
}
