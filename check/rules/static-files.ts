import fs from "node:fs";
import path from "node:path";

import { pageFiles } from "../../schema/content-files";
import { eachFile, warning } from "./content";

const pages = pageFiles.map(({ route }) => route.slice(1));

/** What the build makes in public/; some hosts ignore upper and lower case. */
const madeByBuild = new RegExp(
  [
    `^((${pages.filter(Boolean).join("|")})/)?index\\.html$`,
    "^(404\\.html|_headers|licenses\\.txt|robots\\.txt|sitemap\\.xml)$",
    "^(icons|page-data|share|static)/",
    "^[^/]+-[0-9a-f]{20}\\.(css|js)$",
  ].join("|"),
  "i",
);

/** A file of static/ replaces nothing that the build makes, has a name that an address can contain, and is not empty. */
export const staticFilesFit = eachFile(
  "static",
  ({ published }) => published,
  (name, { folder }) => {
    // A file "about" would take the place of the folder that holds the page.
    if (madeByBuild.test(name) || madeByBuild.test(`${name}/index.html`)) {
      const problem = "would replace a file that the build makes under the same name";
      return { problem, fix: "delete it, or give it another name" };
    }
    if (!/^[\w./-]+$/.test(name)) {
      const fix = 'rename it with letters a to z, digits, dots and hyphens, like "brochure.pdf"';
      return { problem: "has a name that cannot be part of an address", fix };
    }
    const bytes = fs.readFileSync(path.join(folder, "../static", name));
    const fix = "copy it again from where you have it, or delete it";
    if (bytes.length === 0) return warning("is empty", fix);
    const isPdf = !/\.pdf$/i.test(name) || bytes.subarray(0, 1024).includes("%PDF-");
    return !isPdf && warning("is not a PDF, whatever its name says", fix);
  },
);
