import type { CSSObject } from "@emotion/react";

import { color, font, fontSize, fontWeight, lineHeight, when } from "../theme";

/** Small, quiet text. */
export const secondaryText: CSSObject = { color: color.textQuiet, fontSize: fontSize.small };

/** The display face, one size for each use. */
export const displayText = (size: keyof typeof fontSize): CSSObject => ({
  fontFamily: font.display,
  fontSize: fontSize[size],
  fontWeight: fontWeight.display,
  lineHeight: lineHeight.tight,
});

/** The main figure of a record, with small words beside it. */
export const sumText: CSSObject = {
  ...displayText("sum"),
  small: { ...secondaryText, fontFamily: font.text, fontWeight: fontWeight.regular },
};

/** Figures that do not follow what a visitor has typed last; at 70% text keeps its contrast. */
export const stale: CSSObject = { opacity: 0.7, [when.forcedColors]: { opacity: 1 } };
