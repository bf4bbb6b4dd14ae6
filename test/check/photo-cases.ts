import type { Case } from "./case";

const first = 'tiles › 1 "Words 1" › photo';
const alt = "Open land behind a gate";
const id = "photo-1500382017468-9049fed747ef";

/** The first photo of the gallery is replaced. */
const photo = (name: string, set: object, ...says: Case["says"]): Case => ({
  name,
  file: "gallery.json",
  edits: [{ at: ["tiles", 0, "photo"], set }],
  says,
});

/** It is replaced by a picture of one's own. */
const own = (file: string, problem: string, fix: string): Case =>
  photo(file, { file, alt }, [
    `"${file.replaceAll("\\", "\\\\")}"`,
    `${first} › file`,
    problem,
    fix,
  ]);

const noPath = (file: string, fix: string) =>
  own(file, `must be the path of a photo inside data/images, but is "${file}"`, fix);

const put = "put the picture there, or correct the path";

const description = (set: string, found: string): Case => ({
  name: `description ${set}`,
  file: "gallery.json",
  edits: [{ at: ["tiles", 0, "photo", "alt"], set }],
  says: [
    [
      `"${set}"`,
      `${first} › alt`,
      `must be a description of the photo, but ${found}: "${set}"`,
      'describe what the photo shows, like "A tar road between empty plots, with young trees on both sides"',
    ],
  ],
});

/** What is wrong with a photo, save what is wrong with its file. */
export const photoCases: Case[] = [
  photo("neither id nor file", { alt }, [
    "{",
    first,
    'has neither "id" nor "file"',
    'add "file" with the path of your picture, or "id" with a stock photo id',
  ]),
  photo(
    "id and file",
    { id, width: 2400, height: 1600, color: "#8a7a55", file: "images/gate.jpg", alt },
    [
      '"file"',
      `${first} › file`,
      'is here beside "id"; a photo has one of the two',
      'delete "file" for the stock photo, or "id", "width", "height" and "color" for your own',
    ],
    ['"images/gate.jpg"', `${first} › file`, "there is no file data/images/gate.jpg", put],
  ),
  photo(
    "stock photo without measures",
    { id, alt, height: 1600 },
    [
      "{",
      `${first} › width`,
      "is missing; a stock photo needs it",
      'add "width", or use "file" with a picture of your own',
    ],
    [
      "{",
      `${first} › color`,
      "is missing; a stock photo needs it",
      'add "color", or use "file" with a picture of your own',
    ],
  ),
  photo(
    "own picture with measures",
    { file: "images/gate.jpg", alt, width: 2400 },
    ['"images/gate.jpg"', `${first} › file`, "there is no file data/images/gate.jpg", put],
    [
      '"width"',
      `${first} › width`,
      "is only for stock photos; the site measures your own picture itself",
      "delete it",
    ],
  ),
  noPath("data/images/gate.jpg", 'write "images/gate.jpg"'),
  noPath("gate.JPG", 'write "images/gate.JPG"'),
  noPath("images\\gate.jpg", 'write "images/gate.jpg"'),
  noPath("images/IMG_4711.HEIC", 'save it as JPEG and write "images/IMG_4711.jpg"'),
  noPath("images/main gate (1).jpg", 'rename the file and write "images/main-gate-1-.jpg"'),
  noPath("images/gate", 'put the file into data/images and write "images/its-name.jpg"'),
  noPath("images/gate.jfif", 'rename the file and write "images/gate.jpg"'),
  ...[
    "https://pasidi.in/ok.jpg",
    "https://pasidi.in/images/ok.jpg?w=800",
    "C:\\Users\\me\\Pictures\\ok.jpg",
    "../ok.jpg",
    "/home/me/ok.jpg",
    "Pictures/ok.jpg",
  ].map((file) => noPath(file, 'put the file into data/images and write "images/ok.jpg"')),
  noPath(
    "~/Desktop/main gate.heic",
    'save it as JPEG, put the file into data/images and write "images/main-gate.jpg"',
  ),
  noPath(
    "फोटो.jpg",
    'rename the file with letters a to z, put it into data/images and write it like "images/entrance.jpg"',
  ),
  noPath("मुख्य gate.jpg", 'rename the file and write "images/gate.jpg"'),
  own("images/../../secret.jpg", "there is no file data/images/../../secret.jpg", put),
  ...["https://pasidi.in/gate", "www.pasidi.in/gate.jpg"].map((name) =>
    description(name, "looks like an address"),
  ),
  ...["photo", "An image", "...", "Untitled", "A", "A4", "TODO"].map((name) =>
    description(name, "says nothing of it"),
  ),
  ...[
    "adibatla-entrance",
    "entrance.jpg (copy)",
    "20240312 1015",
    "IMG_20240312_101500.jpg",
    "hero.webp",
    "DSC 0042",
    "main_gate_2",
    "photo-1500382017468-9049fed747ef",
  ].map((name) => description(name, "looks like a file name")),
  {
    name: "description repeated in a list",
    file: "gallery.json",
    edits: [
      { at: ["tiles", 0, "photo", "alt"], set: "A tar road" },
      { at: ["tiles", 2, "photo", "alt"], set: "a tar road" },
    ],
    says: [
      [
        '"a tar road"',
        'tiles › 3 "Words 3" › photo › alt',
        'is the same description as tiles › 1 "Words 1" › photo (line n), and page /gallery shows both',
        "say what this picture shows and the other does not",
      ],
    ],
  },
  {
    name: "description repeated by a record that the page names",
    file: "pages/home.json",
    edits: [{ at: ["hero", "photo", "alt"], set: "A tar road" }],
    also: [
      { file: "plots.json", edits: [{ at: ["plots", 1, "photo", "alt"], set: "A tar road" }] },
    ],
    says: [
      [
        '"A tar road"',
        "hero › photo › alt",
        'is the same description as plots › 2 "Bibinagar Greens" › photo (data/plots.json:n), and page / shows both',
        "say what this picture shows and the other does not",
      ],
    ],
  },
];
