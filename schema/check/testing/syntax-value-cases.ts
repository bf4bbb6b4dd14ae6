import type { Case } from "./case";
import { changed, label, value } from "./syntax-case";

const curly = [
  "there are curly quotes where JSON needs straight ones",
  'write " instead of “ and ” at both ends of the text',
] as const;

/** Files that cannot be read, for a text or a number. */
export const syntaxValueCases: Case[] = [
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
  changed("minus without digits", value, '"value": -', [
    "-",
    "",
    "the number - is not complete",
    "write digits only, like 150 or 0.35",
  ]),
];
