import type { CSSObject } from "@emotion/react";
import styled from "@emotion/styled";
import { useEffect, useRef, useState } from "react";

import {
  announcementDelay,
  border,
  color,
  fontSize,
  fontWeight,
  hairline,
  lineHeight,
  size,
  space,
  when,
} from "../theme";
import { decorative, displayText, visuallyHidden } from "./mixins";

type Space = keyof typeof space;

/** Limits its content to the page's width. */
export const Container = styled.div({ paddingInline: space.side });

/** A band across the page, in the colours of `data-theme`. Two neighbours in the page's own colours share one gap. */
export const Band = styled.section({
  paddingBlock: space.section,
  // The first section needs less space, since the header is above it.
  "&:first-of-type": { paddingTop: space.heading },
  "[data-theme=page] + &[data-theme=page]": { paddingTop: space.none },
});

/** A band that clips what would reach beyond the edges of the screen. */
export const ClippedBand = styled(Band)({ overflow: "hidden" });

/** Children below one another. */
export const Stack = styled.div<{ gap?: Space }>(({ gap = "lg" }) => ({
  display: "grid",
  gap: space[gap],
  alignContent: "start",
}));

/** Children side by side, in as many lines as they need. */
export const Row = styled.div<{ gap?: Space }>(({ gap = "lg" }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `${space.md} ${space[gap]}`,
}));

/**
 * Equal columns, as many as fit.
 * @param minWidth the minimum width of a column, as in CSS: by default there are two at most; `max(17rem, 30%)` makes three.
 */
export const Columns = styled.div<{ minWidth?: string; gap?: Space; rowGap?: Space }>(
  ({ minWidth = "max(17rem, 40%)", gap = "columns", rowGap = "columns" }) => ({
    display: "grid",
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${minWidth}), 1fr))`,
    gap: `${space[rowGap]} ${space[gap]}`,
    alignItems: "start",
  }),
);

/** A record: its photo, and its texts below. */
export const Card = styled.article({ position: "relative" });

export const RecordLocation = styled.p({ marginTop: space.xs, color: color.textQuiet });

/** Cards in rows of at most three, each at least `minWidth` wide; a single one is as wide as one of three. */
export const Cards = styled.ul<{ minWidth?: string }>(({ minWidth = "13rem" }) => ({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${minWidth}, 30%)), 1fr))`,
  gap: `${space.cards} ${space.xxl}`,
}));

/** An item of `Cards`: its parts begin at the same height as those beside them. @param parts the number of parts. */
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

/** A summary across the width that opens its text: a plus, and a minus while it is open. */
export const Disclosure = styled.details({
  "& + &": { borderTop: hairline },
  summary: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space.lg,
    minHeight: size.touch,
    // Lets a word that is longer than the line break.
    overflowWrap: "anywhere",
    paddingBlock: space.md,
    fontWeight: fontWeight.semibold,
    cursor: "pointer",
    // Hides Safari's own marker.
    "&::-webkit-details-marker": { display: "none" },
  },
  [when.screen]: {
    "summary::after": { ...displayText("item"), ...decorative('"+"'), flexShrink: 0 },
    "&[open] > summary::after": decorative('"−"'),
  },
  "summary ~ *": { marginBottom: space.lg },
  p: { maxWidth: size.measure, color: color.textQuiet },
});

/** A text that screen readers announce when it changes. Not role="status": Orca reads that role in place of the text. */
export const announced = { "aria-live": "polite", "aria-atomic": true } as const;

/** Announces a text to screen readers when it has changed, debounced. */
export function Announcement({ text }: { text: string }) {
  const last = useRef(text);
  const [said, setSaid] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => {
      if (text !== last.current) setSaid(text);
      last.current = text;
    }, announcementDelay);
    return () => clearTimeout(timer);
  }, [text]);
  return <VisuallyHidden {...announced}>{said}</VisuallyHidden>;
}

export const VisuallyHidden = styled.span(visuallyHidden);
