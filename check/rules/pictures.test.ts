/** @jest-environment node */
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";

import sharp from "sharp";

import { checkContent } from "..";
import { writeContent } from "../../test/check/break-content";

let folder: string;

beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), "content-"));
  await fs.mkdir(path.join(folder, "images"));
});

afterEach(() => fs.rm(folder, { recursive: true }));

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#6b5b3a" } });

/** Gives a file to the first photo of the gallery. @returns what the check says to it. */
async function checkPicture(file: string, bytes?: Uint8Array): Promise<string[][]> {
  const set = { file, alt: "Open land behind a gate" };
  await writeContent(folder, [
    { file: "gallery.json", edits: [{ at: ["tiles", 0, "photo"], set }] },
  ]);
  if (bytes) await fs.writeFile(path.join(folder, file), bytes);
  const problems = await checkContent(folder);
  return problems.map(({ file: name, line, column, where, problem, fix, severity }) => [
    `${name}:${line}:${column}  ${where}`,
    severity === "warning" ? `warning: ${problem}` : problem,
    fix,
  ]);
}

const at = 'data/gallery.json:8:17  tiles › 1 "Words 1" › photo › file';

test.each([
  { file: "images/gate.jpg", make: () => picture(1200, 800).jpeg() },
  { file: "images/gate.JPEG", make: () => picture(1200, 800).jpeg() },
  { file: "images/gate.png", make: () => picture(1200, 800).png() },
  { file: "images/gate.webp", make: () => picture(1200, 800).webp() },
  { file: "images/gate.avif", make: () => picture(1200, 800).avif({ effort: 0 }) },
])("$file is a picture", async ({ file, make }) => {
  expect(await checkPicture(file, await make().toBuffer())).toEqual([]);
});

test("a picture that its camera held sideways is measured upright", async () => {
  const turned = (width: number, height: number) =>
    picture(width, height).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  expect(await checkPicture("images/gate.jpg", await turned(800, 1200))).toEqual([]);
  expect(await checkPicture("images/gate.jpg", await turned(1200, 800))).toEqual([
    [
      at,
      "the picture is 800 × 1200 pixels; at least 1200 × 800 are needed",
      "use the original from the camera or phone, not a copy sent by chat",
    ],
  ]);
});

test.each([
  { width: 1199, height: 800 },
  { width: 1200, height: 799 },
])("$width × $height pixels are too few", async ({ width, height }) => {
  expect(
    await checkPicture("images/gate.jpg", await picture(width, height).jpeg().toBuffer()),
  ).toEqual([
    [
      at,
      `the picture is ${width} × ${height} pixels; at least 1200 × 800 are needed`,
      "use the original from the camera or phone, not a copy sent by chat",
    ],
  ]);
});

test.each([
  { width: 3600, height: 1200, isLong: false },
  { width: 3601, height: 1200, isLong: true },
  { width: 1200, height: 3601, isLong: true },
])("$width × $height pixels: so long that it is warned of: $isLong", async (shape) => {
  const { width, height, isLong } = shape;
  const said = await checkPicture(
    "images/gate.jpg",
    await picture(width, height).jpeg().toBuffer(),
  );
  const warning = [
    at,
    `warning: the picture is ${width} × ${height} pixels, so long that its place shows a small part of it`,
    "cut it to about 3:2 around what matters",
  ];
  expect(said).toEqual(isLong ? [warning] : []);
});

test("a picture that is transparent in places is warned of", async () => {
  const background = { r: 90, g: 80, b: 60, alpha: 0.5 };
  const glass = sharp({ create: { width: 1200, height: 800, channels: 4, background } });
  expect(await checkPicture("images/gate.png", await glass.png().toBuffer())).toEqual([
    [
      at,
      "warning: the picture is transparent in places, and what lies behind it shows through",
      "save it without transparency, as a JPEG does",
    ],
  ]);
});

test("a picture of another format than its name says", async () => {
  expect(await checkPicture("images/gate.png", await picture(1200, 800).jpeg().toBuffer())).toEqual(
    [
      [
        at,
        "the file holds a JPEG picture, which its name does not say",
        "rename it to end in .jpg, here and in data/images",
      ],
    ],
  );
});

test("a picture of a format that browsers do not show", async () => {
  expect(await checkPicture("images/gate.jpg", await picture(1200, 800).tiff().toBuffer())).toEqual(
    [[at, "the file holds a TIFF picture", "save it as JPEG, PNG, WebP or AVIF"]],
  );
});

const damaged = [
  at,
  "the file cannot be read as a picture; it may be damaged or cut short",
  "copy it again from the camera or phone",
];

test("a picture that was cut short", async () => {
  const noise = sharp({
    create: {
      width: 1200,
      height: 800,
      channels: 3,
      background: "#000",
      noise: { type: "gaussian", mean: 128, sigma: 40 },
    },
  });
  const whole = await noise.jpeg().toBuffer();
  expect(await checkPicture("images/gate.jpg", whole)).toEqual([]);
  expect(await checkPicture("images/gate.jpg", whole.subarray(0, whole.length / 2))).toEqual([
    damaged,
  ]);
});

test("a file that is no picture", async () => {
  expect(await checkPicture("images/gate.jpg", Buffer.from("not a picture"))).toEqual([damaged]);
});

test("a picture of nearly the same name", async () => {
  await fs.writeFile(path.join(folder, "images/Gate.jpg"), "");
  expect(await checkPicture("images/gate.jpg")).toEqual([
    [at, "there is no file data/images/gate.jpg", 'write "images/Gate.jpg"'],
  ]);
});

test.each([
  { only: "images/hero.jpg", fix: "put the picture there, or correct the path" },
  { only: "images/gate.txt", fix: "put the picture there, or correct the path" },
  { only: "images/gates.png", fix: 'write "images/gates.png"' },
])("a picture that is not there, beside $only", async ({ only, fix }) => {
  await fs.writeFile(path.join(folder, only), "");
  expect(await checkPicture("images/gate.jpg")).toEqual([
    [at, "there is no file data/images/gate.jpg", fix],
  ]);
});
