import fs from "node:fs";

import { contentFile } from "../schema/content-files";
import { readFile, writeFile } from "./form-content";

/** The file after its form was changed. */
function edited(
  file: string,
  change: (form: Parameters<typeof JSON.stringify>[0]) => void = () => {},
  edit = (text: string) => text,
) {
  const shape = contentFile(`data/${file}`)?.shape;
  if (!shape) throw new Error(`There is no file ${file}.`);
  const form = readFile(edit(fs.readFileSync(`test/content/${file}`, "utf8")), shape);
  change(form);
  return JSON.parse(writeFile(form, shape));
}

const adibatla = "layouts/adibatla-meadows.json";

test("a field is a number, a text or left out by its shape; an unknown one stays", () => {
  const layout = edited(
    adibatla,
    (form) => {
      form.papers = { village: "1200", mortgaged: [] };
      form.amenities = [];
      form.pricePerSqYd = "₹ 32,500";
      form.name = "Adibatla";
    },
    (text) => text.replace('"name"', '"nmae"'),
  );
  expect(layout).toMatchObject({
    papers: { village: "1200" },
    amenities: [],
    pricePerSqYd: 32500,
    nmae: "Adibatla Meadows",
  });
  expect(layout.papers).not.toHaveProperty("mortgaged");
});

test("a number that can be read in two ways is not saved", () => {
  const price = (text: string) => () => edited(adibatla, (form) => (form.pricePerSqYd = text));
  for (const text of ["33,00", "33.000"])
    expect(price(text)).toThrow(`Not saved: “${text}” in “Price per sq yd”. This can be read`);
});

test("a new record gets a slug from what it shows, a copy its own, and a renamed one keeps it", () => {
  const { tiles } = edited("gallery.json", (form) => {
    const [{ slug: _slug, ...added }] = form.tiles;
    form.tiles[0].caption = "The gate, by night";
    form.tiles = [
      { ...form.tiles[1], caption: "Fields again" },
      ...form.tiles,
      { ...added, caption: "A new gate" },
      { ...added, caption: "A new gate" },
      { ...added, caption: "గేటు" },
    ];
  });
  const slugs = tiles.map(({ slug }: { slug: string }) => slug);
  expect(slugs.slice(0, 3)).toEqual(["fields-again", "gatehouse", "green-fields"]);
  expect(slugs.slice(-3)).toEqual([
    "a-new-gate",
    "a-new-gate-2",
    expect.stringMatching(/^record-/),
  ]);
});
