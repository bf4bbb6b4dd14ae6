/** @jest-environment node */
import { messagesFor, messagesOf } from "../../test/check/broken";

const tagline = (set: string) => ({ file: "site.json", at: ["tagline"], set });
/** The copyright line, with slots for {year} and {name}. */
const copyright = (set: string) => ({ file: "site.json", at: ["footer", "copyright"], set });

test("slots in a template and in other texts", async () => {
  const mistakes = {
    "one that the site does not fill in": tagline("Call {phone} now"),
    "a misspelt one": copyright("© {yaer} {name}"),
    "none of them": copyright("© Pasidi"),
    "a letter of another alphabet": copyright("© {yeаr} {name}"),
  };
  expect(await messagesOf(mistakes)).toMatchInlineSnapshot(`
    "one that the site does not fill in: data/site.json  tagline
      contains {phone}, which the site does not fill in here
      write the words themselves
    a misspelt one: data/site.json  footer › copyright
      must contain {year} and {name} and no other braces, but is "© {yaer} {name}"
      write {year} and {name} where the site has to fill in the value
    none of them: data/site.json  footer › copyright
      must contain {year} and {name} and no other braces, but is "© Pasidi"
      write {year} and {name} where the site has to fill in the value
    a letter of another alphabet: data/site.json  footer › copyright
      mixes letters of two alphabets in a word
      type the word again with the English keyboard"
  `);
});

test("texts that visitors would wonder about", async () => {
  const mistakes = {
    "much too long": {
      file: "site.json",
      at: ["bookSiteVisit"],
      set: "Book a site visit with all of us",
    },
    "an extra space": tagline("Open plots\u00a0"),
    HTML: tagline("Call <b>now</b>"),
    "an ampersand written as in HTML": tagline("Plots &amp; villas"),
    "a comma at its end": tagline("Adibatla Meadows,"),
    "an amenity that is named twice": {
      file: "plots.json",
      at: ["plots", 0, "amenities", 2],
      set: "words 1",
    },
    "an empty list without words for it": { file: "site.json", at: ["footer", "social"], set: [] },
    "the title of another page": {
      file: "pages/csr.json",
      at: ["seo", "title"],
      set: "all about /services",
    },
  };
  expect(await messagesOf(mistakes)).toMatchInlineSnapshot(`
    "much too long: Warnings: data/site.json  bookSiteVisit
      has 32 characters, but there is room for only about 20
      shorten it, or look at the page on a phone
    an extra space: Warnings: data/site.json  tagline
      has an extra space at its start, at its end or between two words
      delete it
    HTML: Warnings: data/site.json  tagline
      contains HTML, which visitors would see as it is written here
      write the words only; a text has no formatting
    an ampersand written as in HTML: Warnings: data/site.json  tagline
      contains HTML, which visitors would see as it is written here
      write & instead
    a comma at its end: Warnings: data/site.json  tagline
      ends with a comma
      delete it, or write what follows
    an amenity that is named twice: Warnings: data/plots.json  plots › 1 "Adibatla Meadows" › amenities › 3
      names "words 1" again, after entry 1
      delete this entry
    an empty list without words for it: Warnings: data/site.json  footer › social
      is an empty list, and the page has no text to show instead
      add an entry, or look at the page
    the title of another page: data/pages/csr.json  seo › title
      is the same as seo › title (data/pages/services.json:3)
      say what this page answers and the other does not"
  `);
  expect(await messagesFor(tagline("Plots & villas < 500 sq yds; M&S too"))).toBe("");
  expect(await messagesFor(tagline("Plots, ప్లాట్లు"))).toBe("");
});
