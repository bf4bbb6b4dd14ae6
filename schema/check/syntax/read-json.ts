import { type Node, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";

import { duplicatedKeys } from "../json-tree";
import { depthOf } from "./open-brackets";
import { linesOf } from "../positions";
import { quote } from "../say";
import { explainSyntax } from "./explain";
import type { TextProblem } from "./scene";

/** A text that was read as JSON. */
export interface JsonReading {
  /** Present when all of the file was understood, be it with problems that can be mended. */
  root?: Node;
  problems: TextProblem[];
}

/** Content is six levels deep; beyond this, reading itself would run out of memory. */
const deepest = 50;

function wholeFileProblem(text: string): TextProblem | undefined {
  if (text.trim() === "") {
    return { offset: 0, problem: "the file is empty", mend: "undo the last change" };
  }
  const conflict = /^(?:<{7}|={7}|>{7})/m.exec(text);
  if (conflict) {
    return {
      offset: conflict.index,
      problem: "git marked two versions of this place here",
      mend: "keep one of the two versions and delete the lines of <<<<<<<, ======= and >>>>>>>",
    };
  }
  if (depthOf(text) > deepest) {
    return {
      offset: 0,
      problem: `brackets are nested more than ${deepest} deep`,
      mend: "undo the last change",
    };
  }
  return undefined;
}

/** Explains errors up to the first that leaves the rest of the file in doubt. */
function syntaxProblems(text: string, errors: readonly ParseError[]): TextProblem[] {
  const problems: TextProblem[] = [];
  let last = -1;
  for (const { error, offset, length } of errors) {
    // Of several errors at one place the later ones only follow from the first.
    if (offset === last) continue;
    last = offset;
    const problem = explainSyntax(text, { code: printParseErrorCode(error), offset, length });
    problems.push(problem);
    if (!problem.goesOn) break;
  }
  return problems;
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
      mend: "undo the last change",
    };
  }
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
          mend: 'save it as "UTF-8", not as "UTF-8 with BOM"',
          goesOn: true,
        },
      ]
    : [];

  const wholeFile = wholeFileProblem(text);
  if (wholeFile) return { problems: [...markProblems, wholeFile] };

  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  const problems = syntaxProblems(text, errors);
  const unexplained = errors.length === 0 ? parseProblem(text) : undefined;
  if (unexplained) problems.push(unexplained);
  if (!root || !problems.every((problem) => problem.goesOn)) {
    return { problems: [...markProblems, ...problems] };
  }
  const lineOf = linesOf(text);
  const duplicates = duplicatedKeys(root).map(({ name, later, first }) => ({
    offset: later.offset,
    problem: `the key ${quote(name)} is here twice, first in line ${lineOf(first.offset).line}`,
    mend: "keep one of the two",
  }));
  return { root, problems: [...markProblems, ...problems, ...duplicates] };
}
