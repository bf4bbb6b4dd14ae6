import { type Node, parseTree } from "jsonc-parser";

import { quote } from "../report/say";
import { explainForm } from "./explain";
import { groupsIn, repeatedFields } from "./json-tree";
import { linesOf } from "./positions";
import { firstStumble } from "./stumble";

/** A mistake in the form of a file, at an offset of its text. */
export interface FormProblem {
  offset: number;
  problem: string;
  fix: string;
}

/** A text that was read as JSON: either its values, or its first mistake. */
export interface JsonReading {
  root?: Node;
  value?: unknown;
  problem?: FormProblem;
}

/** What is wrong with the file as a whole. */
function wholeFileProblem(text: string): FormProblem | undefined {
  if (text.trim() === "") {
    return { offset: 0, problem: "the file is empty", fix: "undo the last change" };
  }
  if (text.startsWith("\ufeff")) {
    return {
      offset: 0,
      problem: "the file begins with a byte-order mark (U+FEFF)",
      fix: 'save it as "UTF-8", not as "UTF-8 with BOM"',
    };
  }
  const conflict = /^(?:<{7}|={7}|>{7})/m.exec(text);
  return conflict
    ? {
        offset: conflict.index,
        problem: "git has marked two versions of this place here",
        fix: "keep the version that is right, and delete the other one and the lines of <<<<<<<, ======= and >>>>>>>",
      }
    : undefined;
}

/** A field that is in one group twice; several of them are a second record that runs on from the first. */
function repeatedProblem(root: Node, text: string): FormProblem | undefined {
  const lineOf = (node: Node) => linesOf(text)(node.offset).line;
  for (const group of groupsIn(root)) {
    const [repeated, ...others] = repeatedFields(group);
    if (!repeated) continue;
    const { first, second } = repeated;
    const name = quote(String(second.value));
    return others.length > 0
      ? {
          offset: second.offset,
          problem: `a second record begins here, but the one of line ${lineOf(group)}, which has ${name} already, is not closed`,
          fix: "write }, { before this field, so that each record has its own brackets",
        }
      : {
          offset: second.offset,
          problem: `the field ${name} occurs twice, first on line ${lineOf(first)}`,
          fix: "delete the line that is wrong; if these are two records, write }, { between them",
        };
  }
  return undefined;
}

/** Reads a text as strict JSON. @returns its values with their places, or the first mistake, explained. */
export function readJson(text: string): JsonReading {
  const whole = wholeFileProblem(text);
  if (whole) return { problem: whole };
  const stumble = firstStumble(text);
  if (stumble) return { problem: explainForm(stumble) };
  const root = parseTree(text);
  const problem = root && repeatedProblem(root, text);
  if (problem) return { problem };
  const value: unknown = JSON.parse(text);
  return { root, value };
}
