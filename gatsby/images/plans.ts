import type { LayoutPlan } from "../../schema/shapes/computed";
import drawings from "./plans.json";
import { createRandom } from "./random";

/** What a plan is drawn on, in its own units. */
export const paper = { width: 780, height: 420 };

const plans: Readonly<Record<string, LayoutPlan>> = drawings;

/** The layout plan of a page, by the page's GraphQL type. A page without one of its own shows that of the home page. */
export const layoutPlan = (type: string): LayoutPlan => plans[type] ?? drawings.HomePage;

/** The FNV-1a hash of a text. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
}

/**
 * A part of a page's plan for a photo: the same for the same text.
 * @returns its rectangle as an SVG viewBox, in the shape of a card's photo.
 */
export function planCrop(text: string): string {
  const random = createRandom(hashOf(text));
  const between = (low: number, high: number) => low + (high - low) * random();
  const width = 20 * Math.round(between(20, 27));
  const height = (width * 3) / 4;
  return [between(0, paper.width - width), between(0, paper.height - height), width, height]
    .map(Math.round)
    .join(" ");
}
