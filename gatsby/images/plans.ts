import { createHash } from "node:crypto";

import drawings from "./plans.json";

/** The size of a plan, in units of its paths. */
export const paper = { width: 780, height: 420 };

const plans: Readonly<Record<string, Queries.LayoutPlan>> = drawings;

/** The layout plan of a page, by its GraphQL type. A page without its own plan shows that of the home page. */
export const layoutPlan = (type: string): Queries.LayoutPlan => plans[type] ?? drawings.HomePage;

/**
 * Chooses the part of a page's plan that stands in for a photo; the same text gives the same part.
 * @returns an SVG viewBox with the aspect ratio of a card's photo.
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
