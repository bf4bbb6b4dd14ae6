import type { Case } from "./case";
import { changed, label, value } from "./syntax-case";

const curly = [
  "there are curly quotes where JSON needs straight ones",
  'write " instead of “ and ” at both ends of the text',
] as const;

const like = (sign: string) =>
  [
    `the sign ${sign} only looks like the straight quotes that JSON needs`,
    `write " instead of ${sign} at both ends of the text`,
  ] as const;

const twice = ["there are two quotes in a row", 'write one " at each end of the text'] as const;

/** The value of the first record, written in a way that JSON does not know. */
const number = (writes: string, points: string, problem: string, fix: string) =>
  changed(`value ${writes}`, value, `"value": ${writes}`, [points, "", problem, fix]);

const notAValue = "write a number, or a text between quotes, or delete the line";
const digitsOnly = "write digits only, like 150 or 0.35";

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
  changed("key without its closing quote", label, '"label: "Words 1",', [
    '"label: ',
    "",
    "the key label lacks its closing quote",
    'write "label": and then the value',
  ]),
  changed("key of a number without its closing quote", value, '"value: 3', [
    '"value: 3',
    "",
    "the key value lacks its closing quote",
    'write "value": and then the value',
  ]),
  changed("field in one text", label, '"label: Words 1",', [
    '"label: Words 1"',
    "",
    "the key label lacks its closing quote, and its text the opening one",
    'write "label": "Words 1"',
  ]),
  changed("key without its opening quote", label, 'label": "Words 1",', [
    'label"',
    "",
    "the key label lacks its opening quote",
    'write "label"',
  ]),
  changed("text without its opening quote", label, '"label": Words 1",', [
    "Words 1",
    "",
    "the text Words 1 lacks its opening quote",
    'write "Words 1"',
  ]),
  changed("two quotes at both ends", label, '"label": ""Words 1"",', ['""Words 1"', "", ...twice]),
  changed("two quotes at the end", label, '"label": "Words 1"",', ['",', "", ...twice]),
  changed("backticks", label, '"label": `Words 1`,', ["`Words 1`", "", ...like("`")]),
  changed("signs for inches", label, '"label": ″Words 1″,', ["″Words 1″", "", ...like("″")]),
  changed("full-width quotes", label, '"label": ＂Words 1＂,', ["＂Words", "", ...like("＂")]),
  changed("curly quotes around straight ones", label, '"label": “The "best" plots”,', [
    "“The",
    "",
    ...curly,
  ]),
  changed("curly quote without its second one", label, '"label": “Words 1,', [
    "“Words",
    "",
    ...curly,
  ]),
  changed("text on two lines", label, '"label": "Words\n1",', [
    '"Words',
    "",
    "this text has no closing quote on its line",
    'close it with "; a text stays on one line',
  ]),
  changed("text and comma without quotes", label, '"label": Adibatla, Rangareddy,', [
    "Adibatla,",
    "",
    "the text Adibatla, Rangareddy stands without quotes",
    'write "Adibatla, Rangareddy"',
  ]),
  changed("quote inside a key", label, '"la"bel": "Words 1",', [
    '"bel"',
    "",
    'the text ends at this quote, but "bel" follows',
    'write \\" for a quote inside a text, or use the curly “ and ” there',
  ]),
  changed("key that a backslash keeps open", value, '"value\\": 3', [
    '"value',
    "",
    "this text has no closing quote on its line",
    'close it with "; a text stays on one line',
  ]),
  changed("rest of a text in place of a key", label, 'of work",', [
    "of work",
    "",
    'there must be a key here, but is "of work"',
    "delete it, or write a key between quotes",
  ]),
  changed("colon missing before a number", value, '"value" 3', [
    " 3",
    "",
    "a colon is missing after the key",
    "write : between the key and its value",
  ]),
  changed("date without quotes", label, '"label": 2027-06,', [
    "2027-06",
    "",
    "the text 2027-06 stands without quotes",
    'write "2027-06"',
  ]),
  changed("address without quotes", label, '"label": https://wa.me/9,', [
    "https",
    "",
    "the text https://wa.me/9 stands without quotes",
    'write "https://wa.me/9"',
  ]),
  number("30 000", "30 000", "there is a space inside the number 30 000", "write 30000"),
  number(
    "30\u00a0000",
    "30\u00a0000",
    "there is a space inside the number 30\u00a0000",
    "write 30000",
  ),
  number("1_000", "1_000", "the number 1_000 holds more than digits", "write 1000"),
  number("30'000", "30'000", "the number 30'000 holds more than digits", "write 30000"),
  number("₹30,000/-", "₹30,000/-", "the number ₹30,000/- holds more than digits", "write 30000"),
  number("22.5 lakh", "lakh", 'the number 22.5 is followed by "lakh"', "write 2250000"),
  number("0x10", "0x10", "the number 0x10 holds more than digits", digitsOnly),
  number("३००००", "३००००", "the number ३०००० is not written with the digits 0 to 9", "write 30000"),
  number("౩౦౦౦౦", "౩౦౦౦౦", "the number ౩౦౦౦౦ is not written with the digits 0 to 9", "write 30000"),
  number("NaN", "NaN", "NaN is not a value of JSON", notAValue),
  number("undefined", "undefined", "undefined is not a value of JSON", notAValue),
  changed("quote behind a number", `${value}\n`, '"value": 30"\n', [
    '"',
    "",
    "there is a quote behind the number 30",
    "delete it; numbers stand without quotes",
  ]),
];
