import { existsSync } from "node:fs";
import fs from "node:fs/promises";
import path from "node:path";

import subsetFont from "subset-font";

import { fontWeight } from "../src/theme";
import { writeIfChanged } from "./write-if-changed";

/** Emptied when this code changes. */
const cache = path.resolve(".cache/fonts");

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));

/** Basic Latin, Latin-1 and the punctuation of English text. */
const glyphs = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ..."–—‘’“”•…×−"].join("");

interface Font {
  file: string;
  /** Its file in node_modules/@fontsource-variable. */
  source: string;
  glyphs: string;
  variationAxes: { wght: number | { min: number; max: number } };
}

const textWeights = { wght: { min: fontWeight.regular, max: fontWeight.semibold } };

const display: Font = {
  file: "fraunces.woff2",
  source: "fraunces/files/fraunces-latin-wght-normal.woff2",
  glyphs,
  // A font of one weight is about half as large as one of several.
  variationAxes: { wght: fontWeight.medium },
};
const fonts: readonly Font[] = [
  display,
  {
    file: "hanken-grotesk.woff2",
    source: "hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2",
    glyphs,
    variationAxes: textWeights,
  },
  // Hanken Grotesk has no ₹, and Fraunces keeps it in its extended Latin.
  {
    file: "rupee.woff2",
    source: "fraunces/files/fraunces-latin-ext-wght-normal.woff2",
    glyphs: "₹",
    variationAxes: textWeights,
  },
];

async function subset({ source, glyphs, variationAxes }: Font, targetFormat: "woff2" | "sfnt") {
  const font = await fs.readFile(path.resolve("node_modules/@fontsource-variable", source));
  return subsetFont(font, glyphs, { targetFormat, variationAxes });
}

/** The display font, uncompressed, for the share images. */
export const displayFont = () => subset(display, "sfnt");

/** Writes the fonts into src/fonts/, reduced to the glyphs and weights that the site needs. */
export async function writeFonts(): Promise<void> {
  for (const font of fonts) {
    const cached = path.join(cache, font.file);
    if (!existsSync(cached)) await writeIfChanged(cached, await subset(font, "woff2"));
    await writeIfChanged(path.resolve("src/fonts", font.file), await fs.readFile(cached));
  }
}
