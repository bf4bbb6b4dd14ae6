import type { CSSObject } from "@emotion/react";

import { border, space } from "../theme";

/** A chevron after the label of what opens: it points down. */
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

/** Turns the chevron of what is open. */
export const chevronUp: CSSObject = { transform: "translateY(25%) rotate(225deg)" };
