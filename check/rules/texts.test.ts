/** @jest-environment node */
import { messagesFor } from "../../test/check/broken";

const tagline = (set: string) => messagesFor({ file: "site.json", at: ["tagline"], set });
/** The copyright line, with slots for {year} and {name}. */
const copyright = (set: string) =>
  messagesFor({ file: "site.json", at: ["footer", "copyright"], set });

test("a slot that the site does not fill in", async () => {
  expect(await tagline("Call {phone} now")).toMatchInlineSnapshot(`
    "data/site.json  tagline
      contains {phone}, which the site does not fill in here
      write the words themselves"
  `);
  expect(await tagline("Call {phone now")).toContain("contains {phone,");
  expect(await copyright("© {year} {name} {address}")).toMatchInlineSnapshot(`
    "data/site.json  footer › copyright
      contains {address}, which the site does not fill in here
      delete it; the site fills in only {year} and {name}"
  `);
});

test("a misspelt slot", async () => {
  expect(await copyright("© {yaer} {name}")).toMatchInlineSnapshot(`
    "data/site.json  footer › copyright
      contains {yaer}, which the site does not fill in here
      write {year}"
  `);
  expect(await copyright("© {yeаr} {name}")).toContain("with the English keyboard");
});

test("a slot that is missing", async () => {
  expect(await copyright("© Pasidi")).toMatchInlineSnapshot(`
    "data/site.json  footer › copyright
      must contain {year} and {name}, but is "© Pasidi"
      write {year} and {name} where the site has to fill in the value"
  `);
});

test("an extra brace", async () => {
  expect(await copyright("© {{year}} {name}")).toMatchInlineSnapshot(`
    "data/site.json  footer › copyright
      has an extra brace: "© {{year}} {name}"
      write {year} and {name} with one brace on each side"
  `);
});

test("a text that is much too long", async () => {
  const set = "Book a site visit with all of us";
  const edit = { file: "site.json", at: ["bookSiteVisit"], set };
  expect(await messagesFor(edit)).toMatchInlineSnapshot(`
    "Warnings:

    data/site.json  bookSiteVisit
      has 32 characters, and its place was designed for 20
      shorten it, or look at the page on a phone"
  `);
});

test("spaces that do nothing", async () => {
  expect(await tagline("Open  plots")).toMatchInlineSnapshot(`
    "Warnings:

    data/site.json  tagline
      has two spaces in a row
      delete one of them"
  `);
  expect(await tagline(" Open plots")).toContain("begins with a space");
  expect(await tagline("Open plots\u00a0")).toContain("ends with a space");
});

test("HTML in a text", async () => {
  expect(await tagline("Call <b>now</b>")).toMatchInlineSnapshot(`
    "Warnings:

    data/site.json  tagline
      contains HTML, which visitors would see as it is written here
      write the words only; a text has no formatting"
  `);
  expect(await tagline("Plots&nbsp;and villas")).toContain("contains HTML");
  expect(await tagline("Plots & villas < 500 sq yds; M&S too")).toBe("");
});
