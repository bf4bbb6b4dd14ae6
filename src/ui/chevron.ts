import type { CSSObject } from "@emotion/react";

import { border, space } from "../theme";

/** A chevron after the label of a disclosure; it points down. */
export const chevron: CSSObject = {
  content: '""',
  flexShrink: 0,
  width: space.sm,
  height: space.sm,
  marginInlineStart: space.xs,
  borderInlineEnd: `${border.rule} solid`,
  borderBlockEnd: `${border.rule} solid`,
  transform: "translateY(-25%) rotate(45deg)",
};

/** Points the chevron up while the disclosure is open. */
export const chevronUp: CSSObject = { transform: "translateY(25%) rotate(225deg)" };
