/** @jest-environment node */
import { type Edit, messagesOf } from "../../test/check/broken";

const file = "plots.json";

/** A field of the first plot is set; undefined deletes it. */
const plotWith = (field: string, set: unknown): Edit => ({ file, at: ["plots", 0, field], set });

/** The price of the first plot is written in another way. */
const price = (by: string): Edit => ({ file, replace: '"pricePerSqYd": 18000', by });

test("values of a wrong form", async () => {
  const text = (set: string) => ({ file: "site.json", at: ["tagline"], set });
  const mistakes = {
    "null in an optional one": plotWith("reraNumber", null),
    "null in a list": { file, at: ["plots", 1], set: null },
    "a percentage above 100": {
      file: "ongoing-projects.json",
      at: ["projects", 0, "percentComplete"],
      set: 175,
    },
    "a text that is too short": { file: "pages/csr.json", at: ["seo", "title"], set: "CSR" },
    "an empty text": text(""),
  };
  expect(await messagesOf(mistakes)).toMatchInlineSnapshot(`
    "null in an optional one: data/plots.json  plots › 1 "Adibatla Meadows" › reraNumber
      must be the letter P and 11 digits, but is null (nothing)
      delete this line
    null in a list: data/plots.json  plots › 2
      must be a group of fields in braces { }, but is null (nothing)
      write { … } with the fields "slug", "name", "location", "status", "size", "pricePerSqYd", "amenities", "photo", "reraNumber", "layoutPermitNumber" and "otherPermit"
    a percentage above 100: data/ongoing-projects.json  projects › 1 "Adibatla Meadows" › percentComplete
      must be a number from 0 to 100, but is 175
      write a number from 0 to 100
    a text that is too short: data/pages/csr.json  seo › title
      must be a title of 10 to 60 characters, but has 3 characters
      say what is on this page, in a few words that no other page uses
    an empty text: data/site.json  tagline
      must be text, but is empty
      write the words between straight quotes, such as "Plot size""
  `);
});

test("fields that are missing, or not known", async () => {
  const mistakes = {
    "a missing field": plotWith("pricePerSqYd", undefined),
    "a missing group": plotWith("size", undefined),
    "a misspelt field": price('"pricePerSqYrd": 18000'),
    "another word for it": price('"cost": 18000'),
    "a letter of another alphabet": price('"pricеPerSqYd": 18000'),
    "a field that is not known": plotWith("discount", 5),
  };
  expect(await messagesOf(mistakes)).toMatchInlineSnapshot(`
    "a missing field: data/plots.json  plots › 1 "Adibatla Meadows" › pricePerSqYd
      is missing
      add "pricePerSqYd" here: a number of rupees above 0
    a missing group: data/plots.json  plots › 1 "Adibatla Meadows" › size
      is missing
      add "size" here: a group of fields in braces { } (The smallest and the largest plot.)
    a misspelt field: data/plots.json  plots › 1 "Adibatla Meadows" › pricePerSqYrd
      is not a known field here
      write "pricePerSqYd" instead
    another word for it: data/plots.json  plots › 1 "Adibatla Meadows" › pricePerSqYd
      is missing
      add "pricePerSqYd" here: a number of rupees above 0
      data/plots.json  plots › 1 "Adibatla Meadows" › cost
      is not a known field here
      delete it, or rename it to a field that is not here yet: "pricePerSqYd" or "otherPermit"
    a letter of another alphabet: data/plots.json  plots › 1 "Adibatla Meadows" › "pricеPerSqYd"
      is not a known field here
      write "pricePerSqYd" instead, with the English keyboard
    a field that is not known: data/plots.json  plots › 1 "Adibatla Meadows" › discount
      is not a known field here
      delete it, or rename it to a field that is not here yet: "otherPermit""
  `);
});

test("a record in the list of another kind, or there twice, is reported once", async () => {
  const photo = {
    id: "photo-1500382017468-9049fed747ef",
    alt: "Some land with trees",
    width: 2400,
    height: 1600,
    color: "#8a7a55",
  };
  const record = { slug: "kollur", name: "Kollur", location: "Kollur, Medak", photo };
  const completed = { ...record, completedYear: 2024, plots: 120, clients: 118 };
  const pasted = { file: "ongoing-projects.json", at: ["projects", 1], set: completed };
  const twice = [pasted, { file: "completed-projects.json", at: ["projects", 1], set: completed }];
  const mistakes = {
    "a completed project": pasted,
    "one that is in its own list too": twice,
    "an exact copy": [0, 2].map((index) => ({
      file: "completed-projects.json",
      at: ["projects", index],
      set: completed,
    })),
  };
  expect(await messagesOf(mistakes)).toMatchInlineSnapshot(`
    "a completed project: data/ongoing-projects.json  projects › 2 "Kollur"
      looks like a record of data/completed-projects.json, since it has "completedYear", "plots" and "clients"
      move it there, or replace these fields with those of the records here
    one that is in its own list too: data/ongoing-projects.json  projects › 2 "Kollur"
      looks like a record of data/completed-projects.json, since it has "completedYear", "plots" and "clients"
      it is there already: delete it here, or replace these fields with those of the records here
    an exact copy: data/completed-projects.json  projects › 3 "Kollur"
      is an exact copy of projects › 1 "Kollur"
      delete one, or change it"
  `);
});
