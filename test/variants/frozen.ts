import fs from "node:fs";
import path from "node:path";

import { contentFiles } from "../../schema/content-files";
import { exampleContent } from "../check/example";
import type { DataFiles } from "./data-files";

/**
 * The content as the site was first shipped, which proves what the specification fixes. A file that came
 * later is filled in from its shape, so that a new page needs no change here.
 */
export function frozen(): DataFiles {
  const example = exampleContent();
  return new Map(
    contentFiles.map(({ path: file }) => {
      const kept = path.resolve("test/variants/frozen", file);
      const value: unknown = fs.existsSync(kept)
        ? JSON.parse(fs.readFileSync(kept, "utf8"))
        : example.get(file);
      return [file, value];
    }),
  );
}
