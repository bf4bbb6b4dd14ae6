import path from "node:path";

import { characterProblems } from "./shape/character-problems";
import type { Content, Finding, Place } from "./shape/content";
import { nodeAt } from "./read/json-tree";
import { loadContent } from "./read/load-content";
import { inReadingOrder, type Problem } from "./report/problem";
import { launchRules, rules } from "./rules";
import { ongoingProjectsAreRegistered } from "./rules/registrations";
import { ownIconProblems } from "./rules/own-icons";
import { staticFileProblems, staticFiles } from "./rules/static-files";
import { shapeProblems } from "./shape/shape-problems";
import { siteAddressProblems } from "./rules/launch-address";
import { allPlaces, refusedBy, sortPlaces } from "./shape/walk";
import { whereIs } from "./report/where";

// The check's one public file: nothing outside this folder imports past it.
export { loadContent } from "./read/load-content";
export { formatProblems } from "./report/format-problems";
export type { Path, Problem, Severity } from "./report/problem";
export { isSampleEmail, isSampleNumber, unfinishedWords } from "./rules/placeholders";
export { isMadeByBuild, staticFiles } from "./rules/static-files";
export { allPlaces } from "./shape/walk";

/** What to check besides what every build needs. */
export interface CheckOptions {
  /** Also lists what is still a placeholder or a sample. */
  launch?: boolean;
  /** Today, for a test; else the computer's date. */
  today?: Date;
}

function toProblem(finding: Finding): Problem {
  const { document, path: at, problem, fix, severity = "error", atKey, seek } = finding;
  const { root, text, name } = document;
  const node = root && nodeAt(root, at, atKey ? "key" : "value");
  const start = node?.offset ?? 0;
  const sought =
    seek === undefined ? -1 : text.slice(start, start + (node?.length ?? 0)).indexOf(seek);
  const position = document.positionOf(start + Math.max(0, sought));
  return { file: name, ...position, where: whereIs(document.value, at), problem, fix, severity };
}

const isGuessed = ({ document: { root, guesses }, path: at }: Place) =>
  guesses.size > 0 && root !== undefined && guesses.has(nodeAt(root, at).offset);

/**
 * Checks all content.
 * @param dataDir the folder data/; static/ is beside it.
 * @returns every problem there is, by file, line and column; none when all is well.
 */
export async function checkContent(
  dataDir: string,
  { launch = false, today = new Date() }: CheckOptions = {},
): Promise<Problem[]> {
  const folder = path.resolve(dataDir);
  const { documents, files, problems } = await loadContent(folder);
  const published = staticFiles(path.resolve(folder, "../static"));
  const places = allPlaces(documents);

  // One message for a place: what could not be read says it all, a hidden character explains why the form is wrong, and a wrong form
  // why a rule would not hold.
  const guessed = places.filter(isGuessed);
  const characters = characterProblems(places);
  const isHidden = refusedBy([...guessed, ...characters]);
  const shapes = documents
    .flatMap(shapeProblems)
    .filter(({ document, path: at }) => !isHidden(document, at));
  const sorted = sortPlaces(places, refusedBy([...guessed, ...characters, ...shapes]));

  const content: Content = { documents, files, published, folder, today, ...sorted };
  // The list for going public says the same of the same projects, and more.
  const everyday = launch ? rules.filter((rule) => rule !== ongoingProjectsAreRegistered) : rules;
  const findings = await Promise.all(
    [...everyday, ...(launch ? launchRules : [])].map((rule) => rule(content)),
  );

  return inReadingOrder([
    ...problems,
    ...staticFileProblems(published),
    ...ownIconProblems(folder, files),
    ...[...characters, ...shapes, ...findings.flat()].map(toProblem),
    ...(launch ? siteAddressProblems(process.env.SITE_URL) : []),
  ]);
}
