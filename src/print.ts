import { notPrinted, onlyPrinted, printAloneMark, printLineMark } from "./lib/marks";
import { color, fontSize, print, space } from "./theme";

/** The styles of prints: white, with smaller type, no controls, and pictures that stay whole. */
export const printStyles = {
  ":root": {
    fontSize: print.rootSize,
    // The margin of the sheet is enough.
    "--gutter": "0px",
  },
  body: { backgroundColor: "transparent" },
  // The boot script adds the page's URL and the date.
  [`body[${printLineMark}]::before`]: {
    content: `attr(${printLineMark})`,
    display: "block",
    marginBottom: space.lg,
    // The company's name is printed at the right of this line.
    paddingInlineEnd: "35%",
    color: color.textQuiet,
    fontSize: fontSize.small,
  },
  "main > section, main > figure": { padding: `${space.xxl} 0 0 !important` },
  "h1, h2, h3": { breakAfter: "avoid" },
  "li:first-of-type": { breakBefore: "avoid" },
  // What may be higher than a sheet must break, or it would leave sheets empty.
  "li:not([role=list] > li), figure": { breakInside: "avoid" },
  [`${notPrinted}, button, noscript`]: { display: "none !important" },
  [onlyPrinted]: { display: "block !important" },
  // While a button prints its section alone.
  [`[${printAloneMark}] main > :not([${printAloneMark}]), [${printAloneMark}] footer`]: {
    display: "none",
  },
  // Prints the URL of each external link.
  'main a[href^="http"]::after': { content: '" (" attr(href) ")"', fontSize: fontSize.small },
} as const;
