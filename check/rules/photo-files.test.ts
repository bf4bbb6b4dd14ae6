/** @jest-environment node */
import sharp from "sharp";

import { type Edit, messagesFor } from "../../test/check/broken";

const land = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#6b5b3a" } });

/** What is said when the first photo of the gallery is a file with these bytes. */
async function photo(file: string, bytes?: Uint8Array, ...others: Edit[]): Promise<string> {
  const set = { file, alt: "Open land behind a gate" };
  const written = bytes ? [{ file, bytes }] : [];
  const edit = { file: "gallery.json", at: ["tiles", 0, "photo"], set };
  const said = await messagesFor([edit, ...written, ...others]);
  // What lies beside it is not used, and that is tested in photos.test.ts.
  return said.replace(/\n*Warnings[^\n]*\n\ndata\/images[^\n]*\n[^\n]*no page shows\n.*/s, "");
}

test.each([
  { file: "images/gate.jpg", make: () => land(1200, 800).jpeg() },
  { file: "images/gate.JPEG", make: () => land(1200, 800).jpeg() },
  { file: "images/gate.png", make: () => land(1200, 800).png() },
  { file: "images/gate.webp", make: () => land(1200, 800).webp() },
  { file: "images/gate.avif", make: () => land(1200, 800).avif({ effort: 0 }) },
])("$file may be a photo", async ({ file, make }) => {
  expect(await photo(file, await make().toBuffer())).toBe("");
});

test("a photo that is too small, measured the way its camera was held", async () => {
  const small = await land(1199, 800).jpeg().toBuffer();
  expect(await photo("images/gate.jpg", small)).toMatchInlineSnapshot(`
    "data/gallery.json  tiles › 1 "Words 1" › photo › file
      the photo is 1199 × 800 pixels; at least 1200 × 800 are needed
      use the original from the camera or phone, not a copy sent by chat"
  `);
  const turned = (width: number, height: number) =>
    land(width, height).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  expect(await photo("images/gate.jpg", await turned(800, 1200))).toBe("");
  expect(await photo("images/gate.jpg", await turned(1200, 800))).toContain("800 × 1200 pixels");
});

test("a photo that is very long", async () => {
  const long = (width: number) => land(width, 1200).jpeg().toBuffer();
  expect(await photo("images/gate.jpg", await long(3601))).toMatchInlineSnapshot(`
    "Warnings:

    data/gallery.json  tiles › 1 "Words 1" › photo › file
      the photo is 3601 × 1200 pixels, so long that its place shows a small part of it
      crop it to about 3:2 around what matters"
  `);
  expect(await photo("images/gate.jpg", await long(3600))).toBe("");
});

test("a photo that is transparent in places", async () => {
  const background = { r: 90, g: 80, b: 60, alpha: 0.5 };
  const glass = sharp({ create: { width: 1200, height: 800, channels: 4, background } });
  expect(await photo("images/gate.png", await glass.png().toBuffer())).toMatchInlineSnapshot(`
    "Warnings:

    data/gallery.json  tiles › 1 "Words 1" › photo › file
      the photo is transparent in places, and what lies behind it shows through
      save it without transparency, as a JPEG does"
  `);
});

test("a format that the name does not say", async () => {
  const jpeg = await land(1200, 800).jpeg().toBuffer();
  expect(await photo("images/gate.png", jpeg)).toMatchInlineSnapshot(`
    "data/gallery.json  tiles › 1 "Words 1" › photo › file
      the file is a JPEG photo, but its name says otherwise
      rename it to end in .jpg, here and in data/images"
  `);
});

test("a format that browsers do not show", async () => {
  const tiff = await land(1200, 800).tiff().toBuffer();
  expect(await photo("images/gate.jpg", tiff)).toMatchInlineSnapshot(`
    "data/gallery.json  tiles › 1 "Words 1" › photo › file
      the file is a TIFF photo, which browsers do not show
      save it as JPEG, PNG, WebP or AVIF"
  `);
});

test("a photo of an iPhone under the name of a JPEG", async () => {
  const heic = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from("ftypheic"),
    Buffer.alloc(64),
  ]);
  expect(await photo("images/gate.jpg", heic)).toMatchInlineSnapshot(`
    "data/gallery.json  tiles › 1 "Words 1" › photo › file
      the file is a HEIC photo, which browsers do not show
      save it as JPEG; renaming it is not enough. iPhones take JPEG when Settings › Camera › Formats is Most Compatible"
  `);
});

test("a photo that was cut short, and a file that is no photo", async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const create = { width: 1200, height: 800, channels: 3, background: "#000", noise } as const;
  const whole = await sharp({ create }).jpeg().toBuffer();
  const said = await photo("images/gate.jpg", whole.subarray(0, whole.length / 2));
  expect(said).toMatchInlineSnapshot(`
    "data/gallery.json  tiles › 1 "Words 1" › photo › file
      the file cannot be read as a photo; it may be damaged or cut short
      copy it again from the camera or phone"
  `);
  expect(await photo("images/gate.jpg", Buffer.from("no photo"))).toBe(said);
});

test("a file that is not there", async () => {
  expect(await photo("images/gate.jpg")).toMatchInlineSnapshot(`
    "data/gallery.json  tiles › 1 "Words 1" › photo › file
      there is no file data/images/gate.jpg
      put the photo there, or correct the path"
  `);
  for (const file of ["images/Gate.jpg", "images/gates.png"])
    expect(await photo("images/gate.jpg", undefined, { file, bytes: "" })).toContain(
      `write "${file}"`,
    );
});
