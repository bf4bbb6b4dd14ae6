import type { Path } from "../../check";
import type { Case, Said } from "./case";

const broken = (name: string, file: string, at: Path, set: unknown, ...says: Said[]): Case => ({
  name,
  file,
  edits: [{ at, set }],
  says,
});

const plot = (index: number) => ["plots", index];
const hours = ["contact", "hours", 1];
const hoursWhere = 'contact › hours › 2 "Words 2"';

const records = [
  broken("slug used twice", "gallery.json", ["tiles", 2, "slug"], "record-1", [
    '"record-1"',
    'tiles › 3 "Words 3" › slug',
    'is already the slug of tiles › 1 "Words 1" (line n)',
    "give this record a slug of its own",
  ]),
  broken("record that does not exist", "pages/home.json", ["featured", "plots", 1], "recrod-2", [
    '"recrod-2"',
    "featured › plots › 2",
    'names the record "recrod-2", which is not in data/plots.json',
    'write "record-2"',
  ]),
  broken("record of another name", "pages/home.json", ["featured", "plots", 1], "shadnagar", [
    '"shadnagar"',
    "featured › plots › 2",
    'names the record "shadnagar", which is not in data/plots.json',
    'write one of its slugs, like "record-1", or delete this entry',
  ]),
  broken(
    "record with a letter that looks Latin",
    "pages/home.json",
    ["featured", "plots", 1],
    "rеcord-2",
    [
      '"rеcord-2"',
      "featured › plots › 2",
      'names the record "rеcord-2", which is not in data/plots.json',
      'type character 2 anew with the Latin keyboard: it is a Cyrillic "е", which only looks like "e"',
    ],
  ),
  broken("record named twice", "pages/home.json", ["featured", "plots", 2], "record-1", [
    '"record-1"',
    "featured › plots › 3",
    'names "record-1" again, after entry 1',
    "delete one of the two",
  ]),
];

const number = "P02400005578";
const registrations: Case[] = [
  {
    name: "RERA number of another plot",
    file: "plots.json",
    edits: [
      { at: ["plots", 0, "reraNumber"], set: number },
      { at: ["plots", 2, "reraNumber"], set: number },
    ],
    says: [
      [
        `"${number}"`,
        'plots › 3 "Kompally Orchard" › reraNumber',
        'is already the number of plots › 1 "Adibatla Meadows" (line n); a number belongs to one project',
        "copy each number from its own certificate, or delete the line where there is none yet",
      ],
    ],
  },
  {
    name: "RERA number of a plot on a project",
    file: "ongoing-projects.json",
    edits: [{ at: ["projects", 1, "reraNumber"], set: number }],
    also: [{ file: "plots.json", edits: [{ at: ["plots", 0, "reraNumber"], set: number }] }],
    says: [
      [
        `"${number}"`,
        'projects › 2 "Bibinagar Greens" › reraNumber',
        'is already the number of plots › 1 "Adibatla Meadows" (data/plots.json:n); a number belongs to one project',
        "copy each number from its own certificate, or delete the line where there is none yet",
      ],
    ],
  },
];

const numbers = [
  broken("sizes the wrong way round", "plots.json", [...plot(0), "size", "min"], 500, [
    "500",
    'plots › 1 "Adibatla Meadows" › size › min',
    "must not be above max, which is 5, but is 500",
    "correct the wrong one, or swap the two",
  ]),
  broken(
    "investment the wrong way round",
    "ongoing-projects.json",
    ["projects", 0, "investment", "min"],
    9,
    [
      "9",
      'projects › 1 "Adibatla Meadows" › investment › min',
      "must not be above max, which is 5, but is 9",
      "correct the wrong one, or swap the two",
    ],
  ),
  broken(
    "returns the wrong way round",
    "pages/why-invest.json",
    ["returns", "rows", 0, "low"],
    50,
    [
      "50",
      'returns › rows › 1 "Words 1" › low',
      "must not be above high, which is 40, but is 50",
      "correct the wrong one, or swap the two",
    ],
  ),
  broken(
    "number that GraphQL cannot hold",
    "statistics.json",
    ["statistics", 0, "value"],
    2_147_483_648,
    [
      "2147483648",
      'statistics › 1 "Words 1" › value',
      "must be at most 2147483647, the largest number that the site can hold, but is 2147483648",
      "look for a digit too much",
    ],
  ),
];

