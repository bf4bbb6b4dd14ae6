import type { Path } from "../../check";
import type { Case, Said } from "./case";

const warning = (name: string, file: string, at: Path, set: unknown, ...says: Said[]): Case => ({
  name,
  file,
  edits: [{ at, set }],
  says,
  severity: "warning",
});

const project = 'projects › 2 "Bibinagar Greens"';
const completed = 'projects › 2 "Kollur Gardens"';
const tagline = (name: string, set: string, problem: string) =>
  warning(name, "site.json", ["tagline"], set, [
    JSON.stringify(set),
    "tagline",
    problem,
    "delete the space",
  ]);

const oneList = "delete the project from one of the two lists, or correct the wrong one";
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
    `${completed} › clients`,
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
        `${completed} › completedYear`,
        "is 2021, a year that has not come yet",
        "correct the year, or keep the project in data/ongoing-projects.json",
      ],
    ),
    options: { today: new Date(2020, 11, 31) },
  },
  {
    ...warning(
      "month that is over",
      "ongoing-projects.json",
      ["projects", 1, "completion"],
      "2027-05",
      [
        '"2027-05"',
        `${project} › completion`,
        'is "2027-05", a month that is over',
        "write the month that is expected now, or move the project to data/completed-projects.json",
      ],
    ),
    options: { today: new Date(2027, 5, 1) },
  },
  warning("slug in both lists", "ongoing-projects.json", ["projects", 1, "slug"], "layout-3", [
    '"layout-3"',
    `${project} › slug`,
    'is also the slug of projects › 3 "Shadnagar Park" (data/completed-projects.json:n)',
    oneList,
  ]),
  warning(
    "name in both lists",
    "ongoing-projects.json",
    ["projects", 1, "name"],
    "kollur gardens",
    [
      '"kollur gardens"',
      'projects › 2 "kollur gardens" › name',
      `is also the name of ${completed} (data/completed-projects.json:n)`,
      oneList,
    ],
  ),
  warning(
    "hours for no day",
    "site.json",
    ["contact", "hours", 1, "days"],
    [],
    [
      "[]",
      'contact › hours › 2 "Words 2" › days',
      "is empty, but the line has hours",
      'list the days that its label names, like ["Saturday", "Sunday"]',
    ],
  ),
  warning("title too long for the name", "pages/csr.json", ["seo", "title"], "x".repeat(60), [
    '"xxx',
    "seo › title",
    'has 60 characters; with " | Adibatla Meadows" behind it, search results cut it short',
    "write at most 51 characters",
  ]),
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
