import fraunces from "./fonts/fraunces.woff2";
import hankenGrotesk from "./fonts/hanken-grotesk.woff2";
import rupee from "./fonts/rupee.woff2";

/** The two files that every first screen needs. */
export const fontPreloads = [fraunces, hankenGrotesk];

/**
 * The fonts, and local fallbacks scaled to their metrics so that the swap moves nothing.
 * Overrides come from the metrics tables of the font files: (units of the family) / (units of the
 * fallback), by average character width.
 */
export const fontFaces = [
  {
    "@font-face": {
      fontFamily: "Fraunces",
      src: `url(${fraunces}) format("woff2")`,
      fontWeight: "400 700",
      fontDisplay: "swap",
    },
  },
  {
    "@font-face": {
      fontFamily: "Hanken Grotesk",
      src: `url(${hankenGrotesk}) format("woff2")`,
      fontWeight: "400 700",
      fontDisplay: "swap",
    },
  },
  {
    "@font-face": {
      fontFamily: "Hanken Grotesk",
      src: `url(${rupee}) format("woff2")`,
      fontWeight: "400 700",
      fontDisplay: "swap",
      unicodeRange: "U+20B9",
    },
  },
  {
    "@font-face": {
      fontFamily: "Fraunces Fallback",
      src: 'local("Georgia"), local("Gelasio")',
      sizeAdjust: "105.2%",
      ascentOverride: "92.96%",
      descentOverride: "24.24%",
      lineGapOverride: "0%",
    },
  },
  {
    "@font-face": {
      fontFamily: "Fraunces Fallback",
      src: 'local("Noto Serif"), local("NotoSerif-Regular")',
      sizeAdjust: "97.51%",
      ascentOverride: "100.3%",
      descentOverride: "26.15%",
      lineGapOverride: "0%",
    },
  },
  {
    "@font-face": {
      fontFamily: "Hanken Grotesk Fallback",
      src: 'local("Arial"), local("Liberation Sans"), local("Roboto")',
      sizeAdjust: "100.94%",
      ascentOverride: "99.07%",
      descentOverride: "30.02%",
      lineGapOverride: "0%",
    },
  },
];
