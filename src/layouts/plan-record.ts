import { statusesAreOld } from "../lib/plot-statuses";
import { capital } from "../lib/text";
import { round } from "../lib/rupees";
import { contains, distance, move } from "./geometry";
import { derivePlan, type Plot } from "./plan";
import { groundArea, pathOf, plotPrice, viewBoxOf } from "./plan-figures";
import type { Extras, Ground, Plan } from "./plan-places";
import * as text from "./plan-words";

/** Parks and social areas as shares of the layout: "Park 10.8%, social area 2.8%"; "" if its size is not entered. */
const openLand = (ground: readonly Ground[], site?: number | null) =>
  ["park", "social"]
    .map((kind) => [text.kindName(kind), groundArea(ground, kind) / (site ?? Infinity)] as const)
    .flatMap(([name, share]) => (share > 0 ? `${name} ${round(100 * share, 1)}%` : []))
    .join(", ");

/** The size of text in feet: on phones, and from tablets on. A drawing is at most so wide and high there, in px. */
function textSizes(width: number, height: number, plots: readonly Plot[]) {
  // So that each number fits its plot.
  const largest = Math.min(
    ...plots.map(({ number, polygon: { box } }) =>
      Math.min((box.right - box.left) / number.length / 0.65, (box.top - box.bottom) * 0.8),
    ),
  );
  const size = (px: number, widest: number) =>
    round(Math.min(largest, px / Math.min(widest / width, 704 / height)), 1);
  return { narrow: size(9.5, 328), wide: size(13, 780) };
}

/** The name of a road or an area: its lines, their middle, how they are turned, and whether phones have no room for it. */
function labelOf(one: Ground, ground: readonly Ground[], textSize: number) {
  const { line: [start, end] = [], polygon, kind } = one;
  const name = capital(text.neighborName(one));
  const lengthOf = (line: string) => line.length * textSize * 0.55;
  const wide = lengthOf(name);
  if (!start || !end) {
    const room = polygon.box.right - polygon.box.left;
    const words = wide > room ? name.split(" ") : [name];
    const lines = kind === "road" ? [] : words;
    return { lines, at: polygon.center, isLong: words.some((line) => lengthOf(line) > room) };
  }
  // Where no other road crosses.
  const places = [0.5, 0.3, 0.7, 0.2, 0.8, 0.12, 0.88].map((share) =>
    move(start, [end[0] - start[0], end[1] - start[1]], share),
  );
  const free = places.find((place) =>
    ground.every(
      (other) => other === one || other.kind !== kind || !contains(other.polygon, place, wide / 2),
    ),
  );
  const degrees = (Math.atan2(end[1] - start[1], end[0] - start[0]) * 180) / Math.PI;
  const turn = round(((270 - degrees) % 180) - 90, 1);
  return { lines: [name], at: free ?? polygon.center, turn, isLong: wide > distance(start, end) };
}

interface PricedPlan extends Plan {
  extraPerSqYd?: Extras | null;
}

/**
 * What pages show of a plan (the types of schema/computed.graphql): y grows downward, in feet. Without statuses, nor prices, if
 * the statuses are old.
 * @param day of the build, like "2026-11-20"; undefined for a sample, which never gets old.
 */
export function planRecord(plan: PricedPlan, pricePerSqYd: number, day?: string) {
  const { plots, ground } = derivePlan(plan);
  const isOld = day !== undefined && statusesAreOld(plan.asOf, day);
  const box = viewBoxOf([...plots, ...ground], 2);
  const textSize = textSizes(box.width, box.height, plots);
  return {
    ...box,
    textSize,
    openLand: capital(openLand(ground, plan.site)),
    ground: ground.map((one) => {
      const { lines, at, turn = 0, isLong } = labelOf(one, ground, textSize.narrow);
      const [x, y] = [round(at[0]), round(-at[1])];
      return { kind: one.kind, path: pathOf([one]), lines, x, y, turn, isLong };
    }),
    plots: plots.map((plot) => {
      const { number, area, faces, status, neighbors, polygon } = plot;
      const { rate, extras } = plotPrice(plot, pricePerSqYd, plan.extraPerSqYd);
      const offer = status === "open" ? { rate, extras } : undefined;
      return {
        number,
        area,
        faces,
        ...(isOld ? {} : { status, ...offer }),
        sides: text.sidesText(plot),
        road: plot.road && text.neighborName(plot.road),
        place: text.placeText(plot),
        east: text.neighborsText(neighbors.east),
        south: text.neighborsText(neighbors.south),
        west: text.neighborsText(neighbors.west),
        north: text.neighborsText(neighbors.north),
        x: round(polygon.center[0]),
        y: round(-polygon.center[1]),
        path: pathOf([plot]),
      };
    }),
  };
}
