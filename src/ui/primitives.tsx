import type { CSSObject } from "@emotion/react";
import styled from "@emotion/styled";

import { border, color, fontSize, fontWeight, lineHeight, size, space } from "../theme";

type Space = keyof typeof space;

/** Keeps the names of these props, which only the styles read, out of the HTML. */
const shouldForwardProp = (name: string) => !["gap", "rowGap", "minWidth", "as"].includes(name);
const div = styled("div", { shouldForwardProp });

/** Limits its content to the page's width. */
export const Container = styled.div({ paddingInline: space.side });

/** A band across the page, in the colours of `data-theme`. Two neighbours in the page's own colours share one gap. */
export const Band = styled.section({
  paddingBlock: space.section,
  // The first section needs less space, since the header is above it.
  "&:first-of-type": { paddingTop: space.heading },
  "[data-theme=page] + &[data-theme=page]": { paddingTop: space.none },
});

/** A band that clips what reaches the edges of the screen, beside a scrollbar too. */
export const ClippedBand = styled(Band)({ overflow: "hidden" });

/** Children below one another. */
export const Stack = div<{ gap?: Space }>(({ gap = "lg" }) => ({
  display: "grid",
  gap: space[gap],
  alignContent: "start",
}));

/** Children side by side, in as many lines as they need. */
export const Row = div<{ gap?: Space }>(({ gap = "lg" }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `${space.md} ${space[gap]}`,
}));

/**
 * Equal columns, as many as fit.
 * @param minWidth the minimum width of a column, as in CSS: by default there are two at most; `max(17rem, 30%)` makes three.
 */
export const Columns = div<{ minWidth?: string; gap?: Space; rowGap?: Space }>(
  ({ minWidth = "max(17rem, 40%)", gap = "columns", rowGap = "columns" }) => ({
    display: "grid",
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${minWidth}), 1fr))`,
    gap: `${space[rowGap]} ${space[gap]}`,
    alignItems: "start",
  }),
);

/** A record: its photo, and its texts below. No box is around it. */
export const Card = styled.article({ position: "relative" });

/** The location of a record, below its name. */
export const RecordLocation = styled.p({ marginTop: space.xs, color: color.textQuiet });

/** Cards in rows of at most three, each at least `minWidth` wide; a single one is as wide as one of three. */
export const Cards = styled("ul", { shouldForwardProp })<{ minWidth?: string }>(
  ({ minWidth = "13rem" }) => ({
    display: "grid",
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${minWidth}, 30%)), 1fr))`,
    gap: `${space.cards} ${space.xxl}`,
  }),
);

/** An item of `Cards`, whose parts begin at one height in a row. @param parts their number. */
export const subgridItem = (parts: number, gap: Space = "lg"): CSSObject => ({
  "&, & > article": {
    display: "grid",
    gridRow: `span ${parts}`,
    gridTemplateRows: "subgrid",
    rowGap: space[gap],
  },
});

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

/** The sentence in place of an empty list. */
export const EmptyList = styled.p({ maxWidth: size.measure, color: color.textQuiet });
