import type { Case } from "./case";
import { changed, label, value, written } from "./syntax-case";

/** Files that cannot be read, for a sign, a bracket or all of them. */
export const syntaxCases: Case[] = [
  written("empty file", " \n", ["", "", "the file is empty", "undo the last change"]),
  written("file cut short", '{\n  "statistics": [\n    { "label": "Ye', [
    "",
    "",
    "the file is cut short: the { of line 3 is never closed",
    "undo the last change, or add what is missing and close it with }",
  ]),
  written("UTF-16", Uint8Array.from([0xff, 0xfe, 0x7b, 0x00]), [
    "",
    "",
    "the file is saved as UTF-16",
    "save it with the encoding UTF-8",
  ]),
  written("another encoding", Buffer.from('{ "statistics": ["Caf\u00e9"] }', "latin1"), [
    '\ufffd"] }',
    "",
    "this character is not saved as UTF-8",
    "save the file with the encoding UTF-8, and type the character again",
  ]),
  written("git's marks", '<<<<<<< HEAD\n{}\n=======\n{ "a": 1 }\n>>>>>>> theirs\n', [
    "<<<<<<< HEAD",
    "",
    "git marked two versions of this place here",
    "keep one of the two versions and delete the lines of <<<<<<<, ======= and >>>>>>>",
  ]),
  written("brackets without end", "[".repeat(100_000), [
    "[[[",
    "",
    "brackets are nested more than 50 deep",
    "undo the last change",
  ]),
  changed("byte-order mark", "{", "\ufeff{", [
    "\ufeff{",
    "",
    "the file begins with a byte-order mark (U+FEFF)",
    'save it as "UTF-8", not as "UTF-8 with BOM"',
  ]),
  changed("missing comma", label, label.slice(0, -1), [
    "",
    "",
    "a comma is missing here",
    "write , between the two entries",
  ]),
  changed("trailing comma in a group", value, `${value},`, [
    ",",
    "",
    "there is a comma after the last entry, before the closing }",
    "delete this comma",
  ]),
  changed("two commas", label, `${label},`, [
    ",",
    "",
    "there are two commas in a row",
    "delete this comma",
  ]),
  changed("comma before the first entry", label, `,${label}`, [
    ',"label"',
    "",
    "there is a comma before the first entry",
    "delete this comma",
  ]),
  changed("comment", label, `${label} // years`, [
    "// years",
    "",
    "this is a comment, and JSON has none",
    "delete it",
  ]),
  changed("key without quotes", label, 'label: "Words 1",', [
    "label",
    "",
    "the key label stands without quotes",
    'write "label"',
  ]),
  changed("missing colon", label, '"label" "Words 1",', [
    ' "Words 1"',
    "",
    "a colon is missing after the key",
    "write : between the key and its value",
  ]),
  changed("colon too much", label, `:${label}`, [
    ':"label"',
    "",
    "there is a colon where none can be",
    "delete it, or look whether a value or a { is missing before it",
  ]),
  changed("list in place of a group", `{\n      ${label}`, `[\n      ${label}`, [
    ": ",
    "",
    "there is a key inside of a list: the [ of line 3 is still open",
    "write { in place of [, or close it with ] before this line",
  ]),
  changed("number in place of a key", label, `0 ${label}`, [
    '0 "label"',
    "",
    "there must be a key here, but is 0",
    "delete it, or write a key between quotes",
  ]),
  changed("nothing that makes sense", `${label}`, `"label", ${label}`, [
    "",
    "",
    "a colon is missing after the key",
    "write : between the key and its value",
  ]),
  changed("equals sign", label, '"label" = "Words 1",', [
    "= ",
    "",
    "there is an equals sign in place of a colon",
    "write : instead of =",
  ]),
  changed("semicolon", label, '"label": "Words 1";', [
    ";",
    "",
    "there is a semicolon in place of a comma",
    "write , instead of ;",
  ]),
  changed("missing value", value, '"value":', [
    "}",
    "",
    "the value is missing after the colon",
    "write a value, or delete the key",
  ]),
  changed("invisible character between values", value, `${value}\u00a0`, [
    "\u00a0",
    "",
    "there is a no-break space (U+00A0) outside of the quotes",
    "delete it",
  ]),
  changed("wrong bracket", value, `${value} ]`, [
    "]",
    "",
    "the { of line 3 is not closed before this ]",
    "close it with }",
  ]),
  changed("more behind the end", "{", '{ "statistics": [] } {', [
    "{",
    "",
    'the file goes on after its end, with "{"',
    "delete what follows the last closing bracket, or the bracket that is too much",
  ]),
  changed(
    "key twice, with a wrong value behind the later",
    value,
    `${value}, "value": "12"`,
    ['"value": "12"', "", 'the key "value" is here twice, first in line 5', "keep one of the two"],
    [
      '"12"',
      'statistics › 1 "Words 1" › value',
      'must be a whole number, 0 or more, but is the text "12"',
      "write 12 without quotes",
    ],
  ),
  changed("key twice", value, `${value}, "label": "Words 9"`, [
    '"label": "Words 9"',
    "",
    'the key "label" is here twice, first in line 4',
    "keep one of the two",
  ]),
];
