// The design tokens; colours are in colors.ts.
import { color } from "./colors";

export { themeColor, color, colorValue, palettes } from "./colors";
export { font, fontWeight } from "./fonts";

/**
 * Widths from which a wider layout applies. In rem, so that larger text gets the narrower layout. From `xl` on the header
 * has its entries in one line; `headerRoom` (src/site/words.ts) says how many fit there.
 */
const breakpoints = { xs: 22, sm: 36, md: 48, lg: 64, xl: 78 } as const;

/** The named width as a condition for `sizes` and `matchMedia`. */
export const minWidth = (size: keyof typeof breakpoints) =>
  `(min-width: ${breakpoints[size]}rem)` as const;

/** Media query for viewports of at least the named width. */
export const from = (size: keyof typeof breakpoints) => `@media ${minWidth(size)}` as const;

/** Media query for screens up to, but not including, the named width. */
export const until = (size: keyof typeof breakpoints) =>
  `@media screen and (max-width: ${breakpoints[size] - 0.01}rem)` as const;

/** Conditions of the visitor's device or preferences. */
export const when = {
  motionAllowed: "@media (prefers-reduced-motion: no-preference)",
  /** For animations, which a print would catch half-way. */
  animated: "@media screen and (prefers-reduced-motion: no-preference)",
  /** Tests the pointer, since some phones claim to hover. */
  hover: "@media (pointer: fine)",
  print: "@media print",
  screen: "@media screen",
  /** Screens only, since prints are white. */
  dark: "@media screen and (prefers-color-scheme: dark)",
  moreContrast: "@media (prefers-contrast: more)",
  forcedColors: "@media (forced-colors: active)",
  shortScreen: "@media (max-height: 30rem)",
  /** Phones with text zoomed to 200%. */
  hugeText: "@media (max-width: 17rem)",
} as const;

/**
 * A length that grows with the screen.
 * @param small in px on a screen of 360 px. @param large in px on one of 1440 px.
 * @param limit a CSS length for phones, where text at twice its size would break words.
 */
const fluid = (small: number, large: number, limit = "") => {
  const slope = (large - small) / (1440 - 360);
  const [min, fixed, max] = [small, small - 360 * slope, large].map((px) =>
    Number((px / 16).toFixed(2)),
  );
  const length = `clamp(${min}rem, ${fixed}rem + ${Number((100 * slope).toFixed(2))}vw, ${max}rem)`;
  return limit ? `min(${length}, ${limit})` : length;
};

export const space = {
  none: "0",
  xs: ".25rem",
  sm: ".5rem",
  md: ".75rem",
  lg: "1rem",
  xl: "1.5rem",
  xxl: "2rem",
  /** Between the items of a list. */
  items: "2.5rem",
  huge: "3rem",
  /** Between columns. */
  columns: "5rem",
  /** Between rows of cards. */
  cards: fluid(40, 64),
  /** Above and below a section, and from its heading to its content. */
  section: fluid(64, 112),
  heading: fluid(28, 48),
  /** The margins of a page; the global styles set them. */
  gutter: "var(--gutter)",
  /** Beside the content of a page, which is at most `size.page` wide. */
  side: "var(--side)",
} as const;

/** Sizes of text. The title of a page is set in `page`, of a section in `heading`, of an item in `item`. */
export const fontSize = {
  fine: ".8125rem",
  small: ".9375rem",
  body: "1.0625rem",
  menu: "1.25rem",
  item: "var(--item)",
  /** For prices on cards and years in lists. The limit keeps words whole on a phone whose text is zoomed to 200%. */
  amount: fluid(28, 32, "13vw"),
  /** Statements of the company. */
  lead: fluid(23, 34, "11.5vw"),
  heading: fluid(28, 40),
  page: fluid(26, 44, "13vw"),
  hero: fluid(40, 80, "21vw"),
  figure: fluid(34, 72, "12vw"),
  percent: fluid(64, 96),
} as const;

/** A filter for photos in the dark scheme, which would glare beside dark surfaces. */
export const photoDim = "brightness(0.88)";

/** The size of an item's title. Most pages use it several times, so the global styles make it a custom property. */
export const itemSize = fluid(21, 24, "11.5vw");

export const lineHeight = { tight: 1.12, snug: 1.3, body: 1.6 } as const;

/** Sizes of the page and its controls. Text is measured in em, since "ch" changes when the web font loads. */
export const size = {
  page: "77.5rem",
  measure: "34.7em",
  header: "4rem",
  headerShort: "3.25rem",
  /** Above the title of an inner page: the page scrolls by 50 px before the header over it turns dark. */
  headTop: "calc(5.5rem + var(--banner, 0px))",
  touch: "2.75rem",
  /** The floating chat button, which shrinks where text is zoomed to 200%; `chatFoot` includes the room around it. */
  chat: "min(3rem, 18vw)",
  chatFoot: "calc(min(3rem, 18vw) + 2rem)",
} as const;

/** The side of the screen on which the chat button floats; the notice appears on the other. */
export const chatSide: "left" | "right" = "right";

/** For links that have to be told from the text around them. */
export const underlined = { textDecoration: "underline", textUnderlineOffset: "0.2em" } as const;

export const radius = { small: "3px", photo: "6px", round: "999px" } as const;

export const border = { thin: "1px", rule: "2px", focus: "3px" } as const;

/** The line between rows and around small parts. */
export const hairline = `${border.thin} solid ${color.line}`;

export const shadow = "0 4px 16px #0003";

/** Stacking order, from the page up. */
export const layer = { content: 1, floating: 10, header: 20, skipLink: 30 } as const;

/**
 * Motion. Revealed items rise and fade in. Each item of a list starts `delayStep` milliseconds after the one before;
 * after `delaySteps` items the delay starts again at zero.
 */
export const motion = {
  reveal: "500ms ease-out",
  rise: "14px",
  lift: "-2px",
  delayStep: 100,
  delaySteps: 12,
} as const;

/** The header turns dark when the page is scrolled by more than this, in pixels. */
export const headerScrollThreshold = 50;

// Times are in milliseconds.

/** A counter climbs from zero to its target in this time and in this number of steps. */
export const counterDuration = 2000;
export const counterSteps = 60;
/** The notice is shown for this time. */
export const noticeDuration = 5000;
/** A text has to be unchanged for this time before it is announced to screen readers. */
export const announcementDelay = 800;
/** Gatsby's scripts start after this time, even if the page has not loaded. */
export const scriptsTimeout = 2000;
/** If the tools do not follow the URL within this time, since scripts are slow or fail, the prebuilt page is shown. */
export const queryTimeout = "5s";
