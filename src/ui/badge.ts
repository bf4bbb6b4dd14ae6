import styled from "@emotion/styled";

import { color, fontSize, fontWeight, lineHeight, radius, space } from "../theme";

/** The status of a plot or project, on its photo. */
export const Badge = styled.p({
  position: "absolute",
  insetInlineStart: space.md,
  insetBlockStart: space.md,
  padding: `${space.xs} ${space.md}`,
  borderRadius: radius.small,
  color: color.textOnBadge,
  fontSize: fontSize.small,
  fontWeight: fontWeight.semibold,
  lineHeight: lineHeight.snug,
  backgroundColor: color.approvedGround,
  printColorAdjust: "exact",
});

/** The location of a plot or project. */
export const RecordPlace = styled.p({ marginTop: space.xs, color: color.textQuiet });