const settings = [
  broken("hours without an end", "site.json", [...hours, "closes"], undefined, [
    "{",
    `${hoursWhere} › closes`,
    'is missing, but there is "opens"',
    'add "closes", or delete "opens" for a closed day',
  ]),
  broken("hours without a beginning", "site.json", [...hours, "opens"], undefined, [
    "{",
    `${hoursWhere} › opens`,
    'is missing, but there is "closes"',
    'add "opens", or delete "closes" for a closed day',
  ]),
  broken("hours the wrong way round", "site.json", [...hours, "closes"], "06:00", [
    '"06:00"',
    `${hoursWhere} › closes`,
    'must be later than opens, which is "09:00", but is "06:00"',
    'write it on the 24-hour clock, like "18:00" for 6 PM',
  ]),
  broken(
    "day in two lines",
    "site.json",
    [...hours, "days"],
    ["Wednesday", "Monday"],
    [
      '"Monday"',
      `${hoursWhere} › days › 2`,
      'names "Monday", which is also in contact › hours › 1 "Words 1" (line n)',
      "delete the day in the line where it is wrong",
    ],
  ),
  broken("entry that leads nowhere", "site.json", ["navigation", 0, "to"], undefined, [
    "{",
    'navigation › 1 "Words 1"',
    'has neither "to" nor "items"',
    'add "to" with the page it leads to, or "items" with a list of links',
  ]),
  broken(
    "entry that leads twice",
    "site.json",
    ["navigation", 0, "items"],
    [{ label: "Plots", to: "/open-plots" }],
    [
      '"items"',
      'navigation › 1 "Words 1" › items',
      'is a group of links, but the entry is a link already, by "to"',
      'delete "to" or "items"',
    ],
  ),
  broken(
    "icon that does not exist",
    "pages/services.json",
    ["services", "items", 0, "icon"],
    "map-pinn",
    [
      '"map-pinn"',
      'services › items › 1 "Words 1" › icon',
      'no icon is called "map-pinn"',
      'write "map-pin", or look for another at lucide.dev/icons',
    ],
  ),
  broken(
    "icon of no known name",
    "pages/services.json",
    ["services", "items", 0, "icon"],
    "plot-with-a-view",
    [
      '"plot-with-a-view"',
      'services › items › 1 "Words 1" › icon',
      'no icon is called "plot-with-a-view"',
      'look for one at lucide.dev/icons, or for a brand at simpleicons.org; or put your own into data/images/icons, as "plot-with-a-view.svg"',
    ],
  ),
  ...[
    { written: "twitter", meant: "x" },
    { written: "whatsapp-icon", meant: "whatsapp" },
    { written: "google-maps", meant: "googlemaps" },
    { written: "tree", meant: "tree-palm" },
    { written: "hous", meant: "house" },
    { written: "fb", meant: undefined },
    { written: "linkedin", meant: undefined },
    { written: "twiter", meant: undefined },
  ].map(({ written, meant }) =>
    broken(`icon ${written}`, "pages/services.json", ["services", "items", 0, "icon"], written, [
      `"${written}"`,
      'services › items › 1 "Words 1" › icon',
      `no icon is called "${written}"`,
      meant
        ? `write "${meant}", or look for another at lucide.dev/icons`
        : `look for one at lucide.dev/icons, or for a brand at simpleicons.org; or put your own into data/images/icons, as "${written}.svg"`,
    ]),
  ),
  broken("title of another page", "pages/csr.json", ["seo", "title"], "all about /services", [
    '"all about /services"',
    "seo › title",
    "is the same title as seo › title (data/pages/services.json:n)",
    "say what this page answers and the other does not",
  ]),
];

const link = (to: string, problem: string, fix: string): Case =>
  broken(`link ${to}`, "site.json", ["footer", "legal", 0, "to"], to, [
    `"${to}"`,
    'footer › legal › 1 "Words 1" › to',
    problem,
    fix,
  ]);

const links = [
  link("/contcat", 'leads to "/contcat", which is not a page of this site', 'write "/contact"'),
  link("/Gallery/", 'leads to "/Gallery/", which is not a page of this site', 'write "/gallery"'),
  link(
    "//pasidi.in",
    'leads to "//pasidi.in", which is not a page of this site',
    'write one of "/", "/about", "/open-plots", "/ongoing-projects", "/completed-projects", "/why-invest", "/services", "/gallery", "/testimonials", "/csr", "/contact"',
  ),
  link(
    "/404",
    'leads to "/404", which is not a page of this site',
    'write one of "/", "/about", "/open-plots", "/ongoing-projects", "/completed-projects", "/why-invest", "/services", "/gallery", "/testimonials", "/csr", "/contact"',
  ),
  link(
    "/cοntact",
    'leads to "/cοntact", which is not a page of this site',
    'type character 3 anew with the Latin keyboard: it is a Greek "ο", which only looks like "o"',
  ),
  link("/contact#the form", 'has "#the form" after the page', 'write "/contact"'),
  link(
    "https://facebook",
    'is not a full address: "https://facebook"',
    "copy the address from the browser, when the page is open there",
  ),
  link(
    "https://pasidi.in/our plots",
    'is not a full address: "https://pasidi.in/our plots"',
    "copy the address from the browser, when the page is open there",
  ),
  link("tel:+91 40", 'is not a phone link: "tel:+91 40"', 'write it like "tel:+914012345678"'),
  link(
    "mailto:office",
    'is not an e-mail link: "mailto:office"',
    'write it like "mailto:info@example.com"',
  ),
];

/** What shapes cannot say, and stops the build. */
export const ruleCases: Case[] = [...records, ...registrations, ...numbers, ...settings, ...links];
