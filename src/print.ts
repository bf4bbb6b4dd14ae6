import { notPrinted, onlyPrinted, printAloneMark, printLineMark } from "./boot/marks";
import { chatRoom, color, fontSize, print, space } from "./theme";

/** The sheet for paper: white, with smaller type, no controls, and breaks between items only. */
export const printStyles = {
  ":root": {
    fontSize: print.rootSize,
    // The margin of the sheet is enough.
    "--gutter": "0px",
    // The button is not printed.
    [chatRoom.start]: "0px",
    [chatRoom.end]: "0px",
  },
  // Firefox counts a sheet's height with its margins, and would print a second one.
  body: { minHeight: 0, backgroundColor: "transparent" },
  // The boot script adds the page's address and the date.
  [`body[${printLineMark}]::before`]: {
    content: `attr(${printLineMark})`,
    display: "block",
    marginBottom: space.lg,
    // Beside the company's name.
    paddingInlineEnd: "35%",
    color: color.textQuiet,
    fontSize: fontSize.small,
  },
  "main > section": { padding: `${space.xxl} 0 0 !important` },
  // A sheet does not scroll.
  "main table :is(th, td)": { maxWidth: "none", overflowWrap: "break-word", whiteSpace: "normal" },
  "[data-later]": { display: "table-row !important" },
  summary: { listStyle: "none" },
  "h1, h2, h3": { breakAfter: "avoid" },
  // Keeps small items whole; what may be higher than a sheet must break, or leaves sheets empty.
  "p, li, tr, figure, dl > div": { breakInside: "avoid" },
  "[role=list] > li": { breakInside: "auto" },
  // Hides controls and decoration.
  [`${notPrinted}, button, noscript`]: { display: "none !important" },
  [onlyPrinted]: { display: "block !important" },
  // While a button prints its section alone.
  [`[${printAloneMark}] main > :not([${printAloneMark}]), [${printAloneMark}] footer`]: {
    display: "none",
  },
  // Prints the address of each external link.
  'main a[href^="http"]::after': { content: '" (" attr(href) ")"', fontSize: fontSize.small },
} as const;
