import fs from "node:fs";
import os from "node:os";
import path from "node:path";

import sharp from "sharp";

import { changedFiles } from "../test/check/changed";
import { today, writeContent } from "../test/support/content";
import { checkContent, checkFiles, checkSiteUrl } from ".";

const root = fs.mkdtempSync(path.join(os.tmpdir(), "content-"));
const folder = path.join(root, "data");
afterAll(() => fs.rmSync(root, { recursive: true }));

/** Checks the fixed content with other values at some places, and with some files. */
async function check(values: Record<string, unknown>, files: Record<string, string | Buffer> = {}) {
  const duties = { "pages/why-invest.json cost duties asOf": "2025-07-01" };
  writeContent(changedFiles({ ...duties, ...values }), folder);
  for (const [name, bytes] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), bytes);
  }
  return checkContent(folder, { today });
}

const stage = "ongoing-projects.json projects 1 stage";

test("the fixed content is fine", async () => expect(await check({})).toEqual([]));

test("a problem has its file, line, field by label and key, and message", async () => {
  const where = 'Projects › 2 "Shamshabad Orchard" › Stage (stage)';
  const file = "data/ongoing-projects.json";
  expect(await check({ [stage]: 7 })).toMatchObject([
    { file, line: 27, column: 16, severity: "error", where, path: ["projects", 1, "stage"] },
  ]);
  // The rules run once all shapes fit.
  expect(await check({ [stage]: "Drain" })).toMatchObject([{ file, line: 27, where }]);
});

test("once the site is launched, what is still to do stops the build", async () => {
  const problems = await check({ "site.json launched": "is launched" });
  expect(problems.map(({ severity }) => severity)).toContain("error");
  expect(problems.map(({ severity }) => severity)).not.toContain("launch");
});

test("a day begins when it does in India", async () => {
  writeContent(changedFiles({ "pages/why-invest.json cost duties asOf": "2026-01-01" }), folder);
  const found = await checkContent(folder, { today: new Date("2025-12-31T20:30:00Z") });
  expect(found.filter(({ path }) => path[1] === "duties")).toEqual([]);
});

test("files that are missing, misnamed or not part of the site", () => {
  const [, ...files] = [...changedFiles({}).keys()].filter((file) => file !== "site.json");
  const found = checkFiles([...files, "layouts/Neem.json", "images/notes.txt", "gate.jpg"]);
  expect(found.map(({ file, message }) => `${file} ${message}`)).toEqual([
    expect.stringMatching(/^data\/layouts\/Neem.json is not a file .* like neem-avenue.json/),
    expect.stringMatching(/^data\/gate.jpg .* move photos to data\/images/),
    expect.stringMatching(/^data\/completed-projects.json is missing: put it back/),
    expect.stringMatching(/^data\/site.json is missing: put it back/),
  ]);
});

const land = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#6b5b3a" } });
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M2 2h20v20z"/></svg>';

test("photos, drawings and icons", async () => {
  const photo = (name: string) => ({ "gallery.json tiles 0 photo src": `/images/${name}` });
  const seal = { "site.json seal src": "/images/seal2.svg" };
  const grain = Buffer.from(Array.from({ length: 1200 * 800 * 3 }, (_, index) => index ** 2 % 251));
  const whole = await sharp(grain, { raw: { width: 1200, height: 800, channels: 3 } })
    .jpeg()
    .toBuffer();
  const rotated = await land(1200, 800).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const rows: [values: object, files: Record<string, string | Buffer>, message: RegExp][] = [
    [photo("gate.jpg"), {}, /but there is no file data\/images\/gate.jpg: put the file/],
    [photo("gate.jpg"), { "images/gate2.jpg": whole }, /no file .*: write "\/images\/gate2.jpg"/],
    [photo("gate.jpg"), { "images/gate.jpg": rotated }, /has 800 × 1200 pixels, but needs/],
    [
      photo("gate.jpg"),
      { "images/gate.jpg": await land(1200, 800).png().toBuffer() },
      /is in the format PNG/,
    ],
    [photo("gate.jpg"), { "images/gate.jpg": "%PDF-1.7" }, /cannot be read/],
    [
      photo("gate.jpg"),
      { "images/gate.jpg": whole.subarray(0, whole.length / 2) },
      /cannot be read/,
    ],
    [{}, { "images/gate.jpg": whole }, /a photo that no page shows/],
    [seal, { "images/seal2.svg": drawing.slice(0, -3) }, /cannot be read/],
    [{}, { "images/icons/house.svg": drawing }, /not an icon that the site can draw/],
    [{}, { "images/icons/linkedin.svg": drawing.replace("/>", "/><path/>") }, /not an icon/],
  ];
  for (const [values, files, message] of rows)
    expect((await check({ ...values }, files))[0]?.message).toMatch(message);
  const own = { "images/gate.jpg": whole, "images/icons/linkedin.svg": drawing };
  const icon = { "pages/services.json services items 0 icon": "linkedin" };
  expect(await check({ ...photo("gate.jpg"), ...icon }, own)).toEqual([]);
});

test.each([
  [undefined, "is not set"],
  ["https://www.example.com/", "not the address of the site"],
  ["https://www.pasidi.in/?a=1", "not the address of the site"],
])("the site has the address %s", (address, message) => {
  expect(checkSiteUrl(address)).toMatchObject([{ message: expect.stringContaining(message) }]);
});
