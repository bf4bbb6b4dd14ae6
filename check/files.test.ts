/** @jest-environment node */
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";

import { checkContent } from "./index";
import { writeContent } from "../test/check/break-content";

let folder: string;

beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), "content-"));
  await writeContent(folder, []);
});

afterEach(() => fs.rm(folder, { recursive: true }));

const write = async (file: string) => {
  await fs.mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await fs.writeFile(path.join(folder, file), "{}");
};

const expected = (file: string, problem: string, fix: string) => ({
  file,
  line: 1,
  column: 1,
  where: "",
  problem,
  fix,
  severity: "error",
});

test("a missing file is named", async () => {
  await fs.rm(path.join(folder, "plots.json"));
  expect(await checkContent(folder)).toEqual([
    expected("data/plots.json", "the file is missing", "put it back: undo the last change"),
  ]);
});

test("a misnamed file is told its name", async () => {
  await fs.rename(path.join(folder, "plots.json"), path.join(folder, "Plot.json"));
  expect(await checkContent(folder)).toEqual([
    expected("data/Plot.json", "is not part of the site", "rename it to data/plots.json"),
  ]);
});

test.each([
  { file: "plots copy.json", fix: "delete it, or move it out of data" },
  { file: "pages/team.json", fix: "delete it, or move it out of data" },
  { file: "gate.jpg", fix: "put pictures into data/images" },
])("$file is not part of the site", async ({ file, fix }) => {
  await write(file);
  expect(await checkContent(folder)).toEqual([
    expected(`data/${file}`, "is not part of the site", fix),
  ]);
});

test.each([
  "images/notes.txt",
  "images/2024/gate.jpg",
  ".DS_Store",
  "pages/.DS_Store",
  "Thumbs.db",
])("%s may be there", async (file) => {
  await write(file);
  expect(await checkContent(folder)).toEqual([]);
});

test("a file that may not be read", async () => {
  await fs.rm(path.join(folder, "plots.json"));
  await fs.symlink(folder, path.join(folder, "plots.json"));
  expect(await checkContent(folder)).toEqual([
    expected(
      "data/plots.json",
      "the file cannot be read",
      "close other programs that use it, and look whether you may open it",
    ),
  ]);
});

test("a folder in place of a file counts as missing", async () => {
  await fs.rm(path.join(folder, "plots.json"));
  await fs.mkdir(path.join(folder, "plots.json"));
  expect(await checkContent(folder)).toEqual([
    expected("data/plots.json", "the file is missing", "put it back: undo the last change"),
  ]);
});
