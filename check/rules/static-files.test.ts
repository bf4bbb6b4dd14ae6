/** @jest-environment node */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

import { type Edit, messagesFor, messagesOf } from "../../test/check/broken";
import { editorsFiles } from "../read/folder-files";

const inStatic = (name: string): Edit => ({ file: `../static/${name}`, bytes: "%PDF" });
const linkTo = (to: string): Edit => ({
  file: "site.json",
  at: ["footer", "legal", 0, "to"],
  set: to,
});
const brochure = (set: string): Edit => ({
  file: "pages/home.json",
  at: ["hero", "brochure"],
  set,
});

test("files of static/ may be published, linked and offered for download, and the sitemap be linked", async () => {
  const said = await messagesFor([
    inStatic("google0123456789abcdef.html"),
    inStatic("ads.txt"),
    inStatic(".well-known/assetlinks.json"),
    inStatic("papers/rera.pdf"),
    linkTo("/papers/rera.pdf#page=2"),
    brochure("/papers/rera.pdf"),
  ]);
  expect(said).toBe("");
  expect(await messagesFor(linkTo("/sitemap.xml"))).toBe("");
});

test("files with a wrong name, and links to files that are not there", async () => {
  const mistakes = {
    "the name of a file that the build makes": inStatic("about/index.html"),
    "a name that an address cannot hold": inStatic("Our brochure.pdf"),
    "an empty file": { file: "../static/brochure.pdf", bytes: "" },
    "a misspelt link": [inStatic("brochure.pdf"), linkTo("/broshure.pdf")],
    "a download that is not there": brochure("/plots.pdf"),
    "a download that is no file of static/": brochure("static/plots.pdf"),
  };
  expect(await messagesOf(mistakes)).toMatchInlineSnapshot(`
    "the name of a file that the build makes: static/about/index.html
      would replace a file that the build makes under the same name
      delete it, or give it another name
    a name that an address cannot hold: static/Our brochure.pdf
      has a name that cannot be part of an address as it is
      rename it with letters a to z, digits, dots and hyphens, like "brochure.pdf"
    an empty file: Warnings: static/brochure.pdf
      is empty
      copy it again from where you have it, or delete it
    a misspelt link: data/site.json  footer › legal › 1 "Words 1" › to
      links to "/broshure.pdf", and there is no such file in static/
      write "/brochure.pdf"
    a download that is not there: data/pages/home.json  hero › brochure
      links to "/plots.pdf", and there is no such file in static/
      put the file into static/, or correct the name
    a download that is no file of static/: data/pages/home.json  hero › brochure
      must be the address of a file in static/, like "/brochure.pdf", but is "static/plots.pdf"
      put the file into static/ and write a slash and its name, like "/brochure.pdf""
  `);
});

test.each(["About", "404.html", "Robots.txt", "_headers", "icons/favicon.svg", "page-data"])(
  "%s would replace what the build makes",
  async (file) => {
    expect(await messagesFor(inStatic(file))).toContain("would replace a file");
  },
);

test("what computers leave in a folder is not published, and static/ need not exist", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "static-"));
  const byproducts = [".about", ".DS_Store", "a/Thumbs.db", ".git/x"];
  for (const name of ["b.pdf", "a/a.txt", ".well-known/x", ...byproducts]) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), "");
  }
  expect(editorsFiles(folder)).toEqual([".well-known/x", "a/a.txt", "b.pdf"]);
  fs.rmSync(folder, { recursive: true });
  expect(editorsFiles(folder)).toEqual([]);
});
