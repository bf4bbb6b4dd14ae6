/** @jest-environment node */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

import { checkBroken, type Edits } from "../../test/check/break-content";
import { staticFiles } from "./static-files";

const inStatic = (name: string): Edits => ({
  file: `../static/${name}`,
  edits: [{ bytes: "%PDF" }],
});
const linkTo = (to: string): Edits => ({
  file: "site.json",
  edits: [{ at: ["footer", "legal", 0, "to"], set: to }],
});
const brochure = (set: string): Edits => ({
  file: "pages/home.json",
  edits: [{ at: ["hero", "brochure"], set }],
});

const messages = async (...changes: Edits[]) =>
  (await checkBroken(changes)).map(({ file, where, problem, fix }) =>
    [where ? `${file} ${where}` : file, problem, fix].join("\n"),
  );

test("files of static/ may be published, linked and offered for download", async () => {
  expect(
    await messages(
      inStatic("google0123456789abcdef.html"),
      inStatic("ads.txt"),
      inStatic(".well-known/assetlinks.json"),
      inStatic("papers/rera.pdf"),
      linkTo("/papers/rera.pdf#page=2"),
      brochure("/papers/rera.pdf"),
    ),
  ).toEqual([]);
});

test("the sitemap may be linked", async () => {
  expect(await messages(linkTo("/sitemap.xml"))).toEqual([]);
});

test.each([
  "index.html",
  "about/index.html",
  "About",
  "404.html",
  "Robots.txt",
  "sitemap.xml",
  "_headers",
  "icons/favicon.svg",
  "page-data",
  "static/logo.svg",
])("%s would replace a file of the build", async (name) => {
  expect(await messages(inStatic(name))).toEqual([
    [
      `static/${name}`,
      "would replace a file that the build makes under the same name",
      "delete it, or give it another name",
    ].join("\n"),
  ]);
});

test("a name that an address cannot hold is to be changed", async () => {
  expect(await messages(inStatic("Our brochure.pdf"))).toMatchInlineSnapshot(`
    [
      "static/Our brochure.pdf
    has a name that cannot be part of an address as it is
    rename it with letters a to z, digits, points and hyphens, like "brochure.pdf"",
    ]
  `);
});

test("a link to a file that is not there", async () => {
  expect(await messages(inStatic("brochure.pdf"), linkTo("/broshure.pdf"))).toMatchInlineSnapshot(`
    [
      "data/site.json footer › legal › 1 "Words 1" › to
    leads to "/broshure.pdf", and there is no such file in static/
    write "/brochure.pdf"",
    ]
  `);
});

test("a download that is not there", async () => {
  expect(await messages(brochure("/plots.pdf"))).toMatchInlineSnapshot(`
    [
      "data/pages/home.json hero › brochure
    leads to "/plots.pdf", and there is no such file in static/
    put the file into static/, or correct the name",
    ]
  `);
});

test("a download that is no file of static/", async () => {
  expect(await messages(brochure("static/plots.pdf"))).toMatchInlineSnapshot(`
    [
      "data/pages/home.json hero › brochure
    must be the address of a file in static/, like "/brochure.pdf", but is "static/plots.pdf"
    put the file into static/ and write a slash and its name, like "/brochure.pdf"",
    ]
  `);
});

test("what computers leave in a folder is not published, and static/ need not exist", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "static-"));
  const names = [
    "b.pdf",
    "a/a.txt",
    ".about",
    ".DS_Store",
    "a/Thumbs.db",
    ".well-known/x",
    ".git/x",
  ];
  for (const name of names) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), "");
  }
  expect(staticFiles(folder)).toEqual([".well-known/x", "a/a.txt", "b.pdf"]);
  fs.rmSync(folder, { recursive: true });
  expect(staticFiles(folder)).toEqual([]);
});
