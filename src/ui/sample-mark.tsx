import styled from "@emotion/styled";

import { border, fontSize, fontWeight, lineHeight, radius, space } from "../theme";
import { sampleWord } from "./words";

/** Content that may be a sample. */
interface Marked {
  /** Null for real content. */
  sample: string | null;
}

/** Whether content is a sample. */
export const isSample = ({ sample }: Marked) => Boolean(sample);

/** The mark of a sample; nothing for real content. */
export const SampleMark = ({ of }: { of: Marked | undefined }) =>
  of?.sample && <Mark data-sample>{sampleWord}</Mark>;

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
