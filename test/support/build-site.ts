// Builds the test sites in a copy of the project, so that the developer's data/ and public/ stay as they are.
// tsx test/support/build-site.ts         the fixed content
// tsx test/support/build-site.ts odd     the odd content first, which is moved to a folder of its own
import fs from "node:fs";
import path from "node:path";

import { type Content, fixedContent } from "./content";
import { oddFolder, oddPrefix, siteFolder, siteUrl } from "./folders";
import { odd, oddWords } from "./odd";
import { copyProject } from "./project-copy";

/** Builds a site in the copy. @param words replaced in its code. @throws the output of a failed build. */
function build(content: Content, address = siteUrl, words: typeof oddWords | [] = []) {
  const site = copyProject(siteFolder, content, address);
  for (const [file, from, to] of words) {
    const text = fs.readFileSync(site.path(file), "utf8");
    fs.writeFileSync(site.path(file), text.replace(from, to));
    if (!text.includes(from)) throw new Error(`${file} has no "${from}".`);
  }
  const { status, output } = site.build();
  if (status !== 0) throw new Error(output);
  return site;
}

async function buildSites(withOdd: boolean): Promise<void> {
  if (withOdd) {
    const site = build(await odd(), siteUrl + oddPrefix, oddWords);
    fs.rmSync(oddFolder, { recursive: true, force: true });
    for (const folder of ["public", "deploy"]) {
      fs.cpSync(site.path(folder), path.join(oddFolder, folder), { recursive: true });
    }
  }
  const site = build(fixedContent());
  // Only a build writes the types of the queries, which the type check needs.
  fs.copyFileSync(site.path("src/gatsby-types.d.ts"), "src/gatsby-types.d.ts");
}

buildSites(process.argv.includes("odd")).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
