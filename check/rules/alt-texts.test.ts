/** @jest-environment node */
import { messagesFor, messagesOf } from "../../test/check/broken";

const description = (set: string) => ({
  file: "gallery.json",
  at: ["tiles", 0, "photo", "alt"],
  set,
});
const road = "A tar road";

test("descriptions that say nothing, or not what one photo shows", async () => {
  const mistakes = {
    "a file name": description("IMG_20240312_101500.jpg"),
    "an address": description("www.pasidi.in/gate.jpg"),
    "no description": description("An image"),
    "two photos of a list": [0, 2].map((index) => ({
      file: "gallery.json",
      at: ["tiles", index, "photo", "alt"],
      set: road,
    })),
  };
  expect(await messagesOf(mistakes)).toMatchInlineSnapshot(`
    "a file name: data/gallery.json  tiles › 1 "Words 1" › photo › alt
      must be a description of the photo, but looks like a file name: "IMG_20240312_101500.jpg"
      describe what the photo shows, like "A tar road between empty plots, with young trees on both sides"
    an address: data/gallery.json  tiles › 1 "Words 1" › photo › alt
      must be a description of the photo, but looks like an address: "www.pasidi.in/gate.jpg"
      describe what the photo shows, like "A tar road between empty plots, with young trees on both sides"
    no description: data/gallery.json  tiles › 1 "Words 1" › photo › alt
      must be a description of the photo, but says nothing about it: "An image"
      describe what the photo shows, like "A tar road between empty plots, with young trees on both sides"
    two photos of a list: data/gallery.json  tiles › 3 "Words 3" › photo › alt
      is the same description as tiles › 1 "Words 1" › photo (line 15)
      say what this photo shows and the other does not"
  `);
});

test.each(["...", "A4", "TODO"])("%s says nothing about a photo", async (text) => {
  expect(await messagesFor(description(text))).toContain("says nothing about it");
});

test.each(["HMDA2024", "Gate", "గేటు", "A photo of the gate", "Photo: the gate in 2024"])(
  "a description may be %s",
  async (text) => {
    expect(await messagesFor(description(text))).toBe("");
  },
);
