import { color } from "./colors";

export { browserFrameColor, color, onDark, palettes } from "./colors";
export * from "./durations";

/** The design tokens; colours are in colors.ts, durations in durations.ts. */

/** Widths from which a wider layout applies. In rem, so that larger text gets the narrower layout. */
const breakpoints = { xs: 22, sm: 36, md: 48, lg: 64, xl: 78 } as const;

/** Media query for viewports of at least the named width. */
export const from = (size: keyof typeof breakpoints) =>
  `@media (min-width: ${breakpoints[size]}rem)` as const;

/** Media query for screens up to, but not including, the named width. */
export const until = (size: keyof typeof breakpoints) =>
  `@media screen and (max-width: ${breakpoints[size] - 0.01}rem)` as const;

/** Media query for screens from one named width up to, but not including, another. */
export const between = (lower: keyof typeof breakpoints, upper: keyof typeof breakpoints) =>
  `@media screen and (min-width: ${breakpoints[lower]}rem) and (max-width: ${breakpoints[upper] - 0.01}rem)` as const;

/** The named width as a condition for `sizes` and `matchMedia`. */
export const widthOf = (size: keyof typeof breakpoints) =>
  `(min-width: ${breakpoints[size]}rem)` as const;

/** Conditions of the visitor's device or preferences. */
export const when = {
  motionAllowed: "@media (prefers-reduced-motion: no-preference)",
  hover: "@media screen and (hover: hover) and (pointer: fine)",
  print: "@media print",
  /** Screens only, since paper is white. */
  dark: "@media screen and (prefers-color-scheme: dark)",
  moreContrast: "@media (prefers-contrast: more)",
  forcedColors: "@media (forced-colors: active)",
  lessTransparency: "@media (prefers-reduced-transparency: reduce)",
  shortScreen: "@media (max-height: 30rem)",
  /** Phones with text zoomed to 200%. */
  hugeText: "@media (max-width: 17rem)",
} as const;

/**
 * Custom properties with the room that the floating chat button needs: inside the page's margins on either side, and at
 * the foot of the screen. src/site/whatsapp-button.tsx, which knows its place, sets them.
 */
export const chatRoom = { start: "--chat-start", end: "--chat-end", foot: "--chat-foot" } as const;

/**
 * Padding or margin on both sides that keeps the content of a box clear of the chat button.
 * @param least on a side without the button, as in CSS.
 * @param inset the distance of the box from the page's margins, as in CSS.
 */
export const besideChat = (least = "0px", inset = "0px") =>
  [chatRoom.start, chatRoom.end].map((room) => `max(${least}, var(${room}) - ${inset})`).join(" ");

/** The spacing scale. */
export const space = {
  none: "0",
  xs: "0.25rem",
  sm: "0.5rem",
  /** Between entries of the header, which must fit on a laptop. */
  entry: "0.55rem",
  /** From a breadcrumb to the title below it. */
  trail: "0.625rem",
  md: "0.75rem",
  lg: "1rem",
  xl: "1.5rem",
  xxl: "2rem",
  huge: "3rem",
  section: "clamp(4rem, 2.9rem + 4.8vw, 7rem)",
  /** Above and below a tool, and the invitation at the end of a page: less than a section of text. */
  tool: "clamp(4rem, 3.5rem + 1.7vw, 5rem)",
  call: "4rem",
  /** The margins of a page; the global styles set them. */
  gutter: "var(--gutter)",
} as const;

/**
 * Type steps grow by 1.2 on a 320 px phone and by 1.333 on a 1440 px screen. (The mark lets the boot script leave out
 * what it does not use of this file.)
 */
const step = /* @__NO_SIDE_EFFECTS__ */ (power: number, damp = 1) => {
  const small = 1.2 ** power;
  const large = 1 + (1.333 ** power - 1) * damp;
  const slope = ((large - small) / (90 - 20)) * 100;
  const base = small - (slope / 100) * 20;
  const [least, fixed, growth, most] = [small, base, slope, large].map((n) => Number(n.toFixed(3)));
  return `clamp(${least}rem, ${fixed}rem + ${growth}vw, ${most}rem)`;
};

export const fontSize = {
  small: "0.875rem",
  body: "1rem",
  lead: step(1, 0.7),
  offer: "1.125rem",
  menu: "1.25rem",
  /** The name of a plot and its price, which compare at a glance. */
  name: "1.25rem",
  title: step(1),
  price: step(2),
  heading: step(2, 1.6),
  /** Title of a page: larger than every heading below it. */
  page: step(2.4, 1.7),
  figure: step(4),
  percent: "3rem",
  hero: "clamp(2.5rem, 1.667rem + 3.704vw, 5rem)",
} as const;

/** Printing: the smaller root size scales the whole page, and photos leave room for text. */
export const print = { rootSize: "72%", margin: "12mm 14mm", photoHeight: "9rem" } as const;

/** Photos in the dark scheme, which would glare beside dark surfaces. */
export const photoDim = "brightness(0.88)";

/** Type on the map, in units of the drawing: on phones, where the map is small, and on wider screens. */
export const mapType = { narrow: 15, wide: 11 } as const;

/** Type on a layout plan, in units of the drawing. */
export const planType = 11;

export const font = {
  display: '"Fraunces", "Rupee", "Fraunces Fallback", Georgia, serif',
  text: '"Hanken Grotesk", "Rupee", "Hanken Grotesk Fallback", Arial, sans-serif',
} as const;

/** The display face has the medium weight only. */
export const fontWeight = { regular: 400, medium: 500, semibold: 600 } as const;

export const lineHeight = { tight: 1.12, snug: 1.3, body: 1.6 } as const;

/** Sizes of the page and its controls. Running text is measured in em, since "ch" changes when the web font loads. */
export const size = {
  page: "77.5rem",
  measure: "34.7em",
  header: "4.5rem",
  headerShort: "3.25rem",
  /** A row of links below the header. */
  row: "3.8rem",
  touch: "2.75rem",
  icon: "1.5rem",
  sidePhoto: "20rem",
  /** The narrowest card of a row. */
  card: "17rem",
} as const;

export const radius = { small: "3px", card: "6px", round: "999px" } as const;

export const border = { thin: "1px", rule: "2px", focus: "3px" } as const;

/** The line around cards and between rows. */
export const hairline = /* @__PURE__ */ (() => `${border.thin} solid ${color.line}`)();

export const shadow = {
  card: "0 1px 2px #23211c0f, 0 6px 20px -8px #23211c29",
  lifted: "0 2px 4px #23211c14, 0 14px 32px -10px #23211c42",
} as const;

/** Stacking order, from the page up. */
export const layer = { content: 1, floating: 10, header: 20, skipLink: 30 } as const;

/** The header turns solid above this many pixels of scroll. */
export const headerScrollThreshold = 50;
