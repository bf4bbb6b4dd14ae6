/** @jest-environment node */
import { messagesFor, messagesOf } from "../../test/check/broken";

const tagline = (set: string) => ({ file: "site.json", at: ["tagline"], set });

test("characters that do not belong in a text", async () => {
  const slug = (set: string) => ({ file: "plots.json", at: ["plots", 2, "slug"], set });
  const mistakes = {
    "one that cannot be seen": tagline("Plots\u200b for you"),
    "one at the start": tagline("\u202ePlots"),
    "a line break": tagline("Plots\n for you"),
    "what a wrong encoding leaves": tagline("Plots\ufffd"),
    "in place of what follows from it": slug("record\u200b-3"),
    "letters of two alphabets": tagline("Орen plots"),
    "letters of two alphabets in a slug": slug("rеcord-3"),
  };
  expect(await messagesOf(mistakes)).toMatchInlineSnapshot(`
    "one that cannot be seen: data/site.json  tagline
      contains a zero-width space (U+200B), after "Plots"
      delete the text around it and type it again
    one at the start: data/site.json  tagline
      contains an invisible character (U+202E), at its start
      delete the text around it and type it again
    a line break: data/site.json  tagline
      contains a line break (U+000A), after "Plots"
      write a space instead
    what a wrong encoding leaves: data/site.json  tagline
      contains a character lost to a wrong encoding (U+FFFD), after "Plots"
      delete the text around it and type it again
    in place of what follows from it: data/plots.json  plots › 3 "Kompally Orchard" › slug
      contains a zero-width space (U+200B), after "record"
      delete the text around it and type it again
    letters of two alphabets: Warnings: data/site.json  tagline
      mixes letters of two alphabets in a word
      type the word again with the English keyboard
    letters of two alphabets in a slug: data/plots.json  plots › 3 "Kompally Orchard" › slug
      mixes letters of two alphabets in a word
      type the word again with the English keyboard"
  `);
});

test.each([
  "Families 👨‍👩‍👧 and 👩🏽‍💻 welcome ❤️‍🔥",
  "క్షేత్రం, క్‌ష",
  "₹22.5\u00a0lakh – “on paper”…",
  "a } stray { brace",
])("a text may be %s", async (text) => {
  expect(await messagesFor(tagline(text))).toBe("");
});
