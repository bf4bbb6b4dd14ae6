/** @jest-environment node */
import { messagesFor } from "../../test/check/broken";

const file = "plots.json";

/** What is said when a field of the first plot is set; undefined deletes it. */
const plotWith = (field: string, set: unknown) =>
  messagesFor({ file, at: ["plots", 0, field], set });

/** What is said when the name of a field of the first plot is another. */
const plotNamed = (name: string) =>
  messagesFor({ file, replace: '"pricePerSqYd": 18000', by: `${JSON.stringify(name)}: 18000` });

test("a value of another kind", async () => {
  expect(await plotWith("pricePerSqYd", [18_000])).toMatchInlineSnapshot(`
    "data/plots.json  plots › 1 "Adibatla Meadows" › pricePerSqYd
      must be a number of rupees above 0, but is a list [ … ]
      write digits only, like 18000, without quotes or commas"
  `);
});

test("null in place of a value", async () => {
  expect(await plotWith("pricePerSqYd", null)).toMatchInlineSnapshot(`
    "data/plots.json  plots › 1 "Adibatla Meadows" › pricePerSqYd
      must be a number of rupees above 0, but is null (nothing)
      write digits only, like 18000, without quotes or commas"
  `);
  expect(await plotWith("reraNumber", null)).toMatchInlineSnapshot(`
    "data/plots.json  plots › 1 "Adibatla Meadows" › reraNumber
      must be the letter P and 11 digits, but is null (nothing)
      delete this line"
  `);
});

test("a fraction", async () => {
  expect(await plotWith("pricePerSqYd", 18_000.5)).toMatchInlineSnapshot(`
    "data/plots.json  plots › 1 "Adibatla Meadows" › pricePerSqYd
      must be a number of rupees above 0, without a fraction, but is 18000.5
      write a whole number, like 18001"
  `);
});

test("a number that no computer can hold", async () => {
  const edit = { file, replace: '"pricePerSqYd": 18000', by: '"pricePerSqYd": 1e999' };
  expect(await messagesFor(edit)).toMatchInlineSnapshot(`
    "data/plots.json  plots › 1 "Adibatla Meadows" › pricePerSqYd
      must be a number of rupees above 0, but is too large
      write digits only, like 18000, without quotes or commas"
  `);
});

test("a text that is too short or too long", async () => {
  const at = ["seo", "title"];
  expect(await messagesFor({ file: "pages/csr.json", at, set: "CSR" })).toMatchInlineSnapshot(`
    "data/pages/csr.json  seo › title
      must be a title of 10 to 60 characters, but has 3
      say what this page answers, in a few words that no other page uses"
  `);
});

test("a text that shows nothing", async () => {
  const said = (set: string) => messagesFor({ file: "site.json", at: ["tagline"], set });
  expect(await said("")).toMatchInlineSnapshot(`
    "data/site.json  tagline
      must be text, but is empty
      write the words between straight quotes, such as "Plot size""
  `);
  expect(await said(" \u00a0")).toContain("is only spaces");
  expect(await said("\u0301\ufe0f")).toContain("is only marks that cannot be seen");
});

test("an empty entry of a list", async () => {
  expect(await messagesFor({ file, at: ["plots", 1], set: null })).toMatchInlineSnapshot(`
    "data/plots.json  plots › 2
      must be a group of fields in braces { }, but is null (nothing)
      write { … } with the fields "slug", "name", "location", "status", "size", "pricePerSqYd", "amenities", "photo", "reraNumber", "layoutPermitNumber" and "otherPermit""
  `);
});

test("a missing field, and a missing group", async () => {
  expect(await plotWith("pricePerSqYd", undefined)).toMatchInlineSnapshot(`
    "data/plots.json  plots › 1 "Adibatla Meadows" › pricePerSqYd
      is missing
      add "pricePerSqYd" here: a number of rupees above 0"
  `);
  expect(await plotWith("size", undefined)).toMatchInlineSnapshot(`
    "data/plots.json  plots › 1 "Adibatla Meadows" › size
      is missing
      add "size" here: a group of fields in braces { } (The smallest and the largest plot.)"
  `);
});

test("a misspelt field, and the beginning of a field's name", async () => {
  const said = await plotNamed("pricePerSqYrd");
  expect(said).toMatchInlineSnapshot(`
    "data/plots.json  plots › 1 "Adibatla Meadows" › pricePerSqYrd
      is not a field that is known here
      write "pricePerSqYd" instead"
  `);
  expect(await plotNamed("price")).toContain('write "pricePerSqYd" instead');
});

test("another word for a field", async () => {
  expect(await plotNamed("cost")).toMatchInlineSnapshot(`
    "data/plots.json  plots › 1 "Adibatla Meadows" › pricePerSqYd
      is missing
      add "pricePerSqYd" here: a number of rupees above 0

    data/plots.json  plots › 1 "Adibatla Meadows" › cost
      is not a field that is known here
      write "pricePerSqYd" if you mean that, or else delete it"
  `);
});

test("a field's name with a letter of another alphabet", async () => {
  expect(await plotNamed("pricеPerSqYd")).toMatchInlineSnapshot(`
    "data/plots.json  plots › 1 "Adibatla Meadows" › "pricеPerSqYd"
      is not a field that is known here
      type it again with the English keyboard: "е" is a letter of another alphabet"
  `);
});

test("a field that is not known, and one that is here already", async () => {
  expect(await plotWith("discount", 5)).toMatchInlineSnapshot(`
    "data/plots.json  plots › 1 "Adibatla Meadows" › discount
      is not a field that is known here
      delete it, or write a field that is not used here: "otherPermit""
  `);
  expect(await plotWith("Price_per_sq_yd", 18_000)).toMatchInlineSnapshot(`
    "data/plots.json  plots › 1 "Adibatla Meadows" › Price_per_sq_yd
      is not a field that is known here
      delete it; "pricePerSqYd" is here already"
  `);
  expect(await plotNamed("__proto__")).toContain("is not a field that is known here");
});

test("a name that Gatsby keeps for itself", async () => {
  expect(await messagesFor({ file, at: ["parent"], set: "x" })).toMatchInlineSnapshot(`
    "data/plots.json  parent
      is a name reserved by the site's tools
      delete it"
  `);
});

describe("a record in the list of another kind", () => {
  const photo = {
    id: "photo-1500382017468-9049fed747ef",
    alt: "Some land with trees",
    width: 2400,
    height: 1600,
    color: "#8a7a55",
  };
  const record = { slug: "kollur", name: "Kollur", location: "Kollur, Medak", photo };
  const completed = { ...record, completedYear: 2024, plots: 120, clients: 118 };

  test("is reported once, with what to do", async () => {
    const at = ["projects", 1];
    const edit = { file: "ongoing-projects.json", at, set: completed };
    expect(await messagesFor(edit)).toMatchInlineSnapshot(`
      "data/ongoing-projects.json  projects › 2 "Kollur"
        looks like a record of data/completed-projects.json, since it has "completedYear", "plots" and "clients"
        move it there; if it belongs here, delete these and add "percentComplete", "completion", "investment" and "summary""
    `);
  });
});
