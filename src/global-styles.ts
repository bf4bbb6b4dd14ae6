import { roomForChat } from "./site/whatsapp-button";
import { notPrinted, printAloneMark, printLineMark } from "./boot/marks";
import {
  border,
  chatRoom,
  color,
  font,
  fontSize,
  fontWeight,
  lineHeight,
  motion,
  palettes,
  print,
  radius,
  size,
  space,
  when,
} from "./theme";

/** Reset, colour schemes and styles of plain elements, inlined into the head of each page. */
export const globalStyles = {
  ":root": {
    colorScheme: "light dark",
    ...palettes.light,
    [when.dark]: palettes.dark,
    [when.moreContrast]: {
      ...palettes.lightContrast,
      [when.dark]: palettes.darkContrast,
    },
    "--gutter": "clamp(1rem, 0.5rem + 2.2vw, 2.5rem)",
    ...roomForChat,
    // Keeps scroll targets and focused elements clear of the fixed header and the floating chat button.
    scrollPaddingTop: `calc(${size.header} + var(--row, 0px) + ${space.lg})`,
    scrollPaddingBottom: `var(${chatRoom.foot})`,
    textSizeAdjust: "100%",
    WebkitTextSizeAdjust: "100%",
  },
  // Lets grid and flex items shrink below their longest word, which then breaks.
  "*, *::before, *::after": { boxSizing: "border-box", minWidth: 0 },
  "body, h1, h2, h3, p, ul, ol, dl, dd, figure, table, blockquote": { margin: space.none },
  ":where(ul, ol)[role=list]": { listStyle: "none", padding: space.none },
  body: {
    minHeight: "100vh",
    backgroundColor: color.surface,
    color: color.text,
    fontFamily: font.text,
    fontSize: fontSize.body,
    lineHeight: lineHeight.body,
    overflowWrap: "break-word",
    WebkitFontSmoothing: "antialiased",
  },
  "h1, h2, h3": {
    fontFamily: font.display,
    fontWeight: fontWeight.medium,
    textWrap: "balance",
  },
  "h1, h2": { lineHeight: lineHeight.tight },
  h3: { fontSize: fontSize.lead, lineHeight: lineHeight.snug },
  "p, li, dd, blockquote, figcaption": { textWrap: "pretty" },
  dt: { color: color.textQuiet, fontSize: fontSize.small },
  // Keeps small items whole across printed pages; what may be higher than a sheet must break, or leaves sheets empty.
  "p, li, tr, figure, dl > div": { breakInside: "avoid" },
  a: { color: "inherit" },
  "img, svg": { display: "block", flexShrink: 0, maxWidth: "100%" },
  "button, input, select, textarea": { font: "inherit", color: "inherit" },
  button: { cursor: "pointer" },
  "[aria-busy=true]": {
    opacity: 0.6,
    cursor: "progress",
    [when.motionAllowed]: { animation: `pulse ${motion.pulse}` },
  },
  "@keyframes pulse": { to: { opacity: 0.3 } },
  // Hide an element at the end of, or during, the time given where they are used.
  "@keyframes away": { to: { visibility: "hidden" } },
  "@keyframes hidden": { "from, to": { visibility: "hidden" } },
  table: { borderCollapse: "collapse" },
  ":focus-visible": {
    outline: `${border.focus} solid ${color.accent}`,
    outlineOffset: border.rule,
    borderRadius: radius.small,
  },
  // Gold alone is too faint on a light background; the dark edge makes the ring visible everywhere.
  ":focus-visible:not(:disabled)": { boxShadow: `0 0 0 ${border.rule} ${color.surfaceDark}` },
  "@page": { margin: print.margin },
  [when.print]: {
    ":root": {
      fontSize: print.rootSize,
      ...palettes.paper,
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
    "h1, h2, h3": { breakAfter: "avoid" },
    // Hides controls and decoration.
    [`${notPrinted}, button, noscript`]: { display: "none !important" },
    // While a button prints its section alone.
    [`[${printAloneMark}] main > :not([${printAloneMark}]), [${printAloneMark}] footer`]: {
      display: "none",
    },
    // Prints the address of each external link.
    'main a[href^="http"]::after': { content: '" (" attr(href) ")"', fontSize: fontSize.small },
  },
} as const;
