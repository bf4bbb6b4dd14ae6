import path from "node:path";

import { editorsFiles, readFiles } from "./read/read-files";
import { inReadingOrder, type Problem } from "./report/problem";
import type { Rule } from "./rules/content";
import { iconRules } from "./rules/icons";
import { launchRules } from "./rules/launch";
import { linkRules } from "./rules/links";
import { numberRules } from "./rules/numbers";
import { photoRules } from "./rules/photos";
import { recordRules } from "./rules/records";
import { textRule } from "./rules/texts";
import { compareWithShape } from "./shape";

// The check's only entry point.
export { editorsFiles, filesOf } from "./read/read-files";
export { formatProblems, type Path, type Problem, type Severity } from "./report/problem";
export { isSampleEmail, isSampleNumber, unfinishedWords } from "./rules/launch";

/** Options of the check. */
export interface CheckOptions {
  /** Also lists what is still a placeholder or a sample. */
  launch?: boolean;
  /** Today, for a test; by default the computer's date. */
  today?: Date;
}

/** An error at a place hides what later rules say of it. */
const always: readonly Rule[] = [
  textRule,
  ...recordRules,
  ...numberRules,
  ...linkRules,
  ...iconRules,
  ...photoRules,
];

/** Leaves out what is said of a place after an error there: it follows from the error. */
function withoutFollowing(problems: readonly Problem[]): Problem[] {
  const refused = new Set<string>();
  return problems.filter(({ file, where, severity }) => {
    const place = `${file} ${where}`;
    if (refused.has(place)) return false;
    if (where && severity === "error") refused.add(place);
    return true;
  });
}

/**
 * Checks all content.
 * @param dataDir the folder data/; static/ is beside it.
 * @returns every problem, by file, line and column; an empty list if there is none.
 */
export async function checkContent(
  dataDir: string,
  { launch = false, today = new Date() }: CheckOptions = {},
): Promise<Problem[]> {
  const folder = path.resolve(dataDir);
  const { documents, files, problems } = await readFiles(folder);
  const published = editorsFiles(path.resolve(folder, "../static"));
  const compared = documents.map(compareWithShape);
  const places = compared.flatMap((file) => file.places);
  const content = { documents, places, folder, files, published, today };
  const rules = [...always, ...(launch ? launchRules : [])];
  const broken = await Promise.all(rules.map((rule) => rule(content)));
  const found = [...compared.flatMap((file) => file.problems), ...broken.flat()];
  return inReadingOrder([...problems, ...withoutFollowing(found)]);
}
