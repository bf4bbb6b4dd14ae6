import fs from "node:fs";
import path from "node:path";

import { generatedFiles } from "../schema/generated-files";

const guide = fs.readFileSync("docs/editing-content.md", "utf8");
for (const [file, text] of generatedFiles(guide)) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}
console.log("The guide's tables and the editor's completion are up to date with schema/.");
