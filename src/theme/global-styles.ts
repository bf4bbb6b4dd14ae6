import { css, type CSSObject } from "@emotion/react";
import { withPrefix } from "gatsby";

import { missingScripts, printAloneAttribute } from "../lib/attributes";
import { fontFaces, fontFamilies } from "./fonts";
import {
  border,
  color,
  font,
  fontSize,
  fontWeight,
  itemSize,
  lineHeight,
  motion,
  palettes,
  radius,
  size,
  space,
  underlined,
  when,
} from "./index";

/**
 * The looks of buttons, and of links like buttons, by their attribute `data-look`. Global styles, since every page has
 * several of them.
 */
const buttonLooks = {
  "[data-look]": {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: space.sm,
    minHeight: size.touch,
    padding: `${space.sm} ${space.xl}`,
    border: `${border.thin} solid transparent`,
    borderRadius: radius.small,
    backgroundColor: "transparent",
    fontWeight: fontWeight.semibold,
    lineHeight: lineHeight.snug,
    textAlign: "center",
    textDecoration: "none",
    [when.hover]: {
      [when.motionAllowed]: { "&:hover": { transform: `translateY(${motion.lift})` } },
    },
  },
  /** For the main action of a screen. */
  "[data-look=primary]": { backgroundColor: color.accent, color: color.textOnAccent },
  "[data-look=outline]": { borderColor: color.outline },
  /** For the other actions. */
  "[data-look=link]": { paddingInline: 0, border: 0, color: color.accentText, ...underlined },
} satisfies Record<string, CSSObject>;

/** The styles of prints: white, with smaller type, no controls, and open answers. */
const printStyles = {
  ":root": {
    // Scales the whole page.
    fontSize: "72%",
    // The margin of the sheet is enough.
    "--gutter": "0px",
  },
  body: { backgroundColor: "transparent" },
  "body:has(#plan)": { page: "plan" },
  // A fixed header would cover each sheet.
  "header[data-theme]": { display: "contents" },
  "main > section, main > figure": { padding: `${space.xxl} 0 0 !important` },
  "h1, h2, h3": { breakAfter: "avoid" },
  "li:first-of-type": { breakBefore: "avoid" },
  "li, figure, tr": { breakInside: "avoid" },
  "[data-no-print], a[data-look=link], button, footer ul": { display: "none !important" },
  "[data-only-print]": { display: "block !important" },
  "details::details-content": { contentVisibility: "visible", blockSize: "auto" },
  // While a button prints its part alone.
  [`[${printAloneAttribute}] main > :not([${printAloneAttribute}]), [${printAloneAttribute}] footer`]:
    {
      display: "none",
    },
  // Prints the URL of each external link.
  'main a[href^="http"]::after': { content: '" (" attr(href) ")"', fontSize: fontSize.small },
} as const;

/** Reset, colour schemes and styles of plain elements. */
const elementStyles = {
  ":root": {
    colorScheme: "light dark",
    ...palettes.light,
    ...fontFamilies,
    "--item": itemSize,
    [when.dark]: palettes.dark,
    [when.moreContrast]: {
      ...palettes.lightContrast,
      [when.dark]: palettes.darkContrast,
    },
    // Clear of a camera's notch.
    "--gutter":
      "max(clamp(1rem, 0.5rem + 2.2vw, 2.5rem), env(safe-area-inset-left), env(safe-area-inset-right))",
    "--side": `max(${space.gutter}, (100% - ${size.page}) / 2)`,
    // Keeps scroll targets and focused elements clear of the fixed header and the floating chat button.
    scrollPaddingTop: `calc(${size.header} + ${space.lg})`,
    scrollPaddingBottom: size.chatFoot,
    // Safari still needs the prefix.
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
  "[data-only-print]": { display: "none" },
  [missingScripts]: { display: "none !important" },
  "@page": { margin: "12mm 14mm" },
  // A plan is wider than high.
  "@page plan": { size: "A4 landscape" },
  [when.print]: printStyles,
} as const;

const fonts = fontFaces(withPrefix).map((face) => ({ "@font-face": face }));

/** The fonts and all global styles, which `gatsby-ssr.tsx` writes into the head of each page. */
export const globalStyles = css(fonts, elementStyles);
