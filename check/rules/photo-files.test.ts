/** @jest-environment node */
import sharp from "sharp";

import { type Edit, messagesFor, messagesOf } from "../../test/check/broken";

const land = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#6b5b3a" } });
const jpeg = (width: number, height: number, orientation = 1) =>
  land(width, height).jpeg().withMetadata({ orientation }).toBuffer();

/** The first photo of the gallery is a file with these bytes. */
function photo(file: string, bytes?: Uint8Array): Edit[] {
  const set = { file, alt: "Open land behind a gate" };
  const edit = { file: "gallery.json", at: ["tiles", 0, "photo"], set };
  return bytes ? [edit, { file, bytes }] : [edit];
}

test.each([
  { file: "images/gate.jpg", make: () => land(1200, 800).jpeg() },
  { file: "images/gate.JPEG", make: () => land(1200, 800).jpeg() },
  { file: "images/gate.png", make: () => land(1200, 800).png() },
  { file: "images/gate.webp", make: () => land(1200, 800).webp() },
  { file: "images/gate.avif", make: () => land(1200, 800).avif({ effort: 0 }) },
])("$file may be a photo", async ({ file, make }) => {
  expect(await messagesFor(photo(file, await make().toBuffer()))).toBe("");
});

test("files that cannot be shown", async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const create = { width: 1200, height: 800, channels: 3, background: "#000", noise } as const;
  const whole = await sharp({ create }).jpeg().toBuffer();
  const mistakes = {
    "too small": photo("images/gate.jpg", await jpeg(1199, 800)),
    "too small, as its camera was held": photo("images/gate.jpg", await jpeg(1200, 800, 6)),
    "very long": photo("images/gate.jpg", await jpeg(3601, 1200)),
    "a JPEG with another name": photo("images/gate.png", await jpeg(1200, 800)),
    "a TIFF": photo("images/gate.jpg", await land(1200, 800).tiff().toBuffer()),
    "from an iPhone": photo(
      "images/gate.jpg",
      Buffer.from(`\0\0\0\u0018ftypheic${"\0".repeat(64)}`),
    ),
    "cut short": photo("images/gate.jpg", whole.subarray(0, whole.length / 2)),
    "not there": photo("images/gate.jpg"),
    "not there, but another one is": [
      ...photo("images/gate.jpg"),
      ...photo("images/Gates.jpg.png", Buffer.from("")).slice(1),
    ],
  };
  expect(await messagesOf(mistakes)).toMatchInlineSnapshot(`
    "too small: data/gallery.json  tiles › 1 "Words 1" › photo › file
      the photo is 1199 × 800 pixels; at least 1200 × 800 are needed
      use the original from the camera or phone, not a copy sent by chat
    too small, as its camera was held: data/gallery.json  tiles › 1 "Words 1" › photo › file
      the photo is 800 × 1200 pixels; at least 1200 × 800 are needed
      use the original from the camera or phone, not a copy sent by chat
    very long: Warnings: data/gallery.json  tiles › 1 "Words 1" › photo › file
      the photo is 3601 × 1200 pixels, so elongated that most of it would be cropped away
      crop it to about 3:2 around what matters
    a JPEG with another name: data/gallery.json  tiles › 1 "Words 1" › photo › file
      the file is a JPEG photo, but its name says otherwise
      rename it to end in .jpg, here and in data/images
    a TIFF: data/gallery.json  tiles › 1 "Words 1" › photo › file
      the file is a TIFF photo, but its name says otherwise
      save it as JPEG, PNG, WebP or AVIF
    from an iPhone: data/gallery.json  tiles › 1 "Words 1" › photo › file
      the file is a HEIC photo, which browsers do not show
      save it as JPEG; renaming it is not enough. iPhones take JPEG when Settings › Camera › Formats is Most Compatible
    cut short: data/gallery.json  tiles › 1 "Words 1" › photo › file
      the file cannot be read as a photo; it may be damaged or cut short
      copy it again from the camera or phone
    not there: data/gallery.json  tiles › 1 "Words 1" › photo › file
      there is no file data/images/gate.jpg
      put the photo there, or correct the path
    not there, but another one is: data/gallery.json  tiles › 1 "Words 1" › photo › file
      there is no file data/images/gate.jpg
      write "images/Gates.jpg.png"
      Warnings: data/images/Gates.jpg.png
      is a photo that no page shows
      write "images/Gates.jpg.png" as the "file" of a photo, or delete it"
  `);
});

test.each([
  { width: 3600, height: 1200, orientation: 1 },
  { width: 800, height: 1200, orientation: 6 },
])("a photo may have $width × $height pixels", async ({ width, height, orientation }) => {
  const bytes = await jpeg(width, height, orientation);
  expect(await messagesFor(photo("images/gate.jpg", bytes))).toBe("");
});
