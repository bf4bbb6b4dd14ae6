import { contentFile } from "../../schema/content-files";
import { changedFiles } from "../../test/support/content";
import example from "../../test/support/plan-example.json";
import { compareWithShape } from "./shape";

/** A value at a place that does not fit its shape, and the message. The last two may be about another place. */
type Row = [place: string, value: unknown, message: string, at?: string];

const layout = "layouts/adibatla-meadows.json";
const duties = "pages/why-invest.json cost duties";
const hours = "site.json contact hours 0";
const charges = `${layout} otherCharges`;
const social = "site.json footer social 0 to";
const src = `${layout} photo src`;
const isPrice = "a whole number of rupees from 100 to 1 crore: write digits only, like 18000";
const papers = `${layout} papers`;
const mortgaged = { plots: 40, mortgaged: ["7"], left: { count: 40, asOf: "2025-07-01" } };
const plan = `${layout} plan`;
const [row] = example.rows;
const inRow = (change: object) => ({ ...example, rows: [{ ...row, ...change }] });
const corners = (text: string) => ({ ...example, odd: [{ plot: "4", corners: text }] });
const opens = { days: [], opens: "09:00", closes: "06:00" };

test.each<Row>([
  [`${layout} pricePerSqYd`, 30, `is 30, but must be ${isPrice}`],
  [`${layout} pricePerSqYd`, "30,000", `is the text "30,000", but must be ${isPrice}`],
  [`${layout} pricePerSqYd`, undefined, `is missing: add ${isPrice}`],
  [`${layout} name`, 7, 'is 7 without quotes, but must be text: write the words, such as "Plot'],
  [`${layout} name`, " ", 'is " ", but must be text'],
  [`${layout} name`, "Adi\u200bbatla", 'not contain the invisible character U+200B after "Adi"'],
  [`${layout} name`, "{name}", "must not have braces, since the site fills in nothing here"],
  ["site.json footer copyright", "© {year}", "must be text with {year} and {name}: write each"],
  [`${layout} status`, "hmda", '"YTDA Approved" or "FCDA Approved": copy it exactly'],
  [`${layout} size min`, 400.5, "must not be above the largest: correct the wrong one, or swap"],
  [`${layout} size`, 150, "is 150, but must be a group of fields in braces { }: write it with"],
  [`${layout} amenities`, "Park", 'is the text "Park", but must be a list in brackets [ ]'],
  [charges, [{ name: "Corpus" }], "(perSqYd), or neither: write one of the two", `${charges} 0`],
  ["pages/home.json hero plotSizes sides", [], "is a list with 0 entries, but must be a list of 1"],
  [`${duties} stamp`, 0.055, "must be 0, or a number from 0.1 to 30: write digits only, like 5.5"],
  [`${duties} asOf`, "2026-02-30", "must be a valid date: write year, month and day"],
  [hours, opens, 'is "06:00", but must be later than Opens (opens)', `${hours} closes`],
  ["site.json contact phone", "+91 40 1234 567", "with 10 digits after +91: write it like"],
  ["site.json whatsapp number", "9876543210", "in digits: write 91 first"],
  [social, "csr.html", "a full address with https://"],
  [social, "https://facebook", "a full address with https://"],
  [social, "tel:+9140012345678", "a full address with https://"],
  [src, "images/gate.jpg", 'must be the path of a photo in data/images, like "/images/gate.jpg"'],
  [`${layout} photo alt`, "IMG_2024.jpg", "must be a description, not a file name"],
  [papers, { rera: { number: "P1" } }, "the letter P and 11 digits", `${papers} rera number`],
  [papers, mortgaged, "is 40, but must be at most the number of plots", `${papers} left count`],
  [plan, inRow({ plots: 0 }), "is 0, but must be a whole number from 1 to", `${plan} rows 0 plots`],
  [plan, inRow({ plots: 500 }), "1 to 60: divide a longer row", `${plan} rows 0 plots`],
  [plan, inRow({ from: "250 0" }), "must be a point: write feet to", `${plan} rows 0 from`],
  [plan, inRow({ faces: "west" }), "must be at a right angle to Toward", `${plan} rows 0 faces`],
  [plan, corners("0, 0; 9, 9"), "must be 3 to 12 points: write", `${plan} odd 0 corners`],
  [plan, corners("0, 0;".repeat(13).slice(0, -1)), "must be 3 to 12", `${plan} odd 0 corners`],
  [plan, { ...example, north: 90 }, "-45 to 45: turn the whole drawing", `${plan} north`],
  ["pages/csr.json seo title", "CSR", "must be a title of 10 to 60 characters"],
  [`${layout} constructor`, 1, "is not a known field here: delete it"],
  [`${layout} nmae`, 1, "is not a known field here: delete it"],
])("%s %j", (place, value, message, at = place) => {
  const [file = "", ...path] = at.split(" ");
  const shape = contentFile(`data/${file}`)?.shape;
  const found = shape && compareWithShape(shape, changedFiles({ [place]: value }).get(file));
  expect(found?.map((one) => one.path.join(" "))).toEqual([path.join(" ")]);
  expect(found?.[0]?.message).toContain(message);
});

test("a misspelt name says which field is meant, and that field is not missing, too", () => {
  const shape = contentFile(`data/${layout}`)?.shape;
  const changes = { [`${layout} pricePerSqYrd`]: 30000, [`${layout} pricePerSqYd`]: undefined };
  expect(shape && compareWithShape(shape, changedFiles(changes).get(layout))).toEqual([
    { path: ["pricePerSqYrd"], message: 'is not a known field here: write "pricePerSqYd" instead' },
  ]);
});

test.each([
  [social, "#later"],
  [social, "https://wa.me/919848012345?text=I'm%20@home"],
  [social, "tel:+9118001234567"],
  ["site.json tagline", "Plots & villas < 500 sq yds; క్‌ష 👨‍👩‍👧"],
  ["gallery.json tiles", []],
  [src, "/images/gate~2.JPEG"],
])("%s may be %j", (place, value) => {
  const [file = ""] = place.split(" ");
  const shape = contentFile(`data/${file}`)?.shape;
  expect(shape?.safeParse(changedFiles({ [place]: value }).get(file)).error).toBeUndefined();
});
