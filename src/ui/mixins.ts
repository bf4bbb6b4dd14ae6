import type { CSSObject } from "@emotion/react";

import { color, fontSize, from, hairline, radius, size, space, when } from "../theme";

/** The style of a card. */
export const panel: CSSObject = {
  border: hairline,
  borderRadius: radius.card,
  backgroundColor: color.surfaceRaised,
};

/** A card of text. */
export const textCard: CSSObject = { ...panel, padding: space.xl };

/** Small, quiet text. */
export const secondaryText: CSSObject = { color: color.textQuiet, fontSize: fontSize.small };

/** Figures that do not follow what a visitor has typed last; at 70% text keeps its contrast. */
export const stale: CSSObject = { opacity: 0.7, [when.forcedColors]: { opacity: 1 } };

/** Separates an item from the one above it. */
export const lineAbove: CSSObject = { paddingTop: space.lg, borderTop: hairline };

/**
 * A grid with one column on the narrowest screens, and equal columns on wider ones.
 * @param gap as in CSS.
 * @param columns their number, by media query from narrow to wide.
 */
export const grid = (gap: string, columns: Record<string, number>): CSSObject => ({
  display: "grid",
  gap,
  ...Object.fromEntries(
    Object.entries(columns).map(([query, count]) => [
      query,
      { gridTemplateColumns: `repeat(${count}, 1fr)` },
    ]),
  ),
});

/** Cards in rows of up to three. Those of a last row that is not full are wider, so that it has no hole. */
export const filledRows: CSSObject = {
  display: "flex",
  flexWrap: "wrap",
  gap: space.xl,
  "& > *": { flex: `1 1 max(${size.card}, (100% - 2 * ${space.xl}) / 3)` },
};

/** Buttons in a row; on phones as wide as the row. */
export const buttonRow: CSSObject = {
  display: "flex",
  flexWrap: "wrap",
  gap: space.md,
  "& > *": { flexGrow: 1 },
  [from("sm")]: { "& > *": { flexGrow: 0 } },
};
