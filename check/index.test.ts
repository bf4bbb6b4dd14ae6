import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";

import { checkContent, checkFiles, checkSiteUrl } from ".";
import { changedFiles, today, writeContent } from "../test/support/content";
import example from "../test/support/plan-example.json";

const root = fs.mkdtempSync(path.join(os.tmpdir(), "content-"));
const folder = path.join(root, "data");
afterAll(() => fs.rmSync(root, { recursive: true }));

/** Checks the fixed content with other values at some places, and with some files. */
async function check(values: Record<string, unknown>, files: Record<string, string | Buffer> = {}) {
  const duties = { "pages/why-invest.json cost duties asOf": "2025-07-01" };
  writeContent(changedFiles({ ...duties, ...values }), folder);
  for (const [name, bytes] of Object.entries(files))
    fs.writeFileSync(path.join(folder, name), bytes);
  return checkContent(folder, { today });
}

const stage = "ongoing-projects.json projects 1 stage";

test("a problem has its file, line, field by label and key, and message", async () => {
  const where = 'Projects › 2 "Shamshabad Orchard" › Stage (stage)';
  const file = "data/ongoing-projects.json";
  expect(await check({ [stage]: 7 })).toMatchObject([
    { file, line: 20, column: 16, severity: "error", where, path: ["projects", 1, "stage"] },
  ]);
  const rows = [{ ...example.rows[1], plots: 0 }];
  expect(await check({ "layouts/neem-avenue.json plan": { ...example, rows } })).toMatchObject([
    { where: 'Plan › Rows › 1 "Plot 8, 0 in all" › Number of plots (plots)' },
  ]);
  // The rules run once all shapes fit.
  expect(await check({ [stage]: "Drain" })).toMatchObject([{ file, line: 20, where }]);
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
    expect.stringMatching(
      /^data\/layouts\/Neem.json is not a file .* like data.layouts.neem-avenue.json/,
    ),
    expect.stringMatching(/^data\/gate.jpg .* move photos to data\/images/),
    expect.stringMatching(/^data\/completed-projects.json is missing: put it back/),
    expect.stringMatching(/^data\/site.json is missing: put it back/),
  ]);
});

test("photos and drawings", async () => {
  const create = { width: 1200, height: 800, channels: 3, background: "#6b5b3a" } as const;
  const jpeg = sharp({ create }).jpeg();
  const [whole, rotated] = [jpeg.clone(), jpeg.withMetadata({ orientation: 6 })];
  const [bytes, png] = [await whole.toBuffer(), await sharp({ create }).png().toBuffer()];
  const used = { "gallery.json tiles 0 photo src": "/images/gate.jpg" };
  const messageOf = async (name: string, file: string | Buffer, values: object = used) =>
    (await check({ ...values }, { [`images/${name}`]: file })).map(({ message }) => message).join();
  expect(await messageOf("gate2.jpg", bytes)).toMatch(/no file .*: write "\/images\/gate2.jpg"/);
  expect(await messageOf("gate.jpg", await rotated.toBuffer())).toMatch(/has 800 × 1200 pixels/);
  expect(await messageOf("gate.jpg", png)).toMatch(
    /in the format PNG, but its name says otherwise/,
  );
  expect(await messageOf("gate.jpg", "%PDF-1.7")).toMatch(/which cannot be read/);
  expect(await messageOf("gate.jpg", bytes.subarray(0, -900))).toMatch(/which cannot be read/);
  expect(await messageOf("gate.jpg", bytes, {})).toMatch(/a photo that no page shows/);
  expect(await messageOf("gate.jpg", bytes)).toBe("");
  const seal = { "site.json seal src": "/images/seal2.svg" };
  expect(await messageOf("seal2.svg", '<svg viewBox="0 0 9 9"><path/></s', seal)).toMatch(/cannot/);
});

test.each([
  [undefined, "is not set"],
  ["https://www.example.com/", "not the address of the site"],
  ["https://www.pasidi.in/?a=1", "not the address of the site"],
])("the site has the address %s", (address, message) => {
  expect(checkSiteUrl(address)).toMatchObject([{ message: expect.stringContaining(message) }]);
});
