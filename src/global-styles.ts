import { chatClearanceValues } from "./site/whatsapp-button";
import { missingScripts, onlyPrinted } from "./lib/marks";
import { printStyles } from "./print";
import { buttonLooks } from "./ui/button";
import {
  border,
  chatClearance,
  color,
  font,
  fontProperties,
  fontSize,
  fontWeight,
  lineHeight,
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
    ...fontProperties,
    [when.dark]: palettes.dark,
    [when.moreContrast]: {
      ...palettes.lightContrast,
      [when.dark]: palettes.darkContrast,
    },
    // Clear of a camera's notch.
    "--gutter":
      "max(clamp(1rem, 0.5rem + 2.2vw, 2.5rem), env(safe-area-inset-left), env(safe-area-inset-right))",
    "--side": `max(${space.gutter}, (100% - ${size.page}) / 2)`,
    ...chatClearanceValues,
    // Keeps scroll targets and focused elements clear of the fixed header and the floating chat button.
    scrollPaddingTop: `calc(${size.header} + var(--section-nav, 0px) + ${space.lg})`,
    scrollPaddingBottom: `var(${chatClearance.foot})`,
    // Only browsers of Apple still need it.
    WebkitTextSizeAdjust: "100%",
  },
  // Prints keep a white background.
  [when.screen]: {
    "[data-theme=dark]": {
      ...palettes.darkTheme,
      backgroundColor: color.surface,
      color: color.text,
      [when.moreContrast]: palettes.darkThemeContrast,
    },
  },
  // Lets grid and flex items shrink below their longest word, which then breaks.
  "*, *::before, *::after": { boxSizing: "border-box", minWidth: 0 },
  "body, h1, h2, h3, p, ul, ol, dl, dd, figure, table, blockquote": { margin: space.none },
  ":where(ul, ol)[role=list]": { listStyle: "none", padding: space.none },
  // The open menu covers the page.
  "html:has(header[data-open])": { overflow: "hidden" },
  body: {
    backgroundColor: color.surface,
    color: color.text,
    font: `${fontSize.body}/${lineHeight.body} ${font.text}`,
    overflowWrap: "break-word",
    WebkitFontSmoothing: "antialiased",
  },
  "h1, h2, h3": {
    fontFamily: font.display,
    fontWeight: fontWeight.display,
    lineHeight: lineHeight.tight,
    textWrap: "balance",
  },
  h1: { fontSize: fontSize.page },
  h2: { fontSize: fontSize.heading },
  h3: { fontSize: fontSize.item, lineHeight: lineHeight.snug },
  "p, li, dd, blockquote, figcaption": { textWrap: "pretty" },
  dt: { color: color.textQuiet, fontSize: fontSize.small },
  a: { color: "inherit" },
  "img, svg": { display: "block", flexShrink: 0, maxWidth: "100%" },
  "button, input, select, textarea": { font: "inherit", color: "inherit" },
  button: { cursor: "pointer" },
  table: { borderCollapse: "collapse" },
  ":focus-visible": {
    outline: `${border.focus} solid ${color.accent}`,
    outlineOffset: border.rule,
    borderRadius: radius.small,
  },
  // Gold alone is too faint on a light background; the dark edge makes the ring visible everywhere.
  ":focus-visible:not(:disabled)": { boxShadow: `0 0 0 ${border.rule} ${color.surfaceDark}` },
  ...buttonLooks,
  [onlyPrinted]: { display: "none" },
  [missingScripts]: { display: "none !important" },
  "@page": { margin: print.margin },
  [when.print]: printStyles,
} as const;
