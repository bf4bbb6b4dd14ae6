import type { BuildArgs } from "gatsby";

import { editorsFiles } from "../check";
import { writeSearchFiles } from "./head/sitemap";
import { compress } from "./hosting/compress";
import { writeHostFiles } from "./hosting/write-host-files";
import { sharePageStyles } from "./hosting/page-styles";
import { prune } from "./hosting/prune";
import { writeShareImages } from "./images/share-images";
import { comparePublished } from "./run/compare-published";

/** Compares Gatsby's pages with the content, and makes public/ complete; the order matters. */
export async function afterBuild(build: BuildArgs): Promise<void> {
  await comparePublished(build);
  await writeShareImages();
  await writeSearchFiles(build);
  prune();
  await sharePageStyles("public", ".cache/page-styles.json");
  await writeHostFiles(build);
  await compress("public", process.env, editorsFiles("static"));
}
