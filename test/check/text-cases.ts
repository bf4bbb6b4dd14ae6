import type { Case, Said } from "./case";

/** The tagline is replaced. */
const tagline = (
  name: string,
  set: string,
  points: string,
  problem: string,
  fix: string,
): Case => ({
  name,
  file: "site.json",
  edits: [{ at: ["tagline"], set }],
  says: [[points, "tagline", problem, fix]],
});

const invisible = (name: string, character: string, shown: string, fix = retype): Case =>
  tagline(name, `Plots${character} for you`, shown, `contains ${name}, after "Plots"`, fix);

const retype = "delete the text around it and type it again";
const oneLine = "write the text on one line, with a space instead";

/** The copyright line, with places for {year} and {name}, is replaced. */
const copyright = (
  set: string,
  ...says: (readonly [points: string, problem: string, fix: string])[]
): Case => ({
  name: `template ${set}`,
  file: "site.json",
  edits: [{ at: ["footer", "copyright"], set }],
  says: says.map(([points, problem, fix]): Said => [points, "footer › copyright", problem, fix]),
});

/** What is wrong inside of texts. */
export const textCases: Case[] = [
  invisible("a zero-width space (U+200B)", "\u200b", "\u200b for"),
  invisible("a soft hyphen (U+00AD)", "\u00ad", "\u00ad for"),
  invisible("a zero-width joiner (U+200D)", "\u200d", "\u200d for"),
  invisible("a text-direction mark (U+202E)", "\u202e", "\u202e for"),
  invisible("a byte-order mark (U+FEFF)", "\ufeff", "\ufeff for"),
  invisible("a word joiner (U+2060)", "\u2060", "\u2060 for"),
  invisible("a character that only some fonts have (U+F8FF)", "\uf8ff", "\uf8ff for"),
  invisible("an invisible character (U+3164)", "\u3164", "\u3164 for"),
  invisible("a line separator (U+2028)", "\u2028", "\u2028 for", oneLine),
  invisible("a line break (U+000A)", "\n", '"Plots\\n for', oneLine),
  invisible("a tab (U+0009)", "\t", '"Plots\\t for', "write a space instead"),
  invisible("a control character (U+0007)", "\u0007", '"Plots\\u0007 for'),
  invisible("half of a character (U+D83D)", "\ud83d", '"Plots\\ud83d for'),
  invisible(
    "a character that was lost by a wrong encoding (U+FFFD)",
    "\ufffd",
    "\ufffd for",
    "type the lost character again",
  ),
  tagline(
    "invisible character at the start",
    "\u200bPlots",
    "\u200bPlots",
    "contains a zero-width space (U+200B), at its start",
    retype,
  ),
  {
    name: "invisible character in a slug",
    file: "plots.json",
    edits: [{ at: ["plots", 2, "slug"], set: "record\u200b-3" }],
    says: [
      [
        "\u200b-3",
        'plots › 3 "Kompally Orchard" › slug',
        'contains a zero-width space (U+200B), after "record"',
        retype,
      ],
    ],
  },
  tagline(
    "unfilled place",
    "Call {phone} now",
    "{phone} now",
    "contains {phone}, which the site does not fill in here",
    "write the words themselves",
  ),
  tagline(
    "half of an unfilled place",
    "Call {phone now",
    "{phone now",
    "contains {phone, which the site does not fill in here",
    "write the words themselves",
  ),
  copyright("© {{year}} {name}", [
    '"© {{year}} {name}"',
    'has a brace that belongs to no place: "© {{year}} {name}"',
    "write {year} and {name} with one brace on each side",
  ]),
  copyright("© {yaer} {name}", [
    "{yaer}",
    "contains {yaer}, which the site does not fill in here",
    "write {year}",
  ]),
  copyright("© {yeаr} {name}", [
    "{yeаr}",
    "contains {yeаr}, which the site does not fill in here",
    'type character 3 anew with the Latin keyboard: it is a Cyrillic "а", which only looks like "a"',
  ]),
  copyright("© {year} {name} {address}", [
    "{address}",
    "contains {address}, which the site does not fill in here",
    "delete it; the site fills in only {year} and {name}",
  ]),
  copyright("© {year}", [
    '"© {year}"',
    'must contain {name}, but is "© {year}"',
    "write {name} where the site has to fill in the value",
  ]),
  copyright("© Pasidi", [
    '"© Pasidi"',
    'must contain {year} and {name}, but is "© Pasidi"',
    "write {year} and {name} where the site has to fill in the value",
  ]),
];

/** Texts that look odd and are right. */
export const soundTexts = [
  "Families 👨‍👩‍👧 and 👩🏽‍💻 welcome ❤️‍🔥",
  "క్షేత్రం, క్‌ష",
  "₹22.5\u00a0lakh – “on paper”…",
  "a } stray { brace",
];
