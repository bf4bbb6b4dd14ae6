import styled from "@emotion/styled";

import { CheckboxLabel } from "../ui/field";
import { VisuallyHidden } from "../ui/section";
import { maxCompared, readCompared, toggleCompared } from "./plot-query";
import { setQuery, useQueryValue } from "../lib/query";
import { color, fontSize, fontWeight, hairline, lineHeight, radius, space, when } from "../theme";
import { comparisonWords } from "./finder-words";

/** Id of the status line with the number of matching plots. */
export const foundId = "found";

/** Id of the status line with the number of chosen plots. */
export const chosenId = "chosen";

export const compareBoxId = (slug: string) => `compare-${slug}`;

export interface CompareBoxProps {
  slug: string;
  /** Name of the plot. */
  name: string;
  /** Slugs of all plots. */
  slugs: readonly string[];
}

/** The checkbox on a plot's photo that adds the plot to the comparison. Reads the address itself, to respond at once. */
export function CompareBox({ slug, name, slugs }: CompareBoxProps) {
  const query = useQueryValue("compare");
  // One plot has nothing to be compared with.
  if (query === undefined || slugs.length < 2) return null;
  const compared = readCompared(query, slugs);
  const isChosen = compared.includes(slug);
  const isFull = !isChosen && compared.length === maxCompared;
  return (
    <Box data-full={isFull || undefined}>
      <input
        id={compareBoxId(slug)}
        type="checkbox"
        checked={isChosen}
        disabled={isFull}
        aria-describedby={isFull ? chosenId : undefined}
        onChange={() => setQuery({ compare: toggleCompared(compared, slug) })}
      />
      <span>{comparisonWords.compare}</span> <VisuallyHidden>{name}</VisuallyHidden>
    </Box>
  );
}

// On the photo, to avoid a layout shift when it appears after hydration.
const Box = styled(CheckboxLabel)({
  position: "absolute",
  insetInlineEnd: space.md,
  insetBlockEnd: space.md,
  paddingInline: space.md,
  border: hairline,
  borderRadius: radius.small,
  backgroundColor: color.surfaceRaised,
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.snug,
  "&[data-full]": { color: color.textQuiet, cursor: "not-allowed" },
  [when.print]: { display: "none" },
});
