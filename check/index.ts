import fs from "node:fs";
import path from "node:path";

import { contentFile, contentFiles, siteFile } from "../schema/content-files";
import { contentOf, type Rule } from "./content";
import { visibleFilesOf } from "./read/files";
import { type Json, readJson } from "./read/json";
import { compareWithShape } from "./read/shape";
import type { Finding, Problem } from "./report/problem";
import { nearest, valueAt, whereOf } from "./report/wording";
import { iconRules } from "./rules/icons";
import { launchRules } from "./rules/launch";
import { linkRules } from "./rules/links";
import { numberRules } from "./rules/numbers";
import { photoRules } from "./rules/photos";
import { recordRules } from "./rules/records";
import { textRule } from "./rules/texts";

export { formatAnnotations, formatProblems, type Problem, type Severity } from "./report/problem";
export type { Path } from "./report/wording";
export { checkSiteUrl, isSampleEmail, isSampleNumber, unfinishedWords } from "./rules/launch";

export interface CheckOptions {
  /** A command reads the clock; tests pass a fixed day. */
  today: Date;
  /** Whether to list placeholders and samples although the site is not launched yet. */
  launch?: boolean;
}

const rules: readonly Rule[] = [
  textRule,
  ...recordRules,
  ...numberRules,
  ...linkRules,
  ...iconRules,
  ...photoRules,
];

/** Writes a day like "2026-01-31", as the content does. */
const dayInIndia = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" });

/** Mistakes in the names of files. @param files of data/. */
export function misnamedFiles(files: readonly string[]): Finding[] {
  const missing = contentFiles.map((file) => file.path).filter((file) => !files.includes(file));
  const finding = (file: string, message: string): Finding => ({
    file: `data/${file}`,
    path: [],
    severity: "error",
    message,
  });
  // Editors may keep notes beside the photos.
  const unknown = files.filter((file) => !contentFile(`data/${file}`) && !/^images\//.test(file));
  return [
    ...unknown.map((file) => {
      if (/^layouts\/.*\.json$/.test(file))
        return finding(
          file,
          "has a name that cannot be an address: rename it with small letters, digits and single hyphens, like neem-avenue.json",
        );
      const meant = missing.find((one) => nearest(path.basename(file), [path.basename(one)]));
      const remedy = meant
        ? `rename or move it to data/${meant}`
        : "move it out of the folder data";
      return finding(file, `is not part of the site: ${remedy}; photos belong in data/images`);
    }),
    ...missing.map((file) => finding(file, "is missing: put it back, or undo the last change")),
  ];
}

/** By file, line and column. */
const inOrder = (one: Problem, other: Problem) =>
  one.file.localeCompare(other.file, "en") || one.line - other.line || one.column - other.column;

/**
 * Checks all content: first the files and their shapes and then, once these have no error, the rules.
 * @param dataDir the folder data/. The folder static/ is beside it.
 * @returns every problem, by file, line and column.
 */
export async function checkContent(
  dataDir: string,
  { today, launch: isAsked = false }: CheckOptions,
): Promise<Problem[]> {
  const folder = path.resolve(dataDir);
  const files = visibleFilesOf(folder);
  const known = files.filter((file) => contentFile(`data/${file}`));
  const read = new Map(
    known.map((file) => [`data/${file}`, readJson(fs.readFileSync(path.join(folder, file)))]),
  );
  const isLaunched = valueAt(read.get(`data/${siteFile.path}`)?.value, ["launched"]) !== undefined;

  const problemOf = (finding: Finding, json?: Json): Problem => {
    const shape = contentFile(finding.file)?.shape;
    const { line, column } = json?.mistake ?? json?.placeOf(finding.path) ?? { line: 0, column: 0 };
    const where = shape ? whereOf(shape, json?.value, finding.path) : finding.path.join(" ");
    // Once the site is launched, launch items stop the build like errors.
    const severity = isLaunched && finding.severity === "launch" ? "error" : finding.severity;
    return { ...finding, line, column, where, severity };
  };
  const problems = misnamedFiles(files).map((finding) => problemOf(finding));
  for (const [file, json] of read) {
    const found = json.mistake
      ? [{ path: [], message: json.mistake.message }]
      : compareWithShape(file, json.value);
    problems.push(...found.map((one) => problemOf({ file, severity: "error", ...one }, json)));
  }
  if (problems.length > 0) return problems.toSorted(inOrder);

  const staticFiles = visibleFilesOf(path.resolve(folder, "../static"));
  const values = files.map((file) => [file, read.get(`data/${file}`)?.value] as const);
  const content = contentOf(new Map(values), staticFiles);
  const launch = isAsked || isLaunched;
  const options = { today: dayInIndia.format(today), launch, folder };
  const found = await Promise.all(
    [...rules, ...(launch ? launchRules : [])].map((rule) => rule(content, options)),
  );
  return found
    .flat()
    .map((finding) => problemOf(finding, read.get(finding.file)))
    .toSorted(inOrder);
}
