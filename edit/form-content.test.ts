import fs from "node:fs";

import { contentFile } from "../schema/content-files";
import { readFile, writeFile } from "./form-content";

const shapeOf = (file: string) => {
  const content = contentFile(`data/${file}`);
  if (!content) throw new Error(`There is no file ${file}.`);
  return content.shape;
};

const contentOf = (file: string) => fs.readFileSync(`test/content/${file}`, "utf8");

/** The file after its form was changed. */
function edited(
  file: string,
  change: (form: Parameters<typeof JSON.stringify>[0]) => void,
  text = contentOf(file),
) {
  const form = readFile(text, shapeOf(file));
  change(form);
  return JSON.parse(writeFile(form, shapeOf(file), text));
}

test("a field is a number, or left out, by its whole path", () => {
  const { plots } = edited("plots.json", (form) => {
    form.plots[0].papers = { village: "1200", mortgaged: [] };
    form.plots[0].amenities = [];
  });
  expect(plots[0]).toMatchObject({ papers: { village: "1200" }, amenities: [] });
  expect(plots[0].papers).not.toHaveProperty("mortgaged");
  const { cost } = edited("pages/why-invest.json", (form) => {
    form.cost.duties.mutationMin.village = "1,200";
  });
  expect(cost.duties.mutationMin.village).toBe(1200);
});

test("a number that can be read in two ways is not saved", () => {
  for (const price of ["33,00", "33.000"])
    expect(() =>
      edited("plots.json", (form) => {
        form.plots[0].pricePerSqYd = price;
      }),
    ).toThrow(`Not saved: “${price}” in “Price per sq yd”. This can be read in two ways.`);
});

test("a new record gets a slug from what it shows, a copy its own, and a renamed one keeps it", () => {
  const { tiles } = edited("gallery.json", (form) => {
    const [first] = form.tiles;
    const { slug: _slug, ...added } = first;
    first.caption = "The gate, by night";
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

test("an unknown field stays, such as a misspelt one; a photo loses those of an earlier version", () => {
  const misspelt = contentOf("plots.json").replace('"name"', '"nmae"');
  const former = { src: "/images/gate.jpg", alt: "A gate", id: "photo-1", width: 2400 };
  const { plots } = edited(
    "plots.json",
    (form) => Object.assign(form.plots[0], { name: "Adibatla", photo: former }),
    misspelt,
  );
  expect(plots[0]).toMatchObject({ name: "Adibatla", nmae: "Adibatla Meadows" });
  expect(plots[0].photo).toEqual({ src: "/images/gate.jpg", alt: "A gate" });
});
