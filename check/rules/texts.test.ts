/** @jest-environment node */
import { messagesFor, messagesOf } from "../../test/check/broken";

const tagline = (set: string) => ({ file: "site.json", at: ["tagline"], set });
/** The copyright line, with slots for {year} and {name}. */
const copyright = (set: string) => ({ file: "site.json", at: ["footer", "copyright"], set });

test("slots in a template and in other texts", async () => {
  const mistakes = {
    "one that the site does not fill in": tagline("Call {phone} now"),
    "half of one": tagline("Call {phone now"),
    "one that the template has not": copyright("© {year} {name} {address}"),
    "a misspelt one": copyright("© {yaer} {name}"),
    "a letter of another alphabet": copyright("© {yeаr} {name}"),
    "none of them": copyright("© Pasidi"),
    "an extra brace": copyright("© {{year}} {name}"),
  };
  expect(await messagesOf(mistakes)).toMatchInlineSnapshot(`
    "one that the site does not fill in
      data/site.json  tagline
      contains {phone}, which the site does not fill in here
      write the words themselves
    half of one
      data/site.json  tagline
      contains {phone, which the site does not fill in here
      write the words themselves
    one that the template has not
      data/site.json  footer › copyright
      contains {address}, which the site does not fill in here
      delete it; the site fills in only {year} and {name}
    a misspelt one
      data/site.json  footer › copyright
      contains {yaer}, which the site does not fill in here
      write {year}
    a letter of another alphabet
      data/site.json  footer › copyright
      contains {yeаr}, which the site does not fill in here
      type it again with the English keyboard: "а" is a letter of another alphabet
      Warnings:
      data/site.json  footer › copyright
      mixes letters of two alphabets in a word
      type the word again with the English keyboard
    none of them
      data/site.json  footer › copyright
      must contain {year} and {name}, but is "© Pasidi"
      write {year} and {name} where the site has to fill in the value
    an extra brace
      data/site.json  footer › copyright
      has an extra brace: "© {{year}} {name}"
      write {year} and {name} with one brace on each side"
  `);
});

test("texts that visitors would wonder about", async () => {
  const mistakes = {
    "much too long": {
      file: "site.json",
      at: ["bookSiteVisit"],
      set: "Book a site visit with all of us",
    },
    "two spaces": tagline("Open  plots"),
    "a space at the beginning": tagline(" Open plots"),
    "a space at the end": tagline("Open plots\u00a0"),
    HTML: tagline("Call <b>now</b>"),
    "letters of two alphabets": tagline("Орen plots"),
  };
  expect(await messagesOf(mistakes)).toMatchInlineSnapshot(`
    "much too long
      Warnings:
      data/site.json  bookSiteVisit
      has 32 characters, and its place was designed for 20
      shorten it, or look at the page on a phone
    two spaces
      Warnings:
      data/site.json  tagline
      has two spaces in a row
      delete one of them
    a space at the beginning
      Warnings:
      data/site.json  tagline
      begins with a space
      delete the space
    a space at the end
      Warnings:
      data/site.json  tagline
      ends with a space
      delete the space
    HTML
      Warnings:
      data/site.json  tagline
      contains HTML, which visitors would see as it is written here
      write the words only; a text has no formatting
    letters of two alphabets
      Warnings:
      data/site.json  tagline
      mixes letters of two alphabets in a word
      type the word again with the English keyboard"
  `);
  expect(await messagesFor(tagline("Plots & villas < 500 sq yds; M&S too"))).toBe("");
  expect(await messagesFor(tagline("Plots, ప్లాట్లు"))).toBe("");
});
