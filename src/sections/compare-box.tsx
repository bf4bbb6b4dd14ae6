import styled from "@emotion/styled";

import { VisuallyHidden } from "../components/section";
import { readCompared } from "../lib/plot-query";
import { useQueryValue } from "../lib/query";
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
  /** Of all plots. */
  slugs: readonly string[];
  onChange: (slug: string) => void;
}

/** The checkbox on a plot's photo that takes it into the comparison. It follows the address at once, as a box must. */
export function CompareBox({ slug, name, label, slugs, onChange }: CompareBoxProps) {
  const compared = useQueryValue("compare");
  return compared === undefined ? null : (
    <Box>
      <input
        id={compareBoxId(slug)}
        type="checkbox"
        checked={readCompared(compared, slugs).includes(slug)}
        onChange={() => onChange(slug)}
      />
      {label} <VisuallyHidden>{name}</VisuallyHidden>
    </Box>
  );
}

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
