import styled from "@emotion/styled";

import { border, color, fontSize, fontWeight, lineHeight, radius, space } from "../theme";
import { note } from "./looks";

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

/** Says that a record is a sample, not a real one. */
export const SampleMark = styled.span({
  display: "inline-block",
  paddingInline: space.sm,
  border: `${border.thin} solid ${color.textQuiet}`,
  borderRadius: radius.small,
  ...note,
  fontWeight: fontWeight.semibold,
  lineHeight: lineHeight.snug,
});

/** The location of a plot or project. */
export const RecordPlace = styled.p({ marginTop: space.xs, color: color.textQuiet });
