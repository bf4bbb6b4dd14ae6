import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";

import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";
import subsetFont from "subset-font";

import { pageFiles } from "../../schema/content-files";
import { admittedContent } from "../content/gate";
import { glyphs } from "../fonts";
import { titleOf } from "../head/page-head";
import { writeIfChanged } from "../write-if-changed";
import { shareImage } from "./share-image";

/** The display font at one weight, as a file that the drawing library can read. */
async function displayFont(folder: string): Promise<string> {
  const source =
    "node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2";
  const font = await subsetFont(await fs.readFile(source), glyphs, {
    targetFormat: "sfnt",
    variationAxes: { wght: 500 },
  });
  const file = path.join(folder, "fraunces.ttf");
  await fs.writeFile(file, font);
  return file;
}

const readContent = async (file: string) =>
  JSON.parse(await fs.readFile(path.join(admittedContent, file), "utf8"));

/**
 * Writes one image per page for shared links into public/share/, with the page's own heading. Images
 * of earlier headings are removed.
 */
export async function writeShareImages(): Promise<void> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), "share-"));
  const fontFiles = [await displayFont(folder)];
  const site = await readContent("site.json");
  const target = path.resolve("public/share");
  const names = new Set<string>();
  for (const file of pageFiles) {
    const page = await readContent(file.path);
    const { name, svg } = shareImage(file, titleOf(page), site.name);
    const drawing = new Resvg(svg, { font: { fontFiles, loadSystemFonts: false } }).render();
    // It has few colours: a palette reduces it to a quarter of the size.
    const png = await sharp(drawing.asPng()).png({ palette: true, colors: 96 }).toBuffer();
    await writeIfChanged(path.join(target, name), png);
    names.add(name);
  }
  for (const name of await fs.readdir(target)) {
    if (!names.has(name)) await fs.rm(path.join(target, name));
  }
  await fs.rm(folder, { recursive: true });
}
