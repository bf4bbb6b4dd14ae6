import fs from "node:fs";
import path from "node:path";

import { contentFiles } from "../../schema/content-files";
import type { DataFiles } from "./data-files";

/** The fixed content of the tests: the specification's words, and the site's own where it has none. */
export function frozen(): DataFiles {
  return new Map(
    contentFiles.map(({ path: file }) => [
      file,
      JSON.parse(fs.readFileSync(path.resolve("test/content", file), "utf8")),
    ]),
  );
}
