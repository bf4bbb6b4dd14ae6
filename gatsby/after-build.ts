import type { BuildArgs } from "gatsby";

import { writeSearchFiles } from "./head/sitemap";
import { writeHostFiles } from "./hosting/host-files";
import { prune } from "./hosting/prune";
import { writeShareImages } from "./images/share-images";
import { comparePublished } from "./run/compare";

/** Compares Gatsby's pages with the content, and makes public/ complete; the order matters. */
export async function afterBuild(build: BuildArgs): Promise<void> {
  await comparePublished(build);
  await writeShareImages();
  await writeSearchFiles(build);
  prune();
  await writeHostFiles(build);
}
