import fs from "node:fs";
import os from "node:os";
import path from "node:path";

import { filesOf } from "../../check";
import { fixedContent, today, writeContent } from "../../test/support/content";
import { admitContent, isError } from "./gate";

const content = fixedContent();
const project = process.cwd();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "gate-"));
beforeAll(() => process.chdir(folder));
afterAll(() => {
  process.chdir(project);
  fs.rmSync(folder, { recursive: true });
});

test("content is admitted with a link to nothing, such as a text editor's lock file, beside it", async () => {
  writeContent(content, "data");
  fs.symlinkSync("nothing", "data/.#site.json");
  expect((await admitContent(today)).filter(isError)).toEqual([]);
  expect(filesOf(".content")).toEqual([...content.keys()].sort());
});
