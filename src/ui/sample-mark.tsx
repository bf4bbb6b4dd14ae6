import styled from "@emotion/styled";

import { border, fontSize, fontWeight, lineHeight, radius, space } from "../theme";

/** What may be a sample; then it has the word that says so. */
interface Marked {
  sample: string | null;
}

/** Whether something is a sample, not real. */
export const isSample = ({ sample }: Marked) => Boolean(sample);

/** Says that what it stands beside is a sample; nothing beside what is real. */
export const SampleMark = ({ of }: { of: Marked | undefined }) =>
  of?.sample && <Mark>{of.sample}</Mark>;

const Mark = styled.span({
  display: "inline-block",
  // Close to a heading, at half its height.
  alignSelf: "center",
  marginInlineEnd: "auto",
  paddingInline: space.sm,
  border: `${border.thin} solid`,
  borderRadius: radius.small,
  fontSize: fontSize.small,
  fontWeight: fontWeight.semibold,
  lineHeight: lineHeight.snug,
});
