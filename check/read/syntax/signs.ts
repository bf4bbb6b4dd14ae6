import { quote } from "../../report/say";
import { type OpenBracket, openBrackets, surplusOf } from "./open-brackets";
import { beginOf, isBehindKey } from "./quotes";
import { applyRepair, blank, insert, type Repair, replace } from "./repair";
import type { Explanation, Scene } from "./scene";

const closing = { "{": "}", "[": "]" };

/** "the { of line 3", for the innermost bracket that is open. */
function innermost({ open, lineOf }: Scene) {
  return (
    open && {
      close: closing[open.bracket],
      words: `the ${open.bracket} of line ${lineOf(open.offset)}`,
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
    fix: `undo the last change, or add what is missing${open ? ` and close it with ${open.close}` : ""}`,
  };
};

const otherComments = /^(?:<!--[\s\S]*?-->|\([^()\r\n"]*\)|#[^\r\n]*)/;

const isBalanced = (text: string) => surplusOf(text, "{") === 0 && surplusOf(text, "[") === 0;

/** Without a comment, but with a comma that it swallowed. A bracket in it may be one that is missed. */
function blankComment(comment: string, { text, offset, before }: Scene): Repair | undefined {
  const hasComma = /,\s*$/.test(comment) && !"{[,".includes(before);
  const repair = blank(text, offset, hasComma ? comment.lastIndexOf(",") : comment.length);
  return !/[{}[\]]/.test(comment) || isBalanced(applyRepair(text, repair)) ? repair : undefined;
}

/** Remarks, which JSON does not know, in any way of writing them. */
export const comment: Explanation = (scene) => {
  const { code, text, token, offset, before, isAtEnd } = scene;
  const answer = { problem: "this is a comment, and JSON has none", fix: "delete it" };
  if (code === "InvalidCommentToken") {
    const isClosed = token.startsWith("//") || token.endsWith("*/");
    return { ...answer, ...(isClosed && { repair: blankComment(token, scene) }) };
  }
  if (code !== "InvalidSymbol" || before === ":" || isAtEnd) return undefined;
  const found = otherComments.exec(text.slice(offset))?.[0];
  return found ? { ...answer, repair: blankComment(found, scene) } : undefined;
};

/** A comma too much. */
export const strayComma: Explanation = ({ text, offset, token, before, beforeOffset, open }) => {
  const isClosing = open !== undefined && token === closing[open.bracket];
  if (isClosing && before === ",") {
    if (surplusOf(text, open.bracket) < 0 && /^\s*["{[]/.test(text.slice(offset + 1))) {
      return {
        problem: `there is a ${token} too much`,
        fix: "delete it",
        repair: blank(text, offset, 1),
      };
    }
    return {
      offset: beforeOffset,
      problem: `there is a comma after the last entry, before the closing ${token}`,
      fix: "delete this comma",
      repair: blank(text, beforeOffset, 1),
    };
  }
  if (token !== "," || !"{[,".includes(before)) return undefined;
  return {
    problem:
      before === "," ? "there are two commas in a row" : "there is a comma before the first entry",
    fix: "delete this comma",
    repair: blank(text, offset, 1),
  };
};

const isKey = (text: string, offset: number) =>
  /^"(?:[^"\\\r\n]|\\.)*"\s*:/.test(text.slice(offset));

/** Mends the bracket that is missing before a key, if the brackets of the file tell which. */
function bracketBefore(text: string, key: number, open: OpenBracket): Repair | undefined {
  const end = text.slice(0, key).trimEnd().length;
  const sign = text.charAt(end - 1);
  const lacksOpening = surplusOf(text, "{") < 0;
  const lacksClosing = surplusOf(text, "[") > 0;
  if (lacksOpening && lacksClosing && sign === "[") return replace(open.offset, 1, "{");
  if (lacksOpening) return insert(key, "[,:".includes(sign) ? "{" : ",{");
  if (!lacksClosing || open.bracket !== "[") return undefined;
  return sign === "," ? insert(end - 1, "]") : insert(end, "],");
}

/** A key where the list before it should have ended, or a record begun. */
export const keyInList: Explanation = (scene) => {
  const { text, token, offset, beforeOffset, before, open } = scene;
  const key = token === ":" && before === '"' ? beginOf(text, beforeOffset) : offset;
  if (open?.bracket !== "[" || !isKey(text, key)) return undefined;
  const repair = bracketBefore(text, key, open);
  if (surplusOf(text, "{") < 0 && surplusOf(text, "[") <= 0) {
    return {
      offset: key,
      problem: "there is a key inside of a list, outside of any record",
      fix: "write { before it, where its record begins",
      repair,
    };
  }
  return {
    problem: `there is a key inside of a list: the [ of line ${scene.lineOf(open.offset)} is still open`,
    fix: "write { in place of [, or close it with ] before this line",
    repair,
  };
};

/** A sign where none can be, most often behind a bracket that is missing or of the wrong kind. */
export const straySign: Explanation = ({ text, token, code, before, beforeOffset, open }) => {
  if (token === "," && code !== "ColonExpected" && before !== ":") {
    return {
      problem: "there is a comma where none can be",
      fix: "delete it, or look whether a bracket before it is missing or too much",
    };
  }
  if (token !== ":") return undefined;
  const key = before === '"' ? beginOf(text, beforeOffset) : undefined;
  return {
    problem: "there is a colon where none can be",
    fix: "delete it, or look whether a value or a { is missing before it",
    ...(key !== undefined && open && { repair: bracketBefore(text, key, open) }),
  };
};

/** Anything but a key at the beginning of a field. */
export const keyExpected: Explanation = ({ code, text, token, offset, length, isKeyPlace }) =>
  (code === "PropertyNameExpected" || (code === "InvalidSymbol" && isKeyPlace)) &&
  /^[\w.-]+$/.test(token) &&
  !/^\s*:/.test(text.slice(offset + length))
    ? {
        problem: `there must be a key here, but is ${token}`,
        fix: "delete it, or write a key between quotes",
      }
    : undefined;

const names = new Map([
  [";", "a semicolon"],
  ["=", "an equals sign"],
  [".", "a dot"],
  ["，", "a full-width comma"],
  ["、", "a full-width comma"],
  ["；", "a full-width semicolon"],
  ["。", "a full-width dot"],
  ["：", "a full-width colon"],
  ["-", "a hyphen"],
  ["–", "a dash"],
]);

/** Another sign in place of a comma or a colon. */
export const wrongSign: Explanation = (scene) => {
  const { code, text, token, offset } = scene;
  // A dot behind a number counts as a part of it.
  const at = code === "UnexpectedEndOfNumber" ? offset + token.length - 1 : offset;
  const sign = text.charAt(at);
  const name = names.get(sign);
  if (!name || (code !== "InvalidSymbol" && code !== "UnexpectedEndOfNumber")) return undefined;
  const behind = text.slice(at + 1);
  if (sign === "." && !/^\s*(?:["{[]|[ \t]*[\r\n])/.test(behind)) return undefined;
  if (code === "UnexpectedEndOfNumber" && !/^\s*["{[]/.test(behind)) return undefined;
  const isColon = isBehindKey(scene) && code === "InvalidSymbol";
  if (("=-–".includes(sign) && !isColon) || scene.before === ":") return undefined;
  const [meant, meantName] = isColon ? [":", "a colon"] : [",", "a comma"];
  return {
    offset: at,
    problem: `there is ${name} in place of ${meantName}`,
    fix: `write ${meant} instead of ${sign}`,
    repair: replace(at, 1, meant),
  };
};

/** A record that begins before the last one is closed. */
export const openRecord: Explanation = (scene) => {
  const { code, text, token, before, beforeOffset, open } = scene;
  const isEntry = code === "CommaExpected" || code === "PropertyNameExpected";
  if (token !== "{" || !isEntry || open?.bracket !== "{") return undefined;
  const lacksClosing = surplusOf(text, "{") > 0;
  if (lacksClosing && before === "{") {
    return {
      problem: "there are two { in a row",
      fix: "delete one of them",
      repair: blank(text, scene.offset, 1),
    };
  }
  if (!lacksClosing) {
    return {
      problem: "there is a { without a key before it",
      fix: 'write a key and a colon before it, like "photo": {, or delete the brackets',
    };
  }
  const list = openBrackets(text, open.offset).at(-1);
  return {
    problem: `the record that begins in line ${scene.lineOf(open.offset)} is not closed before this {`,
    fix: before === "," ? "write } before the comma" : "write }, before it",
    ...(list?.bracket === "[" && {
      repair: before === "," ? insert(beforeOffset, "}") : insert(beforeOffset + 1, "},"),
    }),
  };
};

function missingComma({ text, token, offset, beforeOffset, open }: Scene) {
  if (open?.bracket === "{" && !isKey(text, offset)) {
    return {
      problem: `there is one more value here, ${quote(token).slice(1, -1)}, without a key`,
      fix: 'keep one of the two values; a quote inside a text is written \\"',
    };
  }
  return {
    offset: beforeOffset + 1,
    problem: "a comma is missing here",
    fix: "write , between the two entries",
    repair: insert(beforeOffset + 1, ","),
  };
}

/** A comma, a colon or a value too little. */
export const missingSign: Explanation = (scene) => {
  const { code, text, token, before, beforeOffset, offset } = scene;
  const beginsValue = /^["{[\dtfn-]/.test(token);
  const behind = text.slice(offset + scene.length);
  const isSafe = !/^[{[}]/.test(token) || isBalanced(text);
  if (code === "ColonExpected") {
    return {
      offset: beforeOffset + 1,
      problem: "a colon is missing after the key",
      fix: "write : between the key and its value",
      ...(beginsValue &&
        isSafe &&
        !/^\s*:/.test(behind) && { repair: insert(beforeOffset + 1, ":") }),
    };
  }
  if (code === "CommaExpected" && beginsValue) return missingComma(scene);
  if (before !== ":") return undefined;
  return {
    problem: "the value is missing after the colon",
    fix: "write a value, or delete the key",
    ...(/^(?:,(?=\s*(?:"[^"\r\n]*"\s*:|\}))|\})/.test(token + behind) &&
      isSafe && { repair: insert(offset, "null"), isGuess: true }),
  };
};

/** Anything behind the last closing bracket. */
export const afterEnd: Explanation = (scene) => {
  if (scene.beforeOffset < 0 || scene.open) return undefined;
  return {
    problem: `the file goes on after its end, with ${quote(scene.token)}`,
    fix: "delete what follows the last closing bracket, or the bracket that is too much",
  };
};

/** Brackets that do not match. */
export const wrongBracket: Explanation = (scene) => {
  const open = innermost(scene);
  if (!open || !/^[{}[\]]/.test(scene.token)) return undefined;
  return {
    problem: `${open.words} is not closed before this ${scene.token}`,
    fix: `close it with ${open.close}`,
  };
};
