import styled from "@emotion/styled";

import { border, color, fontSize, fontWeight, lineHeight, space } from "../theme";

/** The status of a plot or project. */
export const Badge = styled.span({
  padding: `${space.xs} ${space.md}`,
  border: `${border.thin} solid`,
  fontSize: fontSize.small,
  fontWeight: fontWeight.semibold,
  lineHeight: lineHeight.snug,
});

/** The badge of a card, in the upper corner of its photo. */
export const CornerBadge = styled(Badge)({
  position: "absolute",
  inset: "0 auto auto 0",
  borderColor: "transparent",
  backgroundColor: color.approvedBackground,
  color: color.textOnBadge,
  printColorAdjust: "exact",
});
