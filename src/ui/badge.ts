import styled from "@emotion/styled";

import { color, fontSize, fontWeight, lineHeight, space } from "../theme";

/** The status of a plot or project: green with `data-color="approved"`, or the gold of work in progress. */
export const Badge = styled.span({
  padding: `${space.xs} ${space.md}`,
  backgroundColor: color.accent,
  color: color.textOnAccent,
  fontSize: fontSize.small,
  fontWeight: fontWeight.semibold,
  lineHeight: lineHeight.snug,
  "&[data-color=approved]": { backgroundColor: color.approvedBackground, color: color.textOnBadge },
  printColorAdjust: "exact",
});

/** The badge of a card, in the upper corner of its photo. */
export const CornerBadge = styled(Badge)({ position: "absolute", inset: "0 auto auto 0" });
