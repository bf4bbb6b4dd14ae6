import { createHash } from "node:crypto";

import drawings from "./plans.json";

/** The size of a plan's sheet, in the plan's own units. */
export const paper = { width: 780, height: 420 };

const plans: Readonly<Record<string, Queries.LayoutPlan>> = drawings;

/** The layout plan of a page, by the page's GraphQL type. A page without one of its own shows that of the home page. */
export const layoutPlan = (type: string): Queries.LayoutPlan => plans[type] ?? drawings.HomePage;

/**
 * A part of a page's plan for a photo: the same for the same text.
 * @returns its rectangle as an SVG viewBox, in the shape of a card's photo.
 */
export function planCrop(text: string): string {
  const [left = 0, top = 0, size = 0] = createHash("sha256").update(text).digest();
  const between = (low: number, high: number, byte: number) => low + ((high - low) * byte) / 255;
  const width = 20 * Math.round(between(20, 27, size));
  const height = (width * 3) / 4;
  return [
    between(0, paper.width - width, left),
    between(0, paper.height - height, top),
    width,
    height,
  ]
    .map(Math.round)
    .join(" ");
}
