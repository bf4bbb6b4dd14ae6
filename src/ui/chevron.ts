import type { CSSObject } from "@emotion/react";

import { space } from "../theme";

export const chevron: CSSObject = {
  content: '""',
  width: space.sm,
  height: space.sm,
  borderInlineEnd: "1.5px solid",
  borderBlockEnd: "1.5px solid",
  transform: "translateY(-25%) rotate(45deg)",
};

/** On a button that has opened its part. */
export const openedChevron: CSSObject = { transform: "translateY(25%) rotate(-135deg)" };
