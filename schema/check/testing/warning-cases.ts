import type { Path } from "../problem";
import type { Case, Said } from "./case";

const warning = (name: string, file: string, at: Path, set: unknown, ...says: Said[]): Case => ({
  name,
  file,
  edits: [{ at, set }],
  says,
  severity: "warning",
});

const project = 'projects › 2 "Bibinagar Greens"';
const tagline = (name: string, set: string, problem: string) =>
  warning(name, "site.json", ["tagline"], set, [
    JSON.stringify(set),
    "tagline",
    problem,
    "delete the space",
  ]);

const alike = "change or delete one of the two";

/** What an editor should look at, and the build lets pass. */
export const warningCases: Case[] = [
  warning(
    "ongoing project without its number",
    "ongoing-projects.json",
    ["projects", 1, "reraNumber"],
    undefined,
    [
      "{",
      `${project} › reraNumber`,
      "is missing; a project may not be advertised without its registration number",
      'add "reraNumber" from the registration certificate; never invent one',
    ],
  ),
  warning(
    "empty list without a sentence for it",
    "site.json",
    ["footer", "social"],
    [],
    [
      "[]",
      "footer › social",
      "is an empty list, and the page has no words for that",
      "add an entry, or look at the page",
    ],
  ),
  warning("more clients than plots", "completed-projects.json", ["projects", 1, "clients"], 4, [
    "4",
    `${project} › clients`,
    "is 4, more than the 3 plots of the layout",
    "look whether the two are swapped",
  ]),
  {
    ...warning(
      "year that has not come",
      "completed-projects.json",
      ["projects", 1, "completedYear"],
      2021,
      [
        "2021",
        `${project} › completedYear`,
        "is 2021, a year that has not come yet",
        "correct the year, or keep the project in data/ongoing-projects.json",
      ],
    ),
    options: { today: new Date(2020, 11, 31) },
  },
  warning(
    "text much too long",
    "site.json",
    ["bookSiteVisit"],
    "Book a site visit with all of us",
    [
      '"Book',
      "bookSiteVisit",
      "has 32 characters, and its place was designed for 20",
      "shorten it, or look at the page on a phone",
    ],
  ),
  tagline("space before a text", " Open plots", "begins with a space"),
  tagline("space behind a text", "Open plots\u00a0", "ends with a space"),
  warning("two spaces", "site.json", ["tagline"], "Open  plots", [
    "  plots",
    "tagline",
    "has two spaces in a row",
    "delete one of them",
  ]),
  warning("name used twice", "plots.json", ["plots", 2, "name"], "adibatla meadows", [
    '"adibatla meadows"',
    'plots › 3 "adibatla meadows" › name',
    'is the same text as in plots › 1 "Adibatla Meadows" (line n)',
    alike,
  ]),
  warning("testimonial used twice", "testimonials.json", ["testimonials", 2, "text"], "Words 1", [
    '"Words 1"',
    'testimonials › 3 "Kompally Orchard" › text',
    'is the same text as in testimonials › 1 "Adibatla Meadows" (line n)',
    alike,
  ]),
  warning("entry used twice", "plots.json", ["plots", 0, "amenities", 2], "Words 1", [
    '"Words 1"',
    'plots › 1 "Adibatla Meadows" › amenities › 3',
    'is the same text as in plots › 1 "Adibatla Meadows" › amenities › 1 (line n)',
    alike,
  ]),
  {
    name: "photo used twice",
    file: "pages/csr.json",
    edits: [
      { at: ["initiatives", "items", 0, "photo", "id"], set: "photo-1500382017468-9049fed747ef" },
    ],
    also: [
      {
        file: "pages/about.json",
        edits: [{ at: ["story", "photo", "id"], set: "photo-1500382017468-9049fed747ef" }],
      },
    ],
    says: [
      [
        '"photo-1500382017468-9049fed747ef"',
        'initiatives › items › 1 "Words 1" › photo › id',
        "is also the photo of story (data/pages/about.json:n)",
        "choose another photo for one of the two places",
      ],
    ],
    severity: "warning",
  },
];
