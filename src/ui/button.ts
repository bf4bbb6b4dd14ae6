import type { CSSObject } from "@emotion/react";
import styled from "@emotion/styled";

import {
  border,
  color,
  fontWeight,
  from,
  lineHeight,
  motion,
  radius,
  size,
  space,
  when,
} from "../theme";

const asLink: CSSObject = { textDecoration: "underline", textUnderlineOffset: "0.2em" };
const hover = (styles: CSSObject): CSSObject => ({
  [when.hover]: { "&:hover:not(:disabled)": styles },
});

/**
 * The looks of buttons, and of links that look like buttons, by their attribute `data-look`. They are global styles, since
 * every page has several of them.
 */
export const looks = {
  "[data-look]": {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: space.sm,
    minHeight: size.touch,
    padding: `${space.sm} ${space.xl}`,
    border: `${border.thin} solid`,
    borderRadius: radius.small,
    backgroundColor: "transparent",
    fontWeight: fontWeight.semibold,
    lineHeight: lineHeight.snug,
    textAlign: "center",
    textDecoration: "none",
    transition: `background-color ${motion.quick}`,
    "&:active:enabled": { transform: `translateY(${border.thin})` },
    "&:disabled": { opacity: 0.5, cursor: "not-allowed" },
  },
  /** For the main action of a screen. */
  "[data-look=primary]": {
    backgroundColor: color.accent,
    borderColor: color.accent,
    color: color.textOnAccent,
    ...hover({ backgroundColor: color.accentHover, borderColor: color.accentHover }),
  },
  "[data-look=outline]": {
    color: color.accentText,
    ...hover({ backgroundColor: color.surfaceRaised }),
  },
  "[data-look=outlineOnDark]": {
    borderColor: color.planLineOnDark,
    color: color.textOnDark,
    ...hover({ borderColor: color.textOnDark }),
  },
  /** For the other actions. */
  "[data-look=link]": {
    paddingInline: 0,
    borderColor: "transparent",
    color: color.accentText,
    ...asLink,
  },
  /** The second action of the first screen; on phones it looks like a link. */
  "[data-look=secondOnDark]": {
    paddingInline: 0,
    borderColor: "transparent",
    color: color.textOnDark,
    ...asLink,
    [from("md")]: {
      paddingInline: space.xl,
      borderColor: color.planLineOnDark,
      textDecoration: "none",
    },
    ...hover({ borderColor: color.textOnDark }),
  },
} satisfies Record<string, CSSObject>;

/** A button that looks like a link, for secondary actions. */
export const TextButton = styled.button({
  minHeight: size.touch,
  padding: `0 ${space.xs}`,
  border: 0,
  backgroundColor: "transparent",
  color: color.accentText,
  fontWeight: fontWeight.medium,
  ...asLink,
});
