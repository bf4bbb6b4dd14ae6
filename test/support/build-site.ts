// Builds a test site in a copy of the project, so that the developer's data/ and public/ stay unchanged. The argument
// "extremes" gives the site the extremes that the check allows in place of the fixed content.
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

import { fixedContent, type ContentFiles } from "./content";
import { copyProject, spawnOptions } from "./copy-project";
import { extremeContent } from "./extremes";
import { extremesFolder, extremesPrefix, siteFolder, siteUrl } from "./folders";

function build(folder: string, content: ContentFiles, address: string): void {
  copyProject(folder, content);
  const command = ["node_modules/gatsby/cli.js", "build", "--prefix-paths"];
  const options = { ...spawnOptions(folder, address), stdio: "inherit" } as const;
  process.exitCode = spawnSync(process.execPath, command, options).status ?? 1;
}

if (process.argv.includes("extremes")) {
  void extremeContent().then((content) => build(extremesFolder, content, siteUrl + extremesPrefix));
} else {
  build(siteFolder, fixedContent(), siteUrl);
  // The type check needs the types of the queries, which only a build writes.
  fs.copyFileSync(path.join(siteFolder, "src/gatsby-types.d.ts"), "src/gatsby-types.d.ts");
}
