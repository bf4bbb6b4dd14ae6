/** @jest-environment node */
import { messagesFor, messagesOf } from "../../test/check/broken";

const link = (set: string) => ({ file: "site.json", at: ["footer", "legal", 0, "to"], set });

test("links that lead nowhere", async () => {
  const mistakes = {
    "a misspelt page": link("/contcat"),
    "the page for unknown addresses": link("/404"),
    "a letter of another alphabet": link("/cοntact"),
    "the name of a page's file": link("/contact.html"),
    "the editor's own computer": link("https://localhost:8000/contact"),
    "more than a place on a page": link("/contact#the form"),
    "half an address": link("https://facebook"),
    "half a phone number": link("tel:+91 40"),
    "half an e-mail address": link("mailto:office"),
  };
  const messages = await messagesOf(mistakes);
  // A new page belongs to this list, and to no test.
  expect(messages.replace(/write one of "\/".*/, "write one of the pages")).toMatchInlineSnapshot(`
    "a misspelt page: data/site.json  footer › legal › 1 "Words 1" › to
      links to "/contcat", which is not a page of this site
      write "/contact"
    the page for unknown addresses: data/site.json  footer › legal › 1 "Words 1" › to
      links to "/404", which is not a page of this site
      write one of the pages
    a letter of another alphabet: data/site.json  footer › legal › 1 "Words 1" › to
      mixes letters of two alphabets in a word
      type the word again with the English keyboard
    the name of a page's file: data/site.json  footer › legal › 1 "Words 1" › to
      links to "/contact.html", which is not the address of the page
      write "/contact"
    the editor's own computer: data/site.json  footer › legal › 1 "Words 1" › to
      leads to the visitor's own computer: "https://localhost:8000/contact"
      write "/contact"
    more than a place on a page: data/site.json  footer › legal › 1 "Words 1" › to
      has "#the form" after the page's path
      write "/contact"
    half an address: data/site.json  footer › legal › 1 "Words 1" › to
      is not a full address: "https://facebook"
      open the page and copy the full address from the browser's address bar
    half a phone number: data/site.json  footer › legal › 1 "Words 1" › to
      is not a phone link: "tel:+91 40"
      write it like "tel:+914012345678"
    half an e-mail address: data/site.json  footer › legal › 1 "Words 1" › to
      is not an e-mail link: "mailto:office"
      write it like "mailto:info@example.com""
  `);
});

test.each([
  "/",
  "/gallery/",
  "/contact#form",
  "#later",
  "https://wa.me/919848012345?text=Hello",
  "tel:+914023456789",
  "mailto:office@pasidi.in",
])("a link may lead to %s", async (to) => {
  expect(await messagesFor(link(to))).toBe("");
});
