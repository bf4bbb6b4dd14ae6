// Builds a test site in a copy of the project, so that the developer's data/ and public/ stay as they are: the fixed
// content or, with the argument "odd", the odd one.
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

import { fixedContent, type ContentFiles } from "./content";
import { copyProject, inCopy } from "./copy-project";
import { oddFolder, oddPrefix, siteFolder, siteUrl } from "./folders";
import { odd } from "./odd";

/** Builds a site. */
function build(folder: string, content: ContentFiles, address = siteUrl): void {
  copyProject(folder, content);
  const command = ["node_modules/gatsby/cli.js", "build", "--prefix-paths"];
  const options = { ...inCopy(folder, address), stdio: "inherit" } as const;
  process.exitCode = spawnSync(process.execPath, command, options).status ?? 1;
}

if (process.argv.includes("odd")) {
  void odd().then((content) => build(oddFolder, content, siteUrl + oddPrefix));
} else {
  build(siteFolder, fixedContent());
  // The type check needs the types of the queries, which only a build writes.
  fs.copyFileSync(path.join(siteFolder, "src/gatsby-types.d.ts"), "src/gatsby-types.d.ts");
}
