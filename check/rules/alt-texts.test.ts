/** @jest-environment node */
import { messagesFor } from "../../test/check/broken";

const description = (set: string) =>
  messagesFor({ file: "gallery.json", at: ["tiles", 0, "photo", "alt"], set });

test("a file name in place of a description", async () => {
  expect(await description("IMG_20240312_101500.jpg")).toMatchInlineSnapshot(`
    "data/gallery.json  tiles › 1 "Words 1" › photo › alt
      must be a description of the photo, but looks like a file name: "IMG_20240312_101500.jpg"
      describe what the photo shows, like "A tar road between empty plots, with young trees on both sides""
  `);
});

test("a web address in place of a description", async () => {
  expect(await description("www.pasidi.in/gate.jpg")).toMatchInlineSnapshot(`
    "data/gallery.json  tiles › 1 "Words 1" › photo › alt
      must be a description of the photo, but looks like an address: "www.pasidi.in/gate.jpg"
      describe what the photo shows, like "A tar road between empty plots, with young trees on both sides""
  `);
});

test("a description that says nothing", async () => {
  expect(await description("An image")).toMatchInlineSnapshot(`
    "data/gallery.json  tiles › 1 "Words 1" › photo › alt
      must be a description of the photo, but says nothing about it: "An image"
      describe what the photo shows, like "A tar road between empty plots, with young trees on both sides""
  `);
  for (const text of ["...", "A4", "TODO"])
    expect(await description(text)).toContain("says nothing about it");
});

test.each(["HMDA2024", "Gate", "గేటు", "A photo of the gate", "Photo: the gate in 2024"])(
  "a description may be %s",
  async (text) => {
    expect(await description(text)).toBe("");
  },
);

const road = "A tar road";

test("one description for two photos of a page", async () => {
  const tiles = [0, 2].map((index) => ({
    file: "gallery.json",
    at: ["tiles", index, "photo", "alt"],
    set: road,
  }));
  expect(await messagesFor(tiles)).toMatchInlineSnapshot(`
    "data/gallery.json  tiles › 3 "Words 3" › photo › alt
      is the same description as tiles › 1 "Words 1" › photo (line 7), and page /gallery shows both
      say what this photo shows and the other does not"
  `);
});

test("one description for a photo of a page and one of a record that it names", async () => {
  const edits = [
    { file: "pages/home.json", at: ["hero", "photo", "alt"], set: road },
    { file: "plots.json", at: ["plots", 1, "photo", "alt"], set: road },
  ];
  expect(await messagesFor(edits)).toContain("and page / shows both");
});

test("two photos that no page shows together may have one description", async () => {
  const edits = [
    { file: "gallery.json", at: ["tiles", 0, "photo", "alt"], set: road },
    { file: "completed-projects.json", at: ["projects", 0, "photo", "alt"], set: road },
  ];
  expect(await messagesFor(edits)).toBe("");
});
