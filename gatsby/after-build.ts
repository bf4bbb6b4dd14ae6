import type { BuildArgs } from "gatsby";

import { writeSearchFiles } from "./head/sitemap";
import { compress } from "./hosting/compress";
import { writeHostFiles } from "./hosting/write-host-files";
import { writeShareImages } from "./images/share-images";
import { builtVariable } from "./run";

/** Makes public/ complete; the order matters. */
export async function afterBuild(build: BuildArgs): Promise<void> {
  await writeShareImages();
  await writeSearchFiles(build);
  await writeHostFiles(build.pathPrefix);
  await compress("public");
  process.env[builtVariable] = "true";
}
