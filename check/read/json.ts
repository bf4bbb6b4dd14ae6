import { isUtf8 } from "node:buffer";

import { type JSONPath, visit } from "jsonc-parser";

import { type Path, quote } from "../report/wording";

/** A place in a file, 1-based. */
export interface Place {
  line: number;
  column: number;
}

/** A content file: its value and the places of all values, or what makes it unreadable. */
export interface Json {
  value: unknown;
  /** The place of a value, or of the group that lacks it. */
  placeOf: (path: Path) => Place;
  mistake?: Place & { message: string };
}

const inUtf8 =
  'is not plain text in UTF-8: undo the last change, or save the file with the encoding "UTF-8", without BOM';

const remedies =
  'look here and at the line before for a comma, a straight quote (") or a bracket that is missing or one too many; write quotes inside a text as “ and ”, and numbers in digits only, like 18000; if there are lines with <<<<<<<, ======= and >>>>>>>, git could not merge two versions: keep the right lines, and delete the others and these three';

/** Reads the text of a JSON file. @param bytes of the file. */
export function readJson(bytes: Buffer): Json {
  const text = bytes.toString();
  const lines = text.split(/\r\n?|\n/);
  const places = new Map<string, Place>();
  const names = new Set<string>();
  let mistake: Json["mistake"];
  const remember = (line: number, column: number, path: JSONPath) => {
    places.set(JSON.stringify(path), { line: line + 1, column: column + 1 });
  };
  const stumble = (line: number, column: number, message: string) => {
    mistake ??= { line: line + 1, column: column + 1, message };
  };
  if (!isUtf8(bytes) || bytes.includes(0) || text.startsWith("\ufeff")) stumble(0, 0, inUtf8);
  visit(
    text,
    {
      onObjectBegin: (_at, _length, line, column, pathOf) => remember(line, column, pathOf()),
      onArrayBegin: (_at, _length, line, column, pathOf) => remember(line, column, pathOf()),
      onLiteralValue: (_value, _at, _length, line, column, pathOf) =>
        remember(line, column, pathOf()),
      onObjectProperty(name, _at, _length, line, column, pathOf) {
        const field = JSON.stringify([...pathOf(), name]);
        if (names.has(field))
          stumble(
            line,
            column,
            `has the field ${quote(name)} a second time: delete one of the two, or write }, { where a second record begins`,
          );
        names.add(field);
      },
      onError: (_error, _at, _length, line, column) =>
        stumble(
          line,
          column,
          `cannot be read from ${quote(lines[line]?.trim() ?? "")} on: ${remedies}`,
        ),
    },
    { disallowComments: true },
  );
  return {
    value: mistake ? undefined : JSON.parse(text),
    placeOf(path) {
      const inside = path.map((_step, index) => path.slice(0, path.length - index));
      const found = inside.map((part) => places.get(JSON.stringify(part))).find(Boolean);
      return found ?? { line: 1, column: 1 };
    },
    mistake,
  };
}
