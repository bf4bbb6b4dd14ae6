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
  ...[
    { order: "little", bytes: Buffer.from('{ "statistics": [] }', "utf16le") },
    { order: "big", bytes: Buffer.from('{ "statistics": [] }', "utf16le").swap16() },
  ].map(({ order, bytes }) =>
    written(`UTF-16 without its mark, ${order} end first`, bytes, [
      "",
      "",
      "the file is saved as UTF-16",
      "save it with the encoding UTF-8",
    ]),
  ),
  ...[
    { kind: ".docx", bytes: Uint8Array.from([0x50, 0x4b, 3, 4, 0x14, 0, 6, 0]) },
    { kind: ".doc", bytes: Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]) },
    { kind: ".rtf", bytes: String.raw`{\rtf1\ansi { "statistics": [] }}` },
  ].map(({ kind, bytes }) =>
    written(`document saved as ${kind}`, bytes, [
      "",
      "",
      "the file is a document of a word processor, not plain text",
      "undo the last change, copy only the words into the file, and save it as plain text",
    ]),
  ),
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
  ...["# years", "<!-- years -->", "(years)", "/* years */"].map((remark) =>
    changed(`comment ${remark}`, label, `${label} ${remark}`, [
      remark,
      "",
      "this is a comment, and JSON has none",
      "delete it",
    ]),
  ),
  changed("comment that hides a bracket", "    },", "    # },", [
    "# },",
    "",
    "this is a comment, and JSON has none",
    "delete it",
  ]),
  changed("comment that is not closed", label, `(${label}`, [
    '("label"',
    "",
    'there is "(" where it means nothing',
    "delete it, or write it between the quotes of a text",
  ]),
  changed("} too much", label, `${label} }`, ["}", "", "there is a } too much", "delete it"]),
  changed("comma in front of a value", label, '"label": , "Words 1",', [
    ", ",
    "",
    "the value is missing after the colon",
    "write a value, or delete the key",
  ]),
  changed("comment in place of the comma", label, '"label": "Words 1" # years,', [
    "# years",
    "",
    "this is a comment, and JSON has none",
    "delete it",
  ]),
  ...[
    { sign: ".", name: "a dot" },
    { sign: "，", name: "a full-width comma" },
  ].map(({ sign, name }) =>
    changed(`${name} in place of a comma`, label, `"label": "Words 1"${sign}`, [
      `${sign}`,
      "",
      `there is ${name} in place of a comma`,
      `write , instead of ${sign}`,
    ]),
  ),
  changed("full-width colon", label, '"label"：  "Words 1",', [
    "：",
    "",
    "there is a full-width colon in place of a colon",
    "write : instead of ：",
  ]),
  changed("hyphen in place of a colon", label, '"label" - "Words 1",', [
    "- ",
    "",
    "there is a hyphen in place of a colon",
    "write : instead of -",
  ]),
  changed(
    "record without its }",
    '    },\n    {\n      "label": "Words 2"',
    '    {\n      "label": "Words 2"',
    ["{", "", "the record that begins in line 3 is not closed before this {", "write }, before it"],
  ),
  changed(
    "record without its }, with the comma",
    '    },\n    {\n      "label": "Words 2"',
    ',{\n      "label": "Words 2"',
    [
      "{",
      "",
      "the record that begins in line 3 is not closed before this {",
      "write } before the comma",
    ],
  ),
  changed(
    "record without its {",
    '    },\n    {\n      "label": "Words 2"',
    '    },\n      "label": "Words 2"',
    [
      '"label": "Words 2"',
      "",
      "there is a key inside of a list, outside of any record",
      "write { before it, where its record begins",
    ],
  ),
  changed("two {", `{\n      ${label}`, `{ {\n      ${label}`, [
    "{",
    "",
    "there are two { in a row",
    "delete one of them",
  ]),
  changed("{ without a key", `{\n      ${label}`, `{\n      { }, ${label}`, [
    "{",
    "",
    "there is a { without a key before it",
    'write a key and a colon before it, like "photo": {, or delete the brackets',
  ]),
  changed("two values behind one key", label, '"label": "Words" "1",', [
    '"1"',
    "",
    'there is one more value here, "1", without a key',
    'keep one of the two values; a quote inside a text is written \\"',
  ]),
  changed("sign that means nothing", label, `• ${label}`, [
    "•",
    "",
    'there is "•" where it means nothing',
    "delete it, or write it between the quotes of a text",
  ]),
];
