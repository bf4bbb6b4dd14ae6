import fs from "node:fs";
import type { BuildArgs } from "gatsby";

import { filesOf, ignoredFile } from "../check/read/files";
import { writeSearchFiles } from "./head/sitemap";
import { writeHostFiles } from "./hosting/hosts";

/** Parts of public/ that only the build needs. */
const internal = ["_gatsby", "~partytown", "chunk-map.json", "webpack.stats.json"];

/** Removes from public/ what no browser needs, and writes the files for search engines and hosts. */
export function afterBuild({ reporter, pathPrefix }: BuildArgs): void {
  const files = filesOf("public");
  for (const part of [...internal, ...files.filter((file) => ignoredFile.test(file))]) {
    fs.rmSync(`public/${part}`, { recursive: true, force: true });
  }
  for (const file of files.filter((name) => name.endsWith("/page-data.json"))) {
    // Links load this data, but only the prebuilt HTML needs the structured data.
    const data: unknown = JSON.parse(fs.readFileSync(`public/${file}`, "utf8"), (key, value) =>
      key === "jsonLd" ? undefined : value,
    );
    fs.writeFileSync(`public/${file}`, JSON.stringify(data));
  }
  writeSearchFiles(reporter);
  writeHostFiles(pathPrefix);
}
