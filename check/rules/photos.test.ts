/** @jest-environment node */
import { messagesFor } from "../../test/check/broken";

const alt = "Open land behind a gate";
const id = "photo-1500382017468-9049fed747ef";

const photo = (set: object) =>
  messagesFor({ file: "gallery.json", at: ["tiles", 0, "photo"], set });

test("neither a stock photo nor a file", async () => {
  expect(await photo({ alt })).toMatchInlineSnapshot(`
    "data/gallery.json  tiles › 1 "Words 1" › photo
      has neither "id" nor "file"
      add "file" with the path of your photo, or "id" with a stock photo id"
  `);
});

test("a stock photo and a file", async () => {
  const both = { id, width: 2400, height: 1600, color: "#8a7a55", file: "images/gate.jpg", alt };
  expect(await photo(both)).toMatchInlineSnapshot(`
    "data/gallery.json  tiles › 1 "Words 1" › photo › file
      is here beside "id"; a photo has one of the two
      delete "file" for the stock photo, or "id", "width", "height" and "color" for your own

    data/gallery.json  tiles › 1 "Words 1" › photo › file
      there is no file data/images/gate.jpg
      put the photo there, or correct the path"
  `);
});

test("a stock photo without its size or colour", async () => {
  expect(await photo({ id, alt, width: 2400, height: 1600 })).toMatchInlineSnapshot(`
    "data/gallery.json  tiles › 1 "Words 1" › photo › color
      is missing; a stock photo needs it
      add "color", or use "file" with a photo of your own"
  `);
});

test("an own photo with a size", async () => {
  const said = await photo({ file: "images/gate.jpg", alt, width: 2400 });
  expect(said).toContain("the site measures your own photo itself\n  delete it");
});

test("a photo that is used twice", async () => {
  const edits = [
    { file: "pages/csr.json", at: ["initiatives", "items", 0, "photo", "id"], set: id },
    { file: "pages/about.json", at: ["story", "photo", "id"], set: id },
  ];
  expect(await messagesFor(edits)).toMatchInlineSnapshot(`
    "Warnings:

    data/pages/csr.json  initiatives › items › 1 "Words 1" › photo › id
      is also the photo of story (data/pages/about.json:11)
      choose another photo for one of the two places"
  `);
});

test("an own photo that no page shows", async () => {
  const unused = { file: "images/gate.jpg", bytes: "" };
  expect(await messagesFor(unused)).toMatchInlineSnapshot(`
    "Warnings:

    data/images/gate.jpg
      is a photo that no page shows
      write "images/gate.jpg" as the "file" of a photo, or delete it"
  `);
  const unreadable = { file: "gallery.json", bytes: "{" };
  expect(await messagesFor([unused, unreadable])).not.toContain("images/gate.jpg");
});
