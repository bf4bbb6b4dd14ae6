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
    "another kind": plotWith("pricePerSqYd", [18_000]),
    "null in a required field": plotWith("pricePerSqYd", null),
    "null in an optional one": plotWith("reraNumber", null),
    "null in a list": { file, at: ["plots", 1], set: null },
    "a fraction": plotWith("pricePerSqYd", 18_000.5),
    "a number that no computer can hold": price('"pricePerSqYd": 1e999'),
    "a percentage above 100": {
      file: "ongoing-projects.json",
      at: ["projects", 0, "percentComplete"],
      set: 175,
    },
    "a text that is too short": { file: "pages/csr.json", at: ["seo", "title"], set: "CSR" },
    "an empty text": text(""),
    "only spaces": text(" \u00a0"),
    "only marks": text("\u0301\ufe0f"),
    "the only choice": { file: "site.json", at: ["language"], set: "en-US" },
  };
  expect(await messagesOf(mistakes)).toMatchInlineSnapshot(`
    "another kind
      data/plots.json  plots › 1 "Adibatla Meadows" › pricePerSqYd
      must be a number of rupees above 0, but is a list [ … ]
      write digits only, like 18000, without quotes or commas
    null in a required field
      data/plots.json  plots › 1 "Adibatla Meadows" › pricePerSqYd
      must be a number of rupees above 0, but is null (nothing)
      write digits only, like 18000, without quotes or commas
    null in an optional one
      data/plots.json  plots › 1 "Adibatla Meadows" › reraNumber
      must be the letter P and 11 digits, but is null (nothing)
      delete this line
    null in a list
      data/plots.json  plots › 2
      must be a group of fields in braces { }, but is null (nothing)
      write { … } with the fields "slug", "name", "location", "status", "size", "pricePerSqYd", "amenities", "photo", "reraNumber", "layoutPermitNumber" and "otherPermit"
    a fraction
      data/plots.json  plots › 1 "Adibatla Meadows" › pricePerSqYd
      must be a number of rupees above 0, without a fraction, but is 18000.5
      write a whole number, like 18001
    a number that no computer can hold
      data/plots.json  plots › 1 "Adibatla Meadows" › pricePerSqYd
      must be a number of rupees above 0, but is too large
      write digits only, like 18000, without quotes or commas
    a percentage above 100
      data/ongoing-projects.json  projects › 1 "Adibatla Meadows" › percentComplete
      must be a number from 0 to 100, but is 175
      write a number from 0 to 100
    a text that is too short
      data/pages/csr.json  seo › title
      must be a title of 10 to 60 characters, but has 3 characters
      say what this page answers, in a few words that no other page uses
    an empty text
      data/site.json  tagline
      must be text, but is empty
      write the words between straight quotes, such as "Plot size"
    only spaces
      data/site.json  tagline
      must be text, but is only spaces
      write the words between straight quotes, such as "Plot size"
    only marks
      data/site.json  tagline
      must be text, but is only marks that cannot be seen
      write the words between straight quotes, such as "Plot size"
    the only choice
      data/site.json  language
      must be "en-IN", but is "en-US"
      write "en-IN""
  `);
});

test("fields that are missing, or not known", async () => {
  const mistakes = {
    "a missing field": plotWith("pricePerSqYd", undefined),
    "a missing group": plotWith("size", undefined),
    "a misspelt field": price('"pricePerSqYrd": 18000'),
    "the beginning of its name": price('"price": 18000'),
    "another word for it": price('"cost": 18000'),
    "a letter of another alphabet": price('"pricеPerSqYd": 18000'),
    "a field that is not known": plotWith("discount", 5),
    "one that is here already": plotWith("Price_per_sq_yd", 18_000),
    "a name of JavaScript": price('"__proto__": 18000'),
    "a name that Gatsby keeps for itself": { file, at: ["parent"], set: "x" },
  };
  expect(await messagesOf(mistakes)).toMatchInlineSnapshot(`
    "a missing field
      data/plots.json  plots › 1 "Adibatla Meadows" › pricePerSqYd
      is missing
      add "pricePerSqYd" here: a number of rupees above 0
    a missing group
      data/plots.json  plots › 1 "Adibatla Meadows" › size
      is missing
      add "size" here: a group of fields in braces { } (The smallest and the largest plot.)
    a misspelt field
      data/plots.json  plots › 1 "Adibatla Meadows" › pricePerSqYrd
      is not a field that is known here
      write "pricePerSqYd" instead
    the beginning of its name
      data/plots.json  plots › 1 "Adibatla Meadows" › price
      is not a field that is known here
      write "pricePerSqYd" instead
    another word for it
      data/plots.json  plots › 1 "Adibatla Meadows" › pricePerSqYd
      is missing
      add "pricePerSqYd" here: a number of rupees above 0
      data/plots.json  plots › 1 "Adibatla Meadows" › cost
      is not a field that is known here
      write "pricePerSqYd" if you mean that, or else delete it
    a letter of another alphabet
      data/plots.json  plots › 1 "Adibatla Meadows" › "pricеPerSqYd"
      is not a field that is known here
      type it again with the English keyboard: "е" is a letter of another alphabet
    a field that is not known
      data/plots.json  plots › 1 "Adibatla Meadows" › discount
      is not a field that is known here
      delete it, or write a field that is not used here: "otherPermit"
    one that is here already
      data/plots.json  plots › 1 "Adibatla Meadows" › Price_per_sq_yd
      is not a field that is known here
      delete it; "pricePerSqYd" is here already
    a name of JavaScript
      data/plots.json  plots › 1 "Adibatla Meadows" › pricePerSqYd
      is missing
      add "pricePerSqYd" here: a number of rupees above 0
      data/plots.json  plots › 1 "Adibatla Meadows" › __proto__
      is not a field that is known here
      delete it; "photo" is here already
    a name that Gatsby keeps for itself
      data/plots.json  parent
      is a name reserved by the site's tools
      delete it"
  `);
});

test("a record in the list of another kind is reported once", async () => {
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
  expect(await messagesOf({ "a completed project": pasted })).toMatchInlineSnapshot(`
    "a completed project
      data/ongoing-projects.json  projects › 2 "Kollur"
      looks like a record of data/completed-projects.json, since it has "completedYear", "plots" and "clients"
      move it there; if it belongs here, delete these and add "percentComplete", "completion", "investment" and "summary""
  `);
});
