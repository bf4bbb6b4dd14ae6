import fs from "node:fs";
import path from "node:path";

import { eachFile, warning } from "./rule";

/** What is wrong with a file of static/, which is published as it is. */
export const staticFileRule = eachFile(
  "static",
  ({ staticFiles }) => staticFiles,
  (name, { folder }) => {
    if (!/^[\w./~-]+$/.test(name)) {
      const fix = 'use letters a to z, digits, dots and hyphens, like "brochure.pdf"';
      return { problem: "has a name that an address cannot contain", fix };
    }
    const bytes = fs.readFileSync(path.join(folder, "../static", name));
    const isPdf = !/\.pdf$/i.test(name) || bytes.subarray(0, 1024).includes("%PDF-");
    const problem = "is not a PDF, although its name ends in .pdf";
    return !isPdf && warning(problem, "copy the file into static/ again, or delete it");
  },
);
