import { squareFeetInYard } from "../lib/area-units";
import { round } from "../lib/rupees";
import { boxOf, type Point, type Polygon } from "./geometry";
import type { Plot } from "./plan";
import type { Direction, Extras, Ground } from "./plan-places";
import type { Status } from "./plan-statuses";

/**
 * The price of a plot, before duties and charges.
 * @param pricePerSqYd of the layout, in rupees.
 * @returns the rate with what is added to the layout's price, and the sum in whole rupees.
 */
export function plotPrice(plot: Plot, pricePerSqYd: number, extraPerSqYd?: Extras | null) {
  const applies = {
    east: plot.faces === "east",
    north: plot.faces === "north",
    corner: plot.isCorner,
    park: plot.touchesPark,
  };
  const extras = (["east", "north", "corner", "park"] as const).flatMap((reason) => {
    const perSqYd = extraPerSqYd?.[reason];
    return perSqYd && applies[reason] ? [{ reason, perSqYd }] : [];
  });
  const rate = extras.reduce((sum, { perSqYd }) => sum + perSqYd, pricePerSqYd);
  return { rate, extras, sum: round(plot.area * rate) };
}

/** The plots of one status. */
export const withStatus = (plots: readonly Plot[], status: Status) =>
  plots.filter((plot) => plot.status === status);

/** The plots that the layout's sizes are about: all that are not mortgaged. */
export const notMortgaged = (plots: readonly Plot[]) =>
  plots.filter(({ status }) => status !== "mortgaged");

/** The smallest and the largest of some plots in square yards; undefined if there is none. */
export function sizeRange(plots: readonly Plot[]) {
  const areas = plots.map(({ area }) => area);
  return areas.length > 0 ? { min: Math.min(...areas), max: Math.max(...areas) } : undefined;
}

/** The area of some plots in square yards. */
export const areaOf = (plots: readonly Plot[]) => plots.reduce((sum, { area }) => sum + area, 0);

/** The area of one kind of ground in square yards, such as all parks. */
export const groundArea = (ground: readonly Ground[], wanted: string) =>
  ground
    .filter(({ kind }) => kind === wanted)
    .reduce((sum, { polygon }) => sum + polygon.surface / squareFeetInYard, 0);

// In SVG, y grows downward.

/** A corner of a path, seen from the one before; short, since pages have many. */
function step([x, y]: Point, [fromX, fromY]: Point): string {
  const [across, up] = [round(x - fromX, 1), round(y - fromY, 1)];
  if (up === 0) return `h${across}`;
  return across === 0 ? `v${-up}` : `l${across},${-up}`;
}

/** The path of some shapes, for SVG. */
export const pathOf = (shapes: readonly { polygon: Polygon }[]) =>
  shapes
    .map(({ polygon: { corners } }) => {
      const points = corners.map(([x, y]): Point => [round(x, 1), round(y, 1)]);
      const [[x, y] = [0, 0], ...others] = points;
      const steps = others.map((point, index) => step(point, points[index] ?? point));
      return `M${x},${-y}${steps.join("")}z`;
    })
    .join("");

/** The view box of some shapes, for SVG. @param margin on each side, in feet. */
export function viewBoxOf(shapes: readonly { polygon: Polygon }[], margin = 0) {
  const { left, bottom, right, top } = boxOf(shapes.flatMap(({ polygon }) => polygon.corners));
  return {
    x: left - margin,
    y: -top - margin,
    width: right - left + 2 * margin,
    height: top - bottom + 2 * margin,
  };
}

/** The sides of a plot in feet, front first, if opposite sides are equal: 30 and 50. */
export function frontAndDepth({ lengths, faces }: Plot): readonly [number, number] | undefined {
  const pairs: readonly [Direction, Direction][] = [
    ["east", "west"],
    ["south", "north"],
  ];
  const [across = 0, upright = 0] = pairs.map(([one, other]) => {
    const [length, ...others] = [...lengths[one], ...lengths[other]];
    return others.length === 1 && others[0] === length ? length : undefined;
  });
  if (!across || !upright) return undefined;
  return faces === "east" || faces === "west" ? [across, upright] : [upright, across];
}
