/** @jest-environment node */
import { messagesFor, messagesOf } from "../../test/check/broken";

const alt = "Open land behind a gate";
const id = "photo-1500382017468-9049fed747ef";
const stock = { id, width: 2400, height: 1600, color: "#8a7a55", alt };

const photo = (set: object) => ({ file: "gallery.json", at: ["tiles", 0, "photo"], set });
const unused = { file: "images/gate.jpg", bytes: "" };

test("photos that are measured or not, used twice or not at all", async () => {
  const mistakes = {
    "a stock photo without its colour": photo({ ...stock, color: undefined }),
    "an own photo with a size": photo({ file: "images/gate.jpg", alt, width: 2400 }),
    "the photo of another place": [
      { file: "pages/csr.json", at: ["initiatives", "items", 0, "photo", "id"], set: id },
      { file: "pages/about.json", at: ["story", "photo", "id"], set: id },
    ],
    "an own photo that no page shows": unused,
    "one whose name is wrong": [
      photo({ file: "images/main gate.jpg", alt }),
      { file: "images/main gate.jpg", bytes: "" },
    ],
  };
  expect(await messagesOf(mistakes)).toMatchInlineSnapshot(`
    "a stock photo without its colour: data/gallery.json  tiles › 1 "Words 1" › photo › color
      is missing; a stock photo needs it
      add "color"
    an own photo with a size: data/gallery.json  tiles › 1 "Words 1" › photo › file
      there is no file data/images/gate.jpg
      put the photo there, or correct the path
      data/gallery.json  tiles › 1 "Words 1" › photo › width
      is only for stock photos
      delete it
    the photo of another place: Warnings: data/pages/csr.json  initiatives › items › 1 "Words 1" › photo › id
      is also the photo of story (data/pages/about.json:23)
      choose another photo for one of the two places
    an own photo that no page shows: Warnings: data/images/gate.jpg
      is a photo that no page shows
      write "images/gate.jpg" as the "file" of a photo, or delete it
    one whose name is wrong: data/gallery.json  tiles › 1 "Words 1" › photo › file
      must be the path of a photo inside data/images, but is "images/main gate.jpg"
      rename the file in data/images and write "images/main-gate.jpg""
  `);
});

test("no photo is called unused while a file cannot be read", async () => {
  const unreadable = { file: "gallery.json", bytes: "{" };
  expect(await messagesFor([unused, unreadable])).not.toContain("images/gate.jpg");
});
