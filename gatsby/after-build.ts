import type { BuildArgs } from "gatsby";

import { writeSearchFiles } from "./head/sitemap";
import { compress } from "./hosting/compress";
import { writeHostFiles } from "./hosting/write-host-files";
import { writeShareImages } from "./images/share-images";

/** Completes public/. Compression comes last, since the other steps write text files. */
export async function afterBuild({ reporter, pathPrefix }: BuildArgs): Promise<void> {
  await writeShareImages();
  await writeSearchFiles(reporter);
  await writeHostFiles(pathPrefix);
  await compress("public");
}
