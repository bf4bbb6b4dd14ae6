import { keyframes, type CSSObject } from "@emotion/react";

import { whenQueryPending } from "../lib/attributes";
import {
  border,
  color,
  font,
  fontSize,
  fontWeight,
  lineHeight,
  queryTimeout,
  space,
} from "../theme";

export const secondaryText: CSSObject = { color: color.textQuiet, fontSize: fontSize.small };

export const displayText = (
  size: keyof typeof fontSize,
  line: number = lineHeight.tight,
): CSSObject => ({ font: `${fontWeight.display} ${fontSize[size]}/${line} ${font.display}` });

/** Small, quiet text beside a larger one. */
export const besideText: CSSObject = {
  font: `${fontWeight.regular} ${fontSize.small}/${lineHeight.snug} ${font.text}`,
  color: color.textQuiet,
};

/** The main figure of a record, with small words beside it and between its amounts. */
export const amountText: CSSObject = {
  ...displayText("amount"),
  "small, & > span:not([translate])": besideText,
};

/** A drawn sign, which screen readers leave out; the first declaration is for browsers without alternative texts. */
export const decorative = (sign: string): CSSObject => ({ content: [sign, `${sign} / ""`] });

/** Hides text visually and keeps it for screen readers. */
export const visuallyHidden = {
  position: "absolute",
  width: border.thin,
  height: border.thin,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const;

export const chevron: CSSObject = {
  content: '""',
  width: space.sm,
  height: space.sm,
  borderInlineEnd: "1.5px solid",
  borderBlockEnd: "1.5px solid",
  transform: "translateY(-25%) rotate(45deg)",
};

/** The chevron of a button that has opened its part. */
export const openedChevron: CSSObject = { transform: "translateY(25%) rotate(-135deg)" };

const hidden = keyframes({ "from, to": { visibility: "hidden" } });

/** Hides an element for `queryTimeout` at most; `useShowWhenReady` ends it when the tools follow the URL. */
export const hiddenUntilTimeout: CSSObject = { animation: `${hidden} ${queryTimeout}` };

/** Hides an element while it does not show the choices of the URL yet. */
export const hiddenWhilePending: CSSObject = { [whenQueryPending]: hiddenUntilTimeout };
