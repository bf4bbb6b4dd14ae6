import { type Node, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";

import { duplicatedKeys } from "../json-tree";
import { linesOf } from "../positions";
import { quote } from "../../report/say";
import { explainSyntax } from "./explain";
import { depthOf } from "./open-brackets";
import { applyRepair, originOf, type Repair, withOrigins } from "./repair";
import type { Explained, TextProblem } from "./scene";

/** A text that was read as JSON. */
export interface JsonReading {
  /** Present when all of the file was understood, be it with problems that can be mended. */
  root?: Node;
  problems: TextProblem[];
  /** Where values stand that nobody wrote, in place of what could not be read. */
  guesses: ReadonlySet<number>;
}

/** Content is six levels deep; beyond this, reading itself would run out of memory. */
const deepest = 50;

/** More messages about the form of one file than this help nobody. */
const mostProblems = 50;

function wholeFileProblem(text: string): TextProblem | undefined {
  if (text.trim() === "") {
    return { offset: 0, problem: "the file is empty", fix: "undo the last change" };
  }
  const conflict = /^(?:<{7}|={7}|>{7})/m.exec(text);
  if (conflict) {
    return {
      offset: conflict.index,
      problem: "git marked two versions of this place here",
      fix: "keep one of the two versions and delete the lines of <<<<<<<, ======= and >>>>>>>",
    };
  }
  if (depthOf(text) > deepest) {
    return {
      offset: 0,
      problem: `brackets are nested more than ${deepest} deep`,
      fix: "undo the last change",
    };
  }
  return undefined;
}

/** What JSON.parse has against a text; Gatsby reads with it, so it has the last word. */
function parseProblem(text: string): TextProblem | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return {
      offset: 0,
      problem: `this is not JSON: ${quote(reason, 200)}`,
      fix: "undo the last change",
    };
  }
}

/** The tree of a text, and the first thing that stands in the way of reading it. */
function parse(text: string, lineOf: (offset: number) => number) {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  const [first] = errors;
  const problem: Explained | undefined = first
    ? explainSyntax(text, { ...first, code: printParseErrorCode(first.error) }, lineOf)
    : parseProblem(text);
  return { root, problem };
}

/** Reads a text, mends a copy of it at the first mistake, and so on up to one that cannot be mended. */
function readMending(original: string): JsonReading {
  const linesOfOriginal = linesOf(original);
  const problems: TextProblem[] = [];
  const repairs: Repair[] = [];
  const guesses = new Set<number>();
  const toOrigin = (offset: number) => originOf(repairs, offset);
  const lineOf = (offset: number) => linesOfOriginal(toOrigin(offset)).line;
  let text = original;
  while (problems.length < mostProblems) {
    const { root, problem } = parse(text, lineOf);
    if (!problem) return { root: root && withOrigins(root, repairs), problems, guesses };
    const { repair, isGuess } = problem;
    const offset = toOrigin(problem.offset);
    // A second problem of one place only follows from the repair of the first.
    if (problems.some((earlier) => earlier.offset === offset)) break;
    problems.push({ offset, problem: problem.problem, fix: problem.fix });
    if (!repair) break;
    if (isGuess) repair.forEach((edit) => guesses.add(toOrigin(edit.offset)));
    text = applyRepair(text, repair);
    repairs.push(repair);
  }
  const last = problems.at(-1);
  if (last && problems.length === mostProblems) {
    problems.push({
      offset: last.offset,
      problem: "more mistakes may follow after this one",
      fix: "fix these first",
    });
  }
  return { problems, guesses };
}

/**
 * Reads a text as JSON: strictly, but with as much understood as possible.
 * @returns the tree of its values, and its problems in words.
 */
export function readJson(fullText: string): JsonReading {
  const hasMark = fullText.startsWith("\ufeff");
  // A space instead of the mark keeps all offsets.
  const text = hasMark ? ` ${fullText.slice(1)}` : fullText;
  const markProblems: TextProblem[] = hasMark
    ? [
        {
          offset: 0,
          problem: "the file begins with a byte-order mark (U+FEFF)",
          fix: 'save it as "UTF-8", not as "UTF-8 with BOM"',
        },
      ]
    : [];

  const wholeFile = wholeFileProblem(text);
  if (wholeFile) return { problems: [...markProblems, wholeFile], guesses: new Set() };

  const { root, problems, guesses } = readMending(text);
  const lineOf = linesOf(text);
  const duplicates = (root ? duplicatedKeys(root) : []).map(({ name, later, first }) => ({
    offset: later.offset,
    problem: `the key ${quote(name)} is here twice, first in line ${lineOf(first.offset).line}`,
    fix: "keep one of the two",
  }));
  return { root, problems: [...markProblems, ...problems, ...duplicates], guesses };
}
