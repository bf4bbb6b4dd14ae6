import type { CSSObject } from "@emotion/react";

import { border, color, fontWeight, lineHeight, motion, radius, size, space, when } from "../theme";
import { underlined } from "./mixins";

/**
 * The looks of buttons, and of links like buttons, by their attribute `data-look`. Global styles, since every page has
 * several of them.
 */
export const buttonLooks = {
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
  "[data-look=link]": { paddingInline: 0, borderInline: 0, color: color.accentText, ...underlined },
} satisfies Record<string, CSSObject>;
