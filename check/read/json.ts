import { isUtf8 } from "node:buffer";
import { findNodeAtLocation, parseTree, type Node, type ParseError } from "jsonc-parser";

import { quote, type Path } from "../report";

/** The node of the second name, if a group has two fields of one name. */
function repeatedName({ children = [] }: Node): Node | undefined {
  const fields = children.filter(({ type }) => type === "property");
  const names = fields.flatMap(({ children: [name] = [] }) => name ?? []);
  const isRepeated = ({ value }: Node, index: number) =>
    names.findIndex((name) => name.value === value) < index;
  return names.find(isRepeated) ?? children.map(repeatedName).find(Boolean);
}

/** The message and the offset of the first mistake in a file; undefined if the text is sound JSON. */
function jsonMistake(bytes: Buffer, text: string, root?: Node, error?: ParseError) {
  if (!isUtf8(bytes) || bytes.includes(0) || text.startsWith("\ufeff")) {
    const message =
      'is not plain text in UTF-8: undo the last change, or save the file with the encoding "UTF-8", without BOM';
    return { offset: 0, message };
  }
  if (error) {
    const line = text.slice(0, error.offset).split("\n").length;
    const seen = text.split("\n")[line - 1]?.trim();
    const place = seen ? `at “${seen}”` : "at its end";
    const message = `cannot be read ${place}: look here and at the line before for a comma, a straight quote (") or a bracket that is missing or one too many; write numbers in digits only, like 18000, and quotes inside a text as “ and ”; where git has put <<<<<<<, keep the right lines, and delete the others with <<<<<<<, ======= and >>>>>>>`;
    return { offset: error.offset, message };
  }
  const repeated = root && repeatedName(root);
  const message = `has the field ${quote(`${repeated?.value}`)} twice: delete one of the two, or write }, { where a second record begins`;
  return repeated && { offset: repeated.offset, message };
}

/** Reads a JSON file. @returns its value, or the message of the first mistake; and a function that finds positions. */
export function readJson(bytes: Buffer) {
  const text = bytes.toString();
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  const mistake = jsonMistake(bytes, text, root, errors[0]);
  const offsetOf = (path: Path): number =>
    (root && findNodeAtLocation(root, [...path])?.offset) ??
    (path.length > 0 ? offsetOf(path.slice(0, -1)) : 0);
  return {
    value: mistake ? undefined : JSON.parse(text),
    message: mistake?.message,
    /** The line and column, from 1 on, of the mistake; without one, of a value or of the group that lacks it. */
    positionOf(path: Path) {
      const lines = text.slice(0, mistake?.offset ?? offsetOf(path)).split("\n");
      return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
    },
  };
}
