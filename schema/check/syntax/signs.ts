import { linesOf } from "../positions";
import { quote } from "../say";
import { openBrackets } from "./open-brackets";
import type { Explanation, Scene } from "./scene";

const closing = { "{": "}", "[": "]" };

/** "the { of line 3", for the innermost bracket that is open. */
function innermost({ text, offset }: Scene) {
  const open = openBrackets(text, offset).at(-1);
  return (
    open && {
      close: closing[open.bracket],
      words: `the ${open.bracket} of line ${linesOf(text)(open.offset).line}`,
    }
  );
}

/** A file that ends before its brackets are closed. */
export const cutShort: Explanation = (scene) => {
  const isOpenText =
    scene.code === "UnexpectedEndOfString" &&
    !/[\r\n]/.test(scene.text.slice(scene.offset).trimEnd());
  if (!scene.isAtEnd && !isOpenText) return undefined;
  const open = innermost(scene);
  return {
    offset: scene.text.trimEnd().length,
    problem: `the file is cut short${open ? `: ${open.words} is never closed` : ""}`,
    mend: `undo the last change, or add what is missing${open ? ` and close it with ${open.close}` : ""}`,
  };
};

/** Remarks, which JSON does not know. */
export const comment: Explanation = ({ code }) =>
  code === "InvalidCommentToken"
    ? { problem: "this is a comment, and JSON has none", mend: "delete it", goesOn: true }
    : undefined;

/** A comma too much. */
export const strayComma: Explanation = ({ token, before, beforeOffset }) => {
  if ((token === "}" || token === "]") && before === ",") {
    return {
      offset: beforeOffset,
      problem: `there is a comma after the last entry, before the closing ${token}`,
      mend: "delete this comma",
      goesOn: true,
    };
  }
  if (token !== "," || !"{[,".includes(before)) return undefined;
  return {
    problem:
      before === "," ? "there are two commas in a row" : "there is a comma before the first entry",
    mend: "delete this comma",
  };
};

/** A sign where none can be, most often behind a bracket that is missing or of the wrong kind. */
export const straySign: Explanation = (scene) => {
  if (scene.token === "," && scene.code !== "ColonExpected" && scene.before !== ":") {
    return {
      problem: "there is a comma where none can be",
      mend: "delete it, or look whether a bracket before it is missing or too much",
    };
  }
  if (scene.token !== ":") return undefined;
  const open = innermost(scene);
  return open?.close === "]"
    ? {
        problem: `there is a key inside of a list: ${open.words} is still open`,
        mend: "write { in place of [, or close it with ] before this line",
      }
    : {
        problem: "there is a colon where none can be",
        mend: "delete it, or look whether a value or a { is missing before it",
      };
};

/** Anything but a key at the beginning of a field. */
export const keyExpected: Explanation = ({ code, token }) =>
  code === "PropertyNameExpected" && /^[\w.-]+$/.test(token)
    ? {
        problem: `there must be a key here, but is ${token}`,
        mend: "delete it, or write a key between quotes",
      }
    : undefined;

/** Another sign in place of a comma or a colon. */
export const wrongSign: Explanation = ({ token, code, before }) => {
  if (code !== "InvalidSymbol") return undefined;
  if (token.startsWith(";"))
    return { problem: "there is a semicolon in place of a comma", mend: "write , instead of ;" };
  if (token.startsWith("=") && before === '"')
    return { problem: "there is an equals sign in place of a colon", mend: "write : instead of =" };
  return undefined;
};

/** A comma, a colon or a value too little. */
export const missingSign: Explanation = ({ code, token, before, beforeOffset }) => {
  if (code === "ColonExpected") {
    return {
      offset: beforeOffset + 1,
      problem: "a colon is missing after the key",
      mend: "write : between the key and its value",
    };
  }
  if (code === "CommaExpected" && /^["{[\dtfn-]/.test(token)) {
    return {
      offset: beforeOffset + 1,
      problem: "a comma is missing here",
      mend: "write , between the two entries",
      goesOn: true,
    };
  }
  if (before !== ":") return undefined;
  return {
    problem: "the value is missing after the colon",
    mend: "write a value, or delete the key",
  };
};

/** Anything behind the last closing bracket. */
export const afterEnd: Explanation = (scene) => {
  if (scene.beforeOffset < 0 || innermost(scene)) return undefined;
  return {
    problem: `the file goes on after its end, with ${quote(scene.token)}`,
    mend: "delete what follows the last closing bracket, or the bracket that is too much",
  };
};

/** Brackets that do not match. */
export const wrongBracket: Explanation = (scene) => {
  const open = innermost(scene);
  if (!open || !/^[{}[\]]/.test(scene.token)) return undefined;
  return {
    problem: `${open.words} is not closed before this ${scene.token}`,
    mend: `close it with ${open.close}`,
  };
};
