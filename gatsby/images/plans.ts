import { createHash } from "node:crypto";

import { palettes } from "../../src/theme";
import drawings from "./plans.json";

const { "--text-on-dark": chalk } = palettes.light;

/**
 * A survey plan as SVG path data: the blocks between the roads (the strongest lines), the plots inside them, the park
 * with its path and trees, and the centre lines of the wider roads. `turn` is a transform of the whole plan.
 */
type LayoutPlan = typeof drawings.HomePage;

/** The size of a plan, in units of its paths. */
export const paper = { width: 780, height: 420 };

/** The layout plan of each page, by its GraphQL type. A page without one shows that of the home page. */
const plans: Readonly<Record<string, LayoutPlan>> = drawings;

/** The lines of a page's plan as SVG, to be stroked. They are equally thick in every size. */
export function planLines(pageType: string): string {
  const { turn, blocks, plots, park, road } = plans[pageType] ?? drawings.HomePage;
  const path = '<path vector-effect="non-scaling-stroke"';
  return `<g transform="${turn}">${path} d="${blocks}" stroke-width="1.6"/>${path} d="${plots}${park}"/>${path} d="${road}" stroke-dasharray="6 6"/></g>`;
}

/** The plan that stands in for photos: a file, as a background. */
export const planFile = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${paper.width} ${paper.height}" fill="none" stroke="${chalk}" opacity=".4">${planLines("HomePage")}</svg>`;

/**
 * Chooses the part of the plan that stands in for a photo; the same text gives the same part.
 * @returns a value of CSS background-position.
 */
export function planCrop(text: string): string {
  const [across = 0] = createHash("sha256").update(text).digest();
  return `${Math.round((across / 255) * 100)}% 50%`;
}
