import { withPrefix } from "gatsby";
import createCache from "@emotion/cache";
import { css, type EmotionCache } from "@emotion/react";

import { fontWeight } from "../theme";
import { globalStyles } from "../global-styles";

const textWeights = `${fontWeight.regular} ${fontWeight.semibold}`;

const webFont = (family: string, file: string, weight: string | number) => ({
  "font-family": family,
  src: `url(${withPrefix(`/fonts/${file}.woff2`)})`,
  "font-weight": weight,
  "font-display": "swap",
});

/** A local font, scaled to the metrics of the web font that it stands in for. All numbers are percentages. */
const fallback = (
  family: string,
  src: string,
  { size, ascent, descent }: Record<"size" | "ascent" | "descent", number>,
) => ({
  "font-family": `${family} Fallback`,
  src,
  "size-adjust": `${size}%`,
  "ascent-override": `${ascent}%`,
  "descent-override": `${descent}%`,
});

/**
 * CSS rules of the fonts and of local fallbacks, scaled to the fonts' metrics to avoid a layout shift. The overrides
 * come from the metrics tables of the font files: (units of the font) / (units of the fallback), by average character
 * width.
 */
const fontFaces = [
  webFont("Fraunces", "fraunces", fontWeight.display),
  webFont("Hanken Grotesk", "hanken-grotesk", textWeights),
  { ...webFont("Rupee", "rupee", textWeights), "unicode-range": "U+20B9" },
  fallback("Fraunces", 'local("Liberation Serif")', {
    size: 116.45,
    ascent: 83.98,
    descent: 21.9,
  }),
  fallback("Fraunces", 'local("Georgia")', { size: 104.06, ascent: 93.99, descent: 24.51 }),
  fallback("Fraunces", 'local("Noto Serif"), local("NotoSerif-Regular")', {
    size: 96.45,
    ascent: 101.4,
    descent: 26.44,
  }),
  fallback("Hanken Grotesk", 'local("Arial"), local("Liberation Sans"), local("Roboto")', {
    size: 100.94,
    ascent: 99.07,
    descent: 30.02,
  }),
]
  .map((face) => Object.entries(face).map(([name, value]) => `${name}:${value}`))
  .map((declarations) => `@font-face{${declarations.join(";")}}`)
  .join("");

/** A cache that collects the styles of a page, instead of writing a <style> beside each element. */
export function collectingCache(): EmotionCache {
  const cache = createCache({ key: "css" });
  cache.compat = true;
  return cache;
}

const cache = collectingCache();

/** The fonts and the global styles as CSS text, so that browsers need not compute or insert them. */
export const globalCss = fontFaces + cache.insert("", css(globalStyles), cache.sheet, false);
