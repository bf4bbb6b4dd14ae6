import fs from "node:fs";
import http from "node:http";
import path from "node:path";
import sharp from "sharp";

import { filesOf } from "../check/read/files";
import { photoHost } from "../schema/patterns";
import { listen, serveSites } from "../test/support/server";

/** Removes every script from a page. */
export const withoutScripts = (html: string) =>
  html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replaceAll(/<link\b[^>]*(modulepreload|as="script")[^>]*>/g, "");

/** A JPEG of about 47 kB, the size of a phone's first photo from the stock photo host. */
const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
const stockPhoto = sharp({
  create: { width: 1280, height: 800, channels: 3, background: "#000", noise },
})
  .blur(2.85)
  .jpeg({ quality: 70 })
  .toBuffer();

/** Serves a copy of public/ with photos of this machine. @param edit changes the HTML of each page. @returns the address. */
export async function serve(name: string, edit: (html: string) => string): Promise<string> {
  const photo = await stockPhoto;
  // The photos have their own server, so that they do not take up the connections of the pages.
  const photos = await listen(
    http.createServer((_, response) => response.setHeader("Content-Type", "image/jpeg").end(photo)),
  );
  const folder = path.resolve("node_modules/.cache/bench", name);
  fs.rmSync(folder, { recursive: true, force: true });
  fs.cpSync("public", folder, { recursive: true });
  for (const file of filesOf(folder).filter((name) => /(_headers|\.html|\.json)$/.test(name))) {
    const text = fs.readFileSync(path.join(folder, file), "utf8").replaceAll(photoHost, photos);
    fs.writeFileSync(path.join(folder, file), file.endsWith(".html") ? edit(text) : text);
  }
  return serveSites([folder]);
}
