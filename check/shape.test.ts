import { replace, messagesOfEach, set } from "../test/check/edited";

const plot = (field: string, value: unknown) => set("plots.json", ["plots", 0, field], value);
const oneMore = { width: 30, depth: 45 };
const price = (by: string) => replace("plots.json", '"pricePerSqYd": 30000', by);

test("wrong values, missing fields and unknown fields", async () => {
  const mistakes = {
    "a price in words": plot("pricePerSqYd", "30,000"),
    "25.5 lakh": plot("pricePerSqYd", 25.5),
    "null in an optional field": plot("papers", null),
    "a number for a group": plot("size", 150),
    "1505 square feet, to the last digit": plot("size", { min: 167.222222, max: 300 }),
    "seven sizes to draw": set("pages/home.json", ["hero", "plotSizes", "sides", 6], oneMore),
    "a text for a list": plot("amenities", "Roads, Park"),
    "another approval": plot("status", "HMDA approved"),
    "a hidden character in a slug": plot("slug", "adibatla\u200b-meadows"),
    "a page without a slash": set("site.json", ["navigation", 1, "to"], "csr.html"),
    "a percentage above 100": set("ongoing-projects.json", ["projects", 0, "percentComplete"], 175),
    "a text that is too short": set("pages/csr.json", ["seo", "title"], "CSR 🌳"),
    "an empty text": set("site.json", ["tagline"], ""),
    "a day that does not exist": set(
      "pages/why-invest.json",
      ["cost", "duties", "asOf"],
      "2026-02-30",
    ),
    "25 for 25 lakh": set("ongoing-projects.json", ["projects", 0, "investment", "min"], 25),
    "a missing field": plot("pricePerSqYd", undefined),
    "a missing group": plot("size", undefined),
    "a misspelt field": price('"pricePerSqYrd": 30000'),
    "the beginning of a field": price('"price": 30000'),
    "two letters in the wrong order": replace("plots.json", '"name"', '"nmae"'),
    "a misspelt list": replace("plots.json", '"amenities"', '"amenites"'),
    "a misspelt group": replace("plots.json", '"size"', '"sizes"'),
    "a field outside its group": plot("permit", { authority: "HMDA", number: "000272/LO" }),
    "a field of an earlier version": replace("plots.json", '"priceNote"', '"charges"'),
    "an unknown field": set("plots.json", ["constructor"], "Pasidi"),
  };
  expect(await messagesOfEach(mistakes)).toMatchInlineSnapshot(`
    "a price in words: data/plots.json plots › 1 "Adibatla Meadows" › pricePerSqYd: must be a whole number of rupees from 100 to 1 crore, but is the text "30,000": write digits only, like 18000, without quotes or commas
    25.5 lakh: data/plots.json plots › 1 "Adibatla Meadows" › pricePerSqYd: must be a whole number of rupees from 100 to 1 crore, but is 25.5: write digits only, like 18000, without quotes or commas
    null in an optional field: data/plots.json plots › 1 "Adibatla Meadows" › papers: must be a group of fields in braces { }, but is null (nothing): delete this line
    a number for a group: data/plots.json plots › 1 "Adibatla Meadows" › size: must be a group of fields in braces { }, but is 150: write { … } with the fields "min", "max"
    1505 square feet, to the last digit: data/plots.json plots › 1 "Adibatla Meadows" › size › min: must be a number of square yards above 0, with at most 3 decimals, but is 167.222222: write digits only, like 150 or 167.22, without quotes or unit
    seven sizes to draw: data/pages/home.json hero › plotSizes › sides: must be a list of 1 to 6 sizes, but has 7 entries: add or delete sizes
    a text for a list: data/plots.json plots › 1 "Adibatla Meadows" › amenities: must be a list in brackets [ ], but is the text "Roads, Park": write [ … ] around the entries; an empty list is []
    another approval: data/plots.json plots › 1 "Adibatla Meadows" › status: must be "DTCP Approved", "HMDA Approved", "YTDA Approved" or "FCDA Approved", but is "HMDA approved": copy one of these exactly
    a hidden character in a slug: data/plots.json plots › 1 "Adibatla Meadows" › slug: must be lower-case letters a to z, digits and single hyphens, but is "adibatla[an invisible character (U+200B)]-meadows": write it like "adibatla-meadows"
    a page without a slash: data/site.json navigation › 2 "About Us" › to: must be a page of this site ("/contact"), a full address ("https://…"), "tel:+…", "mailto:…", or a placeholder ("#facebook"), but is "csr.html": write a page of this site like "/contact", or a full address that starts with https://
    a percentage above 100: data/ongoing-projects.json projects › 1 "Tukkuguda Terraces" › percentComplete: must be 0, or a number from 1 to 100, but is 175: write digits only, like 40 for 40 percent, without quotes or a percent sign
    a text that is too short: data/pages/csr.json seo › title: must be a title of 10 to 60 characters, but has 5 characters: write what is on this page, in a few words that no other page uses
    an empty text: data/site.json tagline: must be text, but is empty: write the words between straight quotes, such as "Plot size"
    a day that does not exist: data/pages/why-invest.json cost › duties › asOf: must be a valid date, but is "2026-02-30": write year, month and day, like "2027-06-30"
    25 for 25 lakh: data/ongoing-projects.json projects › 1 "Tukkuguda Terraces" › investment › min: must be a whole number of rupees, 100 or more, but is 25: write all the digits, like 2500000 for 25 lakh, without quotes or commas
    a missing field: data/plots.json plots › 1 "Adibatla Meadows" › pricePerSqYd: is missing: add "pricePerSqYd" here: a whole number of rupees from 100 to 1 crore (Starting price of one square yard. In rupees.)
    a missing group: data/plots.json plots › 1 "Adibatla Meadows" › size: is missing: add "size" here: a group of fields in braces { } (The smallest and the largest plot.)
    a misspelt field: data/plots.json plots › 1 "Adibatla Meadows" › pricePerSqYrd: is not a known field here: write "pricePerSqYd" instead
    the beginning of a field: data/plots.json plots › 1 "Adibatla Meadows" › price: is not a known field here: write "pricePerSqYd" instead
    two letters in the wrong order: data/plots.json plots › 1 "adibatla-meadows" › nmae: is not a known field here: write "name" instead
    a misspelt list: data/plots.json plots › 1 "Adibatla Meadows" › amenites: is not a known field here: write "amenities" instead
    a misspelt group: data/plots.json plots › 1 "Adibatla Meadows" › sizes: is not a known field here: write "size" instead
    a field outside its group: data/plots.json plots › 1 "Adibatla Meadows" › permit: is not a known field here: move it into "papers"
    a field of an earlier version: data/plots.json charges: is not a known field here: write "priceNote" instead
    an unknown field: data/plots.json constructor: is not a known field here: delete it (labels and messages of the site itself are code, in words.ts)"
  `);
});
