// Builds the test sites in a copy of the project, so that the developer's data/ and public/ stay as they are.
// tsx test/support/build-site.ts         the fixed content
// tsx test/support/build-site.ts odd     the odd content first, which is moved to a folder of its own
import fs from "node:fs";
import path from "node:path";

import { fixedContent } from "./content";
import { oddFolder, siteFolder } from "./folders";
import { odd } from "./odd";
import { copyProject } from "./project-copy";

/** Builds the copy. @throws the output of a failed build. */
function build(site: ReturnType<typeof copyProject>): void {
  const { status, output } = site.build();
  if (status !== 0) throw new Error(output);
}

async function buildSites(withOdd: boolean): Promise<void> {
  const site = copyProject(siteFolder, fixedContent());
  if (withOdd) {
    site.write(await odd());
    build(site);
    fs.rmSync(oddFolder, { recursive: true, force: true });
    for (const folder of ["public", "deploy"]) {
      fs.cpSync(site.path(folder), path.join(oddFolder, folder), { recursive: true });
    }
    site.write(fixedContent());
  }
  build(site);
  // Only a build writes the types of the queries, which the type check needs.
  fs.copyFileSync(site.path("src/gatsby-types.d.ts"), "src/gatsby-types.d.ts");
}

buildSites(process.argv.includes("odd")).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
