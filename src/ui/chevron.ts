import type { CSSObject } from "@emotion/react";

import { border, space } from "../theme";

/** A chevron that points down. */
export const chevron: CSSObject = {
  content: '""',
  width: space.sm,
  height: space.sm,
  borderInlineEnd: `${border.rule} solid`,
  borderBlockEnd: `${border.rule} solid`,
  transform: "translateY(-25%) rotate(45deg)",
};
