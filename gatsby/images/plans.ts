import { createHash } from "node:crypto";

import { palettes } from "../../src/theme";
import drawings from "./plans.json";

const { "--text-on-dark": chalk } = palettes.light;

/** A survey plan as SVG path data. */
interface LayoutPlan {
  /** A value of the attribute `transform` that turns the whole plan. */
  turn: string;
  /** Edges of the blocks between the roads, splayed at the corners: the strongest lines. */
  blocks: string;
  /** Dividers between the plots of the blocks: thinner lines. */
  plots: string;
  /** Outline, walking path and trees of the park. */
  park: string;
  /** Centre lines of the wider roads, to be dashed. */
  road: string;
}

/** The size of a plan, in units of its paths. */
export const paper = { width: 780, height: 420 };

const plans: Readonly<Record<string, LayoutPlan>> = drawings;

/** The layout plan of a page, by its GraphQL type. A page without its own plan shows that of the home page. */
export const layoutPlan = (type: string): LayoutPlan => plans[type] ?? drawings.HomePage;

/** The lines of a plan as SVG, to be stroked. They are equally thick in every size. */
export const planLines = ({ turn, blocks, plots, park, road }: LayoutPlan) =>
  `<g transform="${turn}"><path d="${blocks}" stroke-width="1.6"/><path d="${plots}${park}"/><path d="${road}" stroke-dasharray="6 6"/></g>`.replaceAll(
    "<path",
    '<path vector-effect="non-scaling-stroke"',
  );

/** The plan that stands in for photos: a file, as a background. */
export const planFile = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${paper.width} ${paper.height}" fill="none" stroke="${chalk}" opacity=".4">${planLines(layoutPlan("HomePage"))}</svg>`;

/**
 * Chooses the part of the plan that stands in for a photo; the same text gives the same part.
 * @returns a value of CSS background-position.
 */
export function planCrop(text: string): string {
  const [across = 0] = createHash("sha256").update(text).digest();
  return `${Math.round((across / 255) * 100)}% 50%`;
}
