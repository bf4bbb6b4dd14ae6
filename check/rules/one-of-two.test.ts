/** @jest-environment node */
import { messagesFor, messagesOf } from "../../test/check/broken";

const alt = "Open land behind a gate";
const id = "photo-1500382017468-9049fed747ef";
const stock = { id, width: 2400, height: 1600, color: "#8a7a55", alt };

const photo = (set: object) => ({ file: "gallery.json", at: ["tiles", 0, "photo"], set });
const entry = (field: string, set: unknown) => ({
  file: "site.json",
  at: ["navigation", 0, field],
  set,
});
const plot = (field: string, set: unknown) => ({
  file: "plots.json",
  at: ["plots", 0, field],
  set,
});
const permit = plot("otherPermit", { authority: "DTCP", number: "L.P. No. 12/2024/H" });

test("both of two fields, or neither", async () => {
  const mistakes = {
    "neither a stock photo nor a file": photo({ alt }),
    "a stock photo and a file": photo({ ...stock, file: "images/gate.png" }),
    "an entry of the header without a link": entry("to", undefined),
    "an entry with a link and a group": entry("items", [{ label: "Plots", to: "/open-plots" }]),
    "two permits": [permit, plot("layoutPermitNumber", "000272/LO/Plg/HMDA/2019")],
  };
  expect(await messagesOf(mistakes)).toMatchInlineSnapshot(`
    "neither a stock photo nor a file: data/gallery.json  tiles › 1 "Words 1" › photo
      has neither "id" nor "file"
      a photo has one of the two: "file" with the path of your own photo, or "id", "width", "height" and "color" of a stock photo
    a stock photo and a file: data/gallery.json  tiles › 1 "Words 1" › photo
      has both "id" and "file"
      a photo has one of the two: "file" with the path of your own photo, or "id", "width", "height" and "color" of a stock photo
      data/gallery.json  tiles › 1 "Words 1" › photo › file
      there is no file data/images/gate.png
      put the photo there, or correct the path
    an entry of the header without a link: data/site.json  navigation › 1 "Words 1"
      has neither "to" nor "items"
      an entry has one of the two: "to" with the page it links to, or "items" with a list of links
    an entry with a link and a group: data/site.json  navigation › 1 "Words 1"
      has both "to" and "items"
      an entry has one of the two: "to" with the page it links to, or "items" with a list of links
    two permits: data/plots.json  plots › 1 "Adibatla Meadows"
      has both "layoutPermitNumber" and "otherPermit"
      a layout has one permit: delete the one that is not this layout's"
  `);
});

test("the permit of another authority is written as that authority writes it", async () => {
  expect(await messagesFor([permit, plot("layoutPermitNumber", undefined)])).toBe("");
});
