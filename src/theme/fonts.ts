/** The families, as custom properties that the global styles set. */
export const fontFamilies = {
  "--display": '"Fraunces", "Rupee", "Fraunces Fallback", Georgia, serif',
  "--text-font": '"Hanken Grotesk", "Rupee", "Hanken Grotesk Fallback", Arial, sans-serif',
} as const;

export const font = { display: "var(--display)", text: "var(--text-font)" } as const;

/** The display face has one weight only. */
export const fontWeight = { regular: 400, display: 430, medium: 500, semibold: 600 } as const;

/** The web fonts. Their heights above and below the baseline are in percent of the font size. */
const fraunces = {
  family: "Fraunces",
  file: "/fonts/fraunces.woff2",
  weight: fontWeight.display,
  ascent: 97.8,
  descent: 25.5,
};
const hankenGrotesk = {
  family: "Hanken Grotesk",
  file: "/fonts/hanken-grotesk.woff2",
  weight: `${fontWeight.regular} ${fontWeight.semibold}`,
  ascent: 100,
  descent: 30.3,
};
const rupee = { ...hankenGrotesk, family: "Rupee", file: "/fonts/rupee.woff2" };

type Font = typeof hankenGrotesk | typeof fraunces;

const webFont = ({ family, file, weight }: Font, withPrefix: (path: string) => string) => ({
  fontFamily: family,
  src: `url(${withPrefix(file)})`,
  fontWeight: weight,
  fontDisplay: "swap",
});

/**
 * A local font that stands in while the web font loads. It is scaled to the web font's widths and heights, so that the
 * text does not move when the web font arrives.
 * @param size the average character width of the web font, in percent of the local font's.
 */
const fallback = ({ family, ascent, descent }: Font, size: number, src: string) => ({
  fontFamily: `${family} Fallback`,
  src,
  sizeAdjust: `${size}%`,
  ascentOverride: `${((100 * ascent) / size).toFixed(2)}%`,
  descentOverride: `${((100 * descent) / size).toFixed(2)}%`,
});

/** The @font-face rules. @param withPrefix Gatsby's function, which puts the site's path before the path of a file. */
export const fontFaces = (withPrefix: (path: string) => string) => [
  webFont(fraunces, withPrefix),
  webFont(hankenGrotesk, withPrefix),
  { ...webFont(rupee, withPrefix), unicodeRange: "U+20B9" },
  fallback(fraunces, 116.45, 'local("Liberation Serif")'),
  fallback(fraunces, 104.06, 'local("Georgia")'),
  fallback(fraunces, 96.45, 'local("Noto Serif"), local("NotoSerif-Regular")'),
  fallback(hankenGrotesk, 100.94, 'local("Arial"), local("Liberation Sans"), local("Roboto")'),
];
