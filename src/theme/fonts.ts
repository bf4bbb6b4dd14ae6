/** The families, as custom properties that the global styles set. */
export const fontFamilies = {
  "--display": '"Fraunces", "Rupee", "Fraunces Fallback", Georgia, serif',
  "--text-font": '"Hanken Grotesk", "Rupee", "Hanken Grotesk Fallback", Arial, sans-serif',
} as const;

export const font = { display: "var(--display)", text: "var(--text-font)" } as const;

/** The display face has one weight only. */
export const fontWeight = { regular: 400, display: 430, medium: 500, semibold: 600 } as const;

const textWeights = `${fontWeight.regular} ${fontWeight.semibold}`;

const webFont = (family: string, src: string, weight: string | number) => ({
  "font-family": family,
  src: `url(${src})`,
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
 * width. @param withPrefix puts the path of the site before that of a file.
 */
export const fontFaces = (withPrefix: (path: string) => string) =>
  [
    webFont("Fraunces", withPrefix("/fonts/fraunces.woff2"), fontWeight.display),
    webFont("Hanken Grotesk", withPrefix("/fonts/hanken-grotesk.woff2"), textWeights),
    {
      ...webFont("Rupee", withPrefix("/fonts/rupee.woff2"), textWeights),
      "unicode-range": "U+20B9",
    },
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
