import fs from "node:fs";
import os from "node:os";
import path from "node:path";

import { filesOf } from "../../check/read/files";
import { homePage } from "../../schema/shapes/pages";
import { change, fixedContent, today, writeContent } from "../../test/support/content";
import { isError, updateCheckedCopy } from "./checked-copy";

const content = fixedContent();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "checked-copy-"));
afterAll(() => fs.rmSync(folder, { recursive: true }));

test("content is copied with a link to nothing, such as a text editor's lock file, beside it", async () => {
  writeContent(content, path.join(folder, "data"));
  fs.symlinkSync("nothing", path.join(folder, "data/.#site.json"));
  expect((await updateCheckedCopy(today, folder)).filter(isError)).toEqual([]);
  expect(filesOf(path.join(folder, ".content"))).toEqual([...content.keys()].sort());
});

test("a file of static/ that a page offers is found", async () => {
  const withBrochure = fixedContent();
  change(withBrochure, "pages/home.json", homePage, ({ hero }) => {
    hero.brochure = "/brochure.pdf";
  });
  writeContent(withBrochure, path.join(folder, "data"));
  fs.mkdirSync(path.join(folder, "static"));
  fs.writeFileSync(path.join(folder, "static/brochure.pdf"), "%PDF-1.7");
  expect((await updateCheckedCopy(today, folder)).filter(isError)).toEqual([]);
});
