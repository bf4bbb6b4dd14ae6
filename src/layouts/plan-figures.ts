import { squareFeetInYard } from "../lib/area-units";
import { round } from "../lib/rupees";
import { boxOf, contains, distance, type Point, type Polygon } from "./geometry";
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

/** The lowest price of some plots in rupees; undefined if there is none. */
export const lowestPrice = (
  plots: readonly Plot[],
  pricePerSqYd: number,
  extraPerSqYd?: Extras | null,
) =>
  plots.length > 0
    ? Math.min(...plots.map((plot) => plotPrice(plot, pricePerSqYd, extraPerSqYd).sum))
    : undefined;

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

/** Whether an area differs from a wanted size by a tenth at most. */
export const isNearSize = (area: number, size: number) => Math.abs(area - size) <= size / 10;

/** The open plots of nearly a size. @param size in square yards. */
export const openPlotsNear = (plots: readonly Plot[], size: number) =>
  withStatus(plots, "open").filter(({ area }) => isNearSize(area, size));

/** The three open plots whose centres are nearest. @param plot one that is not open. */
export const nearestOpenPlots = (plots: readonly Plot[], plot: Plot) =>
  withStatus(plots, "open")
    .sort(
      (one, other) =>
        distance(one.polygon.center, plot.polygon.center) -
        distance(other.polygon.center, plot.polygon.center),
    )
    .slice(0, 3);

/** The plot at a point, else the one whose centre is nearest, up to a distance in feet. */
export function plotAt(plots: readonly Plot[], point: Point, reach: number): Plot | undefined {
  const [nearest] = [...plots].sort(
    (one, other) => distance(one.polygon.center, point) - distance(other.polygon.center, point),
  );
  return (
    plots.find((plot) => contains(plot.polygon, point)) ??
    (nearest && distance(nearest.polygon.center, point) <= reach ? nearest : undefined)
  );
}

// In SVG, y grows downward.

/** The path of some shapes, for SVG. */
export const pathOf = (shapes: readonly { polygon: Polygon }[]) =>
  shapes
    .map(
      ({ polygon: { corners } }) =>
        `M${corners.map(([x, y]) => `${round(x, 1)},${round(-y, 1)}`).join(" ")}z`,
    )
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
