/** @jest-environment node */
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";

import { reportFor, writeContent } from "../../test/check/broken";
import { checkContent, formatProblems } from "..";

let folder: string;

beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), "content-"));
  await writeContent(folder, []);
});

afterEach(() => fs.rm(folder, { recursive: true }));

const inFolder = (file: string) => path.join(folder, file);
const messages = async () => formatProblems(await checkContent(folder));

const write = async (file: string) => {
  await fs.mkdir(path.dirname(inFolder(file)), { recursive: true });
  await fs.writeFile(inFolder(file), "{}");
};

test("a missing file is named, also when a folder has its name", async () => {
  await fs.rm(inFolder("plots.json"));
  await fs.mkdir(inFolder("plots.json"));
  expect(await messages()).toMatchInlineSnapshot(`
    "data/plots.json:1:1
      the file is missing
      put it back: undo the last change

    1 error in 1 file"
  `);
});

test("for a misnamed file, its right name is given", async () => {
  await fs.rename(inFolder("plots.json"), inFolder("Plot.json"));
  expect(await messages()).toMatchInlineSnapshot(`
    "data/Plot.json:1:1
      is not part of the site
      rename it to data/plots.json

    1 error in 1 file"
  `);
});

test("for a file in another folder, its own folder is given", async () => {
  await fs.rename(inFolder("plots.json"), inFolder("pages/plots.json"));
  await fs.mkdir(inFolder("images"));
  await fs.rename(inFolder("pages/csr.json"), inFolder("images/csr.json"));
  expect(await messages()).toMatchInlineSnapshot(`
    "data/images/csr.json:1:1
      is not part of the site
      move it to data/pages/csr.json

    data/pages/plots.json:1:1
      is not part of the site
      move it to data/plots.json

    2 errors in 2 files"
  `);
});

test("a file that is not part of the site", async () => {
  await write("pages/team.json");
  await write("gate.jpg");
  expect(await messages()).toMatchInlineSnapshot(`
    "data/gate.jpg:1:1
      is not part of the site
      put photos into data/images

    data/pages/team.json:1:1
      is not part of the site
      delete it, or move it out of data

    2 errors in 2 files"
  `);
});

test("notes beside photos, and what computers leave in folders, may be there", async () => {
  const files = ["images/notes.txt", "images/2024/notes.txt", ".DS_Store", "pages/Thumbs.db"];
  await Promise.all(files.map(write));
  expect(await checkContent(folder)).toEqual([]);
});

test("a file that may not be opened", async () => {
  await fs.rm(inFolder("plots.json"));
  await fs.symlink(folder, inFolder("plots.json"));
  expect(await messages()).toMatchInlineSnapshot(`
    "data/plots.json:1:1
      the file cannot be read
      close other programs that use it, and check that you are allowed to open it

    1 error in 1 file"
  `);
});

test.each([
  { name: "Unix", end: "\n" },
  { name: "Windows", end: "\r\n" },
  { name: "old Mac", end: "\r" },
])("a place has a line and a column, with line ends of $name", async ({ end }) => {
  const bytes = ["{", '  "statistics": [', '    { "label": "Years", "value": "15" }', "  ]", "}"];
  const said = await reportFor({ file: "statistics.json", bytes: bytes.join(end) });
  expect(said).toContain("data/statistics.json:3:34  ");
});
