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

const base: CSSObject = {
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
};

const asLink: CSSObject = { textDecoration: "underline", textUnderlineOffset: "0.2em" };

/** The variants of buttons, and of links that look like buttons. */
export const buttonVariants = {
  /** For the main action of a screen. */
  primary: {
    ...base,
    backgroundColor: color.accent,
    borderColor: color.accent,
    color: color.textOnAccent,
    [when.hover]: {
      "&:hover:not(:disabled)": {
        backgroundColor: color.accentHover,
        borderColor: color.accentHover,
      },
    },
  },
  outline: {
    ...base,
    borderColor: color.accentText,
    color: color.accentText,
    [when.hover]: { "&:hover:not(:disabled)": { backgroundColor: color.surfaceRaised } },
  },
  outlineOnDark: {
    ...base,
    borderColor: color.planLineOnDark,
    color: color.textOnDark,
    [when.hover]: { "&:hover:not(:disabled)": { borderColor: color.textOnDark } },
  },
  /** The last action of a card; it looks like a link. */
  link: {
    ...base,
    ...asLink,
    paddingInline: 0,
    borderColor: "transparent",
    color: color.accentText,
  },
  /** The second action of the first screen; on phones it looks like a link. */
  secondOnDark: {
    ...base,
    ...asLink,
    paddingInline: 0,
    borderColor: "transparent",
    color: color.textOnDark,
    [from("md")]: {
      paddingInline: space.xl,
      borderColor: color.planLineOnDark,
      textDecoration: "none",
    },
    [when.hover]: { "&:hover:not(:disabled)": { borderColor: color.textOnDark } },
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

export const PrimaryButton = styled.button(buttonVariants.primary);
export const LinkButton = styled.button(buttonVariants.link);
export const OutlineButton = styled.button(buttonVariants.outline);
export const SecondOnDarkButton = styled.button(buttonVariants.secondOnDark);
