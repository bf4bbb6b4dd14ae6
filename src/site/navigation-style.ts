import type { CSSObject } from "@emotion/react";

import { border, color, fontSize, from, space, when } from "../theme";

/** The look of the current page's entry; underlined, since forced colours remove its colour. */
export const currentEntry: CSSObject = {
  "&[aria-current]": {
    color: color.accent,
    // Safari before 26.2 knows no shorthand with a thickness.
    textDecorationLine: "underline",
    textDecorationThickness: border.rule,
    textUnderlineOffset: space.sm,
  },
};

/**
 * The look of an entry of the header, link or button.
 * @param onWideScreens further styles for entries side by side.
 */
export const navigationEntry = (onWideScreens?: CSSObject): CSSObject => ({
  display: "block",
  padding: `${space.sm} ${space.none}`,
  fontSize: fontSize.menu,
  border: 0,
  backgroundColor: "transparent",
  color: color.textOnDark,
  textDecoration: "none",
  ...currentEntry,
  [when.hover]: { "&:hover": { color: color.accentHover } },
  [from("xl")]: {
    padding: `${space.sm} ${space.entry}`,
    fontSize: fontSize.small,
    whiteSpace: "nowrap",
    ...onWideScreens,
  },
});
