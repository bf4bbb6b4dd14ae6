import fs from "node:fs";

import type { BuildArgs } from "gatsby";

import { filesOf, visibleFilesOf } from "../check/read/files";
import { leaveOutJsonLd } from "./head/page-data";
import { writeSearchFiles } from "./head/sitemap";
import { compress } from "./hosting/compress";
import { writeHostFiles } from "./hosting/write-host-files";
import { writeShareImages } from "./images/share-images";

/** Parts of public/ that only Gatsby uses. */
const internal = ["_gatsby", "~partytown", "chunk-map.json", "webpack.stats.json"];

/** Completes public/. Compression comes last, since the other steps write text files. */
export async function afterBuild({ reporter, pathPrefix }: BuildArgs): Promise<void> {
  const visible = new Set(visibleFilesOf("public"));
  const hidden = filesOf("public").filter((file) => !visible.has(file));
  for (const part of [...internal, ...hidden]) {
    fs.rmSync(`public/${part}`, { recursive: true, force: true });
  }
  leaveOutJsonLd("public/page-data");
  await writeShareImages();
  await writeSearchFiles(reporter);
  await writeHostFiles(pathPrefix);
  await compress("public");
}
