import path from "node:path";

import { editorsFiles } from "./read/folder-files";
import { readFiles } from "./read/read-files";
import { inReadingOrder, type Problem } from "./report/problem";
import { describePath } from "./report/wording";
import { rules } from "./rules";
import { sortPlaces } from "./rules/rule";
import { characterProblems } from "./shape/character-problems";
import { allPlaces, type Finding, type Place, placeKey } from "./shape/places";
import { shapeProblems } from "./shape/shape-problems";

// The check's only entry point.
export { editorsFiles, filesOf } from "./read/folder-files";
export { formatProblems } from "./report/format-problems";
export type { Path, Problem, Severity } from "./report/problem";
export { isSampleEmail, isSampleNumber, unfinishedWords } from "./rules/placeholders";
export { isMadeByBuild } from "./rules/static-files";

/** Options of the check. */
export interface CheckOptions {
  /** Also lists what is still a placeholder or a sample. */
  launch?: boolean;
  /** Today, for a test; by default the computer's date. */
  today?: Date;
}

function toProblem(finding: Finding | Problem): Problem {
  if ("file" in finding) return finding;
  const { document, path: at, problem, fix, severity = "error" } = finding;
  const position = document.positionOf(at, finding);
  const where = describePath(document.value, at);
  return { file: document.name, ...position, where, problem, fix, severity };
}

/** A lookup of the places that were already found wrong. */
function refusedBy(findings: readonly Finding[]) {
  const keys = new Set(findings.filter(({ severity }) => severity !== "warning").map(placeKey));
  return (place: Pick<Place, "document" | "path">) => keys.has(placeKey(place));
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
  const places = allPlaces(documents);

  // One message per place: a hidden character explains why the form of a value is wrong, and a wrong
  // form why a rule is broken.
  const characters = characterProblems(places);
  const isHidden = refusedBy(characters);
  const shapes = documents
    .flatMap((document) => shapeProblems(document, documents))
    .filter((finding) => !isHidden(finding));
  const sorted = sortPlaces(places, refusedBy([...characters, ...shapes]));

  const content = { documents, files, published, folder, today, launch, ...sorted };
  const findings = await Promise.all(rules.map((rule) => rule(content)));
  return inReadingOrder([
    ...problems,
    ...[...characters, ...shapes, ...findings.flat()].map(toProblem),
  ]);
}
