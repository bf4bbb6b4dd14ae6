/** @jest-environment node */
import { messagesFor } from "../../test/check/broken";

const featured = (index: number, set: string) =>
  messagesFor({ file: "pages/home.json", at: ["featured", "plots", index], set });

test("a slug that is used twice", async () => {
  const edit = { file: "gallery.json", at: ["tiles", 2, "slug"], set: "record-1" };
  expect(await messagesFor(edit)).toMatchInlineSnapshot(`
    "data/gallery.json  tiles › 3 "Words 3" › slug
      is already the slug of tiles › 1 "Words 1" (line 4)
      give this record its own slug"
  `);
});

test("a record that does not exist", async () => {
  expect(await featured(1, "recrod-2")).toMatchInlineSnapshot(`
    "data/pages/home.json  featured › plots › 2
      names the record "recrod-2", which is not in data/plots.json
      write "record-2""
  `);
  expect(await featured(1, "shadnagar")).toMatchInlineSnapshot(`
    "data/pages/home.json  featured › plots › 2
      names the record "shadnagar", which is not in data/plots.json
      write one of its slugs, like "record-1", or delete this entry"
  `);
  expect(await featured(1, "rеcord-2")).toContain("with the English keyboard");
});

test("a record is not missing whose slug has to be fixed", async () => {
  const edit = { file: "plots.json", at: ["plots", 0, "slug"], set: "Record 1" };
  expect((await messagesFor(edit)).match(/^data\S+/gm)).toEqual(["data/plots.json"]);
});

test("a record that is named twice", async () => {
  expect(await featured(2, "record-1")).toMatchInlineSnapshot(`
    "data/pages/home.json  featured › plots › 3
      names "record-1" again, after entry 1
      delete this entry"
  `);
});

test("two records with the same name or text, and an entry that is there twice", async () => {
  const plot = (at: (string | number)[], set: string) =>
    messagesFor({ file: "plots.json", at: ["plots", ...at], set });
  expect(await plot([2, "name"], "adibatla meadows")).toMatchInlineSnapshot(`
    "Warnings:

    data/plots.json  plots › 3 "adibatla meadows" › name
      is the same text as in plots › 1 "Adibatla Meadows" (line 15)
      change one of the two; delete one only if it is there by mistake"
  `);
  expect(await plot([0, "amenities", 2], "Words 1")).toMatchInlineSnapshot(`
    "Warnings:

    data/plots.json  plots › 1 "Adibatla Meadows" › amenities › 3
      is the same text as in plots › 1 "Adibatla Meadows" › amenities › 1 (line 26)
      change one of the two; delete one only if it is there by mistake"
  `);
});

test("a project that is both ongoing and completed", async () => {
  const project = (field: string, set: string) =>
    messagesFor({ file: "ongoing-projects.json", at: ["projects", 1, field], set });
  expect(await project("slug", "layout-3")).toMatchInlineSnapshot(`
    "Warnings:

    data/ongoing-projects.json  projects › 2 "Bibinagar Greens" › slug
      is also the slug of projects › 3 "Shadnagar Park" (data/completed-projects.json:48)
      delete the project from the list where it is wrong, or correct this field"
  `);
  expect(await project("name", "kollur gardens")).toContain("is also the name of projects › 2");
});
