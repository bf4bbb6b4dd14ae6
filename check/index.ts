import path from "node:path";

import { launched } from "../schema/shapes/site";
import { visibleFilesOf } from "./read/files";
import { readFiles } from "./read/read-files";
import type { Problem } from "./report/problem";
import type { Rule } from "./rules/rule";
import { iconRules } from "./rules/icons";
import { launchRules } from "./rules/launch";
import { linkRules } from "./rules/links";
import { numberRules } from "./rules/numbers";
import { photoRules } from "./rules/photos";
import { recordRules } from "./rules/records";
import { staticFileRule } from "./rules/static-files";
import { textRule } from "./rules/texts";
import { compareWithShape } from "./shape";

export {
  formatAnnotations,
  formatProblems,
  inFiles,
  type Problem,
  type Severity,
} from "./report/problem";
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
  staticFileRule,
  ...iconRules,
  ...photoRules,
];

/** Writes a day like "2026-01-31", as the content does. */
const dayInIndia = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" });

/** Once the site is launched, launch items stop the build like errors. */
const asError = (problem: Problem): Problem =>
  problem.severity === "launch" ? { ...problem, severity: "error" } : problem;

/**
 * Checks all content.
 * @param dataDir the folder data/. The folder static/ is beside it.
 * @returns every problem, by file, line and column.
 */
export async function checkContent(
  dataDir: string,
  { today, launch: isAsked = false }: CheckOptions,
): Promise<Problem[]> {
  const folder = path.resolve(dataDir);
  const { documents, files, problems } = await readFiles(folder);
  const staticFiles = visibleFilesOf(path.resolve(folder, "../static"));
  const compared = documents.map(compareWithShape);
  const nodes = compared.flatMap((file) => file.nodes);
  const isLaunched = nodes.some(({ shape }) => shape === launched);
  const launch = isAsked || isLaunched;
  const day = dayInIndia.format(today);
  const content = { documents, nodes, folder, files, staticFiles, today: day, launch };
  const ruleProblems = await Promise.all(
    [...rules, ...(launch ? launchRules : [])].map((rule) => rule(content)),
  );
  const found = [...problems, ...compared.flatMap((file) => file.problems), ...ruleProblems.flat()];
  return (isLaunched ? found.map(asError) : found).toSorted(
    (one, other) =>
      one.file.localeCompare(other.file, "en") ||
      one.line - other.line ||
      one.column - other.column,
  );
}
