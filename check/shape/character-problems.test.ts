/** @jest-environment node */
import { reportFor } from "../../test/check/broken";

const tagline = (set: string) => reportFor({ file: "site.json", at: ["tagline"], set });

test("a character that cannot be seen", async () => {
  expect(await tagline("Plots\u200b for you")).toMatchInlineSnapshot(`
    "data/site.json:3:20  tagline
      contains a zero-width space (U+200B), after "Plots"
      delete the text around it and type it again"
  `);
  for (const character of ["\u00ad", "\u200d", "\u202e", "\u2060", "\uf8ff", "\u3164", "\ud83d"])
    expect(await tagline(`${character}Plots`)).toMatch(/an invisible character .*, at its start/);
});

test("a character that does not belong in a text", async () => {
  expect(await tagline("Plots\n for you")).toMatchInlineSnapshot(`
    "data/site.json:3:14  tagline
      contains a line break (U+000A), after "Plots"
      write the text on one line, with a space instead"
  `);
  expect(await tagline("Plots\t for you")).toMatchInlineSnapshot(`
    "data/site.json:3:14  tagline
      contains a tab (U+0009), after "Plots"
      write a space instead"
  `);
  expect(await tagline("Plots\u0007 for you")).toContain("contains a control character (U+0007)");
  expect(await tagline("Plots\ufffd")).toContain("a character that was lost by a wrong encoding");
});

test("is reported in place of what follows from it", async () => {
  const edit = { file: "plots.json", at: ["plots", 2, "slug"], set: "record\u200b-3" };
  expect(await reportFor(edit)).toMatchInlineSnapshot(`
    "data/plots.json:74:22  plots › 3 "Kompally Orchard" › slug
      contains a zero-width space (U+200B), after "record"
      delete the text around it and type it again"
  `);
});

test.each([
  "Families 👨‍👩‍👧 and 👩🏽‍💻 welcome ❤️‍🔥",
  "క్షేత్రం, క్‌ష",
  "₹22.5\u00a0lakh – “on paper”…",
  "a } stray { brace",
])("a text may be %s", async (text) => {
  expect(await tagline(text)).toBe("");
});
