import type { BuildArgs } from "gatsby";

import { writeSearchFiles } from "./head/sitemap";
import { writeHostFiles } from "./hosting/host-files";
import { prune } from "./hosting/prune";
import { writeShareImages } from "./images/share-images";

/** Makes public/ complete, once Gatsby has written its pages; the order matters to the last two. */
export async function afterBuild(build: BuildArgs): Promise<void> {
  await writeShareImages();
  await writeSearchFiles(build);
  prune();
  await writeHostFiles(build);
}
