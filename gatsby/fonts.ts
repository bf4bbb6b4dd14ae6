import { existsSync } from "node:fs";
import fs from "node:fs/promises";
import path from "node:path";

import subsetFont from "subset-font";

import { fontWeight } from "../src/theme";
import { writeIfChanged } from "./write-if-changed";

const packages = path.resolve("node_modules/@fontsource-variable");
const target = path.resolve("src/fonts");
/** Emptied when this code changes. */
const cache = path.resolve(".cache/fonts");

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));

/** Basic Latin, Latin-1 and the punctuation that English text uses. */
export const glyphs = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ..."–—‘’“”•…×−"].join("");

// A face of one weight is about half as large as one of several.
const displayWeight = { wght: fontWeight.medium };
const textWeights = { wght: { min: fontWeight.regular, max: fontWeight.semibold } };

const fonts = [
  {
    file: "fraunces.woff2",
    source: "fraunces/files/fraunces-latin-wght-normal.woff2",
    glyphs,
    variationAxes: displayWeight,
  },
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

/** Cuts the installed font families down to the glyphs that the site needs, into src/fonts/. */
export async function writeFonts(): Promise<void> {
  for (const { file, source, glyphs: text, variationAxes } of fonts) {
    const kept = path.join(cache, file);
    if (!existsSync(kept)) {
      const font = await fs.readFile(path.join(packages, source));
      await writeIfChanged(
        kept,
        await subsetFont(font, text, { targetFormat: "woff2", variationAxes }),
      );
    }
    await writeIfChanged(path.join(target, file), await fs.readFile(kept));
  }
}
