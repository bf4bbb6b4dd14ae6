import type { CSSObject } from "@emotion/react";

import { border, color, fontSize, from, space, when } from "../theme";

const wide: CSSObject = {
  padding: `${space.sm} ${space.entry}`,
  fontSize: fontSize.small,
  "&[aria-current=page], &[data-active]": {
    boxShadow: `inset 0 calc(-1 * ${border.rule}) ${color.accent}`,
  },
};

/**
 * The look of an entry of the header, link or button.
 * @param onWideScreens what differs where the entries are side by side.
 */
export const navigationEntry = (onWideScreens?: CSSObject): CSSObject => ({
  display: "block",
  padding: `${space.md} ${space.none}`,
  border: 0,
  backgroundColor: "transparent",
  color: color.textOnDark,
  textDecoration: "none",
  whiteSpace: "nowrap",
  "&[aria-current=page], &[data-active]": { color: color.accent },
  [when.hover]: { "&:hover": { color: color.accentHover } },
  [from("xl")]: { ...wide, ...onWideScreens },
});
