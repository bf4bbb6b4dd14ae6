import type { Path } from "../../check";
import type { Case, Said } from "./case";

const first = 'plots › 1 "Adibatla Meadows"';

/** A value of the first plot is replaced; undefined deletes it. */
const plot = (name: string, key: string, set: unknown, ...says: Said[]): Case => ({
  name,
  file: "plots.json",
  edits: [{ at: ["plots", 0, key], set }],
  says,
});

/** A value is replaced anywhere. */
const value = (name: string, file: string, at: Path, set: unknown, ...says: Said[]): Case => ({
  name,
  file,
  edits: [{ at, set }],
  says,
});

const digitsOnly = "write digits only, like 18000, without quotes or commas";

const containerCases = [
  plot(
    "price as a list",
    "pricePerSqYd",
    [18000],
    [
      "[",
      `${first} › pricePerSqYd`,
      "must be a number of rupees above 0, but is a list [ … ]",
      digitsOnly,
    ],
  ),
  plot("list as a text", "amenities", "Roads", [
    '"Roads"',
    `${first} › amenities`,
    'must be a list in brackets [ ], but is the text "Roads"',
    'put it between brackets: ["Roads"]',
  ]),
  plot("list as a number", "amenities", 3, [
    "3,",
    `${first} › amenities`,
    "must be a list in brackets [ ], but is 3",
    "write [ … ] around the entries; an empty list is []",
  ]),
  plot("group as a text", "size", "150 to 500", [
    '"150 to 500"',
    `${first} › size`,
    'must be a group of fields in braces { }, but is the text "150 to 500"',
    'write { … } with the fields "min" and "max"',
  ]),
  value(
    "file of a list",
    "statistics.json",
    [],
    [],
    [
      "[]",
      "",
      "must be a group of fields in braces { }, but is a list [ … ]",
      'write { … } with the fields "statistics"',
    ],
  ),
  value("empty entry of a list", "plots.json", ["plots", 1], null, [
    "null,",
    "plots › 2",
    "must be a group of fields in braces { }, but is null (nothing)",
    'write { … } with the fields "slug", "name", "location", "status", "size", "pricePerSqYd", "amenities", "photo", "reraNumber", "layoutPermitNumber" and "otherPermit"',
  ]),
];

const keyCases = [
  plot("missing field", "pricePerSqYd", undefined, [
    "{",
    `${first} › pricePerSqYd`,
    "is missing",
    'add "pricePerSqYd" here: a number of rupees above 0',
  ]),
  plot("missing group", "size", undefined, [
    "{",
    `${first} › size`,
    "is missing",
    'add "size" here: a group of fields in braces { } (The smallest and the largest plot.)',
  ]),
  {
    name: "key with a letter that looks Latin",
    file: "plots.json",
    edits: [{ replace: '"location"', by: '"locаtion"' }],
    says: [
      [
        '"locаtion"',
        'plots › 1 "Adibatla Meadows" › "locаtion"',
        "is not a field that is known here",
        'type character 4 anew with the Latin keyboard: it is a Cyrillic "а", which only looks like "a"',
      ],
    ],
  },
  plot("unknown key", "discount", 5, [
    '"discount"',
    `${first} › discount`,
    "is not a field that is known here",
    'delete it; the fields not used here are "otherPermit"',
  ]),
  plot("key that is there already", "Price_per_sq_yd", 18000, [
    '"Price_per_sq_yd"',
    `${first} › Price_per_sq_yd`,
    "is not a field that is known here",
    'delete it; "pricePerSqYd" is here already',
  ]),
  plot("key of JavaScript", "constructor", 5, [
    '"constructor"',
    `${first} › constructor`,
    "is not a field that is known here",
    'delete it; the fields not used here are "otherPermit"',
  ]),
  {
    name: "number that no computer can hold",
    file: "plots.json",
    edits: [{ replace: '"pricePerSqYd": 3', by: '"pricePerSqYd": 1e999' }],
    says: [
      [
        "1e999",
        `${first} › pricePerSqYd`,
        "must be a number of rupees above 0, but is too large",
        digitsOnly,
      ],
    ],
  },
  {
    name: "misspelt key",
    file: "plots.json",
    edits: [{ replace: '"pricePerSqYd": 3', by: '"pricePerSqYrd": 3' }],
    says: [
      [
        '"pricePerSqYrd"',
        `${first} › pricePerSqYrd`,
        "is not a field that is known here",
        'write "pricePerSqYd" instead',
      ],
    ],
  },
  {
    name: "beginning of a key",
    file: "plots.json",
    edits: [{ replace: '"pricePerSqYd": 3', by: '"price": 3' }],
    says: [
      [
        '"price"',
        `${first} › price`,
        "is not a field that is known here",
        'write "pricePerSqYd" instead',
      ],
    ],
  },
  {
    name: "another word for a key",
    file: "plots.json",
    edits: [{ replace: '"pricePerSqYd": 3', by: '"cost": 3' }],
    says: [
      [
        "{",
        `${first} › pricePerSqYd`,
        "is missing",
        'add "pricePerSqYd" here: a number of rupees above 0',
      ],
      [
        '"cost"',
        `${first} › cost`,
        "is not a field that is known here",
        'delete it; the fields not used here are "pricePerSqYd" and "otherPermit"',
      ],
    ],
  },
  {
    name: "key that would vanish",
    file: "plots.json",
    edits: [{ replace: '"plots": [', by: '"__proto__": {}, "plots": [' }],
    says: [['"__proto__"', "__proto__", "is not a field that is known here", "delete it"]],
  },
  {
    name: "key of programs that is near a field",
    file: "plots.json",
    edits: [{ replace: '"photo": {', by: '"__proto__": {}, "photo": {' }],
    says: [
      ['"__proto__"', `${first} › __proto__`, "is not a field that is known here", "delete it"],
    ],
  },
  ...["id", "parent", "children", "internal", "fields"].map((key) =>
    value(`reserved key ${key}`, "plots.json", [key], "x", [
      `"${key}"`,
      key,
      "is a name that the site's tools keep for themselves",
      "delete it",
    ]),
  ),
  value("reserved key deep inside", "plots.json", ["plots", 0, "parent"], "x", [
    '"parent"',
    `${first} › parent`,
    "is not a field that is known here",
    'delete it; the fields not used here are "otherPermit"',
  ]),
] satisfies Case[];

/** What the shape of a file refuses. */
export const shapeCases: Case[] = [...containerCases, ...keyCases];
