import { notPrinted, onlyPrinted, printAloneMark } from "./lib/marks";
import { fontSize, print, space } from "./theme";

/** The styles of prints: white, with smaller type, no controls, and open answers. */
export const printStyles = {
  ":root": {
    fontSize: print.rootSize,
    // The margin of the sheet is enough.
    "--gutter": "0px",
  },
  body: { backgroundColor: "transparent" },
  // Fixed, it would cover each sheet.
  "header[data-theme]": { display: "contents" },
  "main > section, main > figure": { padding: `${space.xxl} 0 0 !important` },
  "h1, h2, h3": { breakAfter: "avoid" },
  "li:first-of-type": { breakBefore: "avoid" },
  "li, figure, tr": { breakInside: "avoid" },
  [`${notPrinted}, a[data-look=link], button, footer ul`]: { display: "none !important" },
  [onlyPrinted]: { display: "block !important" },
  "details::details-content": { contentVisibility: "visible", blockSize: "auto" },
  // While a button prints its part alone.
  [`[${printAloneMark}] main > :not([${printAloneMark}]), [${printAloneMark}] footer`]: {
    display: "none",
  },
  // Prints the URL of each external link.
  'main a[href^="http"]::after': { content: '" (" attr(href) ")"', fontSize: fontSize.small },
} as const;
