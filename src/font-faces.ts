import fraunces from "./fonts/fraunces.woff2";
import hankenGrotesk from "./fonts/hanken-grotesk.woff2";
import rupee from "./fonts/rupee.woff2";
import { fontWeight } from "./theme";

const textWeights = `${fontWeight.regular} ${fontWeight.semibold}`;

/**
 * CSS rules of the fonts and of local fallbacks, scaled to the fonts' metrics to avoid a layout shift. The overrides
 * come from the metrics tables of the font files: (units of the font) / (units of the fallback), by average character
 * width.
 */
export const fontFaces = [
  {
    "font-family": "Fraunces",
    src: `url(${fraunces}) format("woff2")`,
    "font-weight": fontWeight.medium,
    "font-display": "swap",
  },
  {
    "font-family": "Hanken Grotesk",
    src: `url(${hankenGrotesk}) format("woff2")`,
    "font-weight": textWeights,
    "font-display": "swap",
  },
  {
    "font-family": "Rupee",
    src: `url(${rupee}) format("woff2")`,
    "font-weight": textWeights,
    "font-display": "swap",
    "unicode-range": "U+20B9",
  },
  {
    "font-family": "Fraunces Fallback",
    src: 'local("Liberation Serif")',
    "size-adjust": "117.73%",
    "ascent-override": "83.07%",
    "descent-override": "21.66%",
    "line-gap-override": "0%",
  },
  {
    "font-family": "Fraunces Fallback",
    src: 'local("Georgia")',
    "size-adjust": "105.2%",
    "ascent-override": "92.96%",
    "descent-override": "24.24%",
    "line-gap-override": "0%",
  },
  {
    "font-family": "Fraunces Fallback",
    src: 'local("Noto Serif"), local("NotoSerif-Regular")',
    "size-adjust": "97.51%",
    "ascent-override": "100.3%",
    "descent-override": "26.15%",
    "line-gap-override": "0%",
  },
  {
    "font-family": "Hanken Grotesk Fallback",
    src: 'local("Arial"), local("Liberation Sans"), local("Roboto")',
    "size-adjust": "100.94%",
    "ascent-override": "99.07%",
    "descent-override": "30.02%",
    "line-gap-override": "0%",
  },
]
  .map((face) => Object.entries(face).map(([name, value]) => `${name}:${value}`))
  .map((declarations) => `@font-face{${declarations.join(";")}}`)
  .join("");
