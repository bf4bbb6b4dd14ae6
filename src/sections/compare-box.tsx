import styled from "@emotion/styled";

import { VisuallyHidden } from "../components/section";
import {
  border,
  color,
  fontSize,
  fontWeight,
  lineHeight,
  radius,
  size,
  space,
  when,
} from "../theme";

export const compareBoxId = (slug: string) => `compare-${slug}`;

export interface CompareBoxProps {
  slug: string;
  /** Of the plot. */
  name: string;
  label: string;
  isChosen: boolean;
  onChange: () => void;
}

/** The checkbox on a plot's photo that takes it into the comparison. */
export const CompareBox = ({ slug, name, label, isChosen, onChange }: CompareBoxProps) => (
  <Box>
    <input id={compareBoxId(slug)} type="checkbox" checked={isChosen} onChange={onChange} />
    {label} <VisuallyHidden>{name}</VisuallyHidden>
  </Box>
);

// On the photo, where it takes no room from the card: it comes later than the rest.
const Box = styled.label({
  position: "absolute",
  insetInlineEnd: space.md,
  insetBlockEnd: space.md,
  display: "flex",
  alignItems: "center",
  gap: space.sm,
  minHeight: size.touch,
  paddingInline: space.md,
  border: `${border.thin} solid ${color.line}`,
  borderRadius: radius.small,
  backgroundColor: color.surfaceRaised,
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.snug,
  cursor: "pointer",
  input: {
    width: "1.1em",
    height: "1.1em",
    margin: 0,
    accentColor: color.approvedGround,
    cursor: "inherit",
  },
  [when.print]: { display: "none" },
});
