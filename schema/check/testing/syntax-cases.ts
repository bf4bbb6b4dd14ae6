import type { Case } from "./case";

const file = "statistics.json";

/** The whole file is replaced. */
const written = (name: string, bytes: string | Uint8Array, ...says: Case["says"]): Case => ({
  name,
  file,
  edits: [{ bytes }],
  says,
});

/** Letters of the file are replaced; its first record has the label "Words 1" and the value 3. */
const changed = (name: string, replace: string, by: string, ...says: Case["says"]): Case => ({
  name,
  file,
  edits: [{ replace, by }],
  says,
});

const label = '"label": "Words 1",';
const value = '"value": 3';

const curly = [
  "there are curly quotes where JSON needs straight ones",
  'write " instead of “ and ” at both ends of the text',
] as const;

/** What stands in the way of reading a file. */
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
  changed("curly quotes", label, '"label": “Words 1”,', ["“Words 1”", "", ...curly]),
  changed("curly quote at the end", label, '"label": "Words 1”,', ["”,", "", ...curly]),
  changed("single quotes", label, "'label': \"Words 1\",", [
    "'label'",
    "",
    "there are single quotes where JSON needs double ones",
    "write \" instead of ' at both ends",
  ]),
  changed("quote inside a text", label, '"label": "The "best" plots",', [
    '"best"',
    "",
    'the text ends at this quote, but "best" follows',
    'write \\" for a quote inside a text, or use the curly “ and ” there',
  ]),
  changed("text without its closing quote", label, '"label": "Words 1,', [
    '"Words 1,',
    "",
    "this text has no closing quote on its line",
    'close it with "; a text stays on one line',
  ]),
  changed("text without quotes", label, '"label": Years of work,', [
    "Years",
    "",
    "the text Years of work stands without quotes",
    'write "Years of work"',
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
  changed("commas in a number", value, '"value": 1,50,000', [
    ",50,000",
    "",
    "there is a comma inside the number 1,50,000",
    "write 150000",
  ]),
  changed("sign before a number", value, '"value": ₹15,000', [
    "₹15,000",
    "",
    "the number ₹15,000 holds more than digits",
    "write 15000",
  ]),
  changed("unit behind a number", value, '"value": 40%', [
    "%",
    "",
    'the number 40 is followed by "%"',
    "write 40",
  ]),
  changed("zero before a number", value, '"value": 05', [
    "5",
    "",
    "a number cannot begin with 0",
    "write 5",
  ]),
  changed("number that breaks off", value, '"value": 5.', [
    "5.",
    "",
    "the number 5. is not complete",
    "write digits only, like 150 or 0.35",
  ]),
  changed("True", value, '"value": True', [
    "True",
    "",
    "True is not a value of JSON",
    "write true",
  ]),
  changed("backslash", label, '"label": "Plots\\Villas",', [
    "\\Villas",
    "",
    "a backslash has a special meaning here",
    "delete it, or write two of them for one",
  ]),
  changed("broken code of a character", label, '"label": "\\u20",', [
    "\\u20",
    "",
    "\\u needs four digits or letters a to f after it",
    "type the character itself",
  ]),
  changed("tab inside a text", label, '"label": "Words\t1",', [
    "\t1",
    "",
    "there is a tab (U+0009) inside the text",
    "write a space instead",
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
  changed("minus without digits", value, '"value": -', [
    "-",
    "",
    "the number - is not complete",
    "write digits only, like 150 or 0.35",
  ]),
  changed("key twice", value, `${value}, "label": "Words 9"`, [
    '"label": "Words 9"',
    "",
    'the key "label" is here twice, first in line 4',
    "keep one of the two",
  ]),
];
