import type { z } from "zod";

import type { layout } from "../../schema/shapes/layouts";
import { directions, isUpright, type plan } from "../../schema/shapes/plan";
import { plotKey, type Status } from "../../src/layouts/plots";
import { squareFeetInYard } from "../../src/lib/area-units";
import { round } from "../../src/lib/numbers";
import { capital } from "../../src/lib/text";
import { feet } from "../../src/ui/words";
import {
  areNear,
  dot,
  move,
  polygonFrom,
  readPoints,
  sharedLength,
  strip,
  type Point,
  type Polygon,
  type Side,
} from "./geometry";

export type Plan = z.output<typeof plan>;
type Direction = (typeof directions)[number];

/** A piece of the layout's land: a plot, a road or an open area. */
export interface Parcel {
  kind: string;
  /** As inside a sentence: "plot 20", "30 ft road", "Main road (60 ft)", "social area". */
  name: string;
  polygon: Polygon;
  /** The two ends of the centre line of a straight road. */
  line?: readonly Point[];
}

const vectors: Readonly<Record<Direction, Point>> = {
  east: [1, 0],
  south: [0, -1],
  west: [-1, 0],
  north: [0, 1],
};

/** The statuses of plots that are not open, which are texts of a plan. */
export const closed = ["sold", "reserved", "mortgaged"] as const satisfies readonly Status[];

/**
 * Reads numbers and ranges of plots. A range has the plots from one end to the other in the order of counting.
 * @param numbers of all plots, in the order of counting.
 * @returns each number or range with the indexes of its plots: none if an end is unknown, or the ends are no range.
 */
export function readNumbers(text: string, numbers: readonly string[]) {
  const known = new Map(numbers.map((number, index) => [plotKey(number), index]));
  const parts = text.split(",").map((part) => part.trim());
  return parts.filter(Boolean).map((part) => {
    const ends = known.has(plotKey(part)) ? [part] : part.split(/\s*(?:[-–—]|\bto\b)\s*/);
    const unknown = ends.find((end) => !known.has(plotKey(end)));
    const [first = 0, last = first] = ends.map((end) => known.get(plotKey(end)) ?? 0);
    const length = unknown === undefined && ends.length <= 2 ? Math.max(0, last - first + 1) : 0;
    return { part, unknown, indexes: Array.from({ length }, (_, index) => first + index) };
  });
}

/** Places all plots, in the order of counting. */
function placePlots({ rows, odd = [] }: Plan) {
  const oddPlots = new Map(odd.map((one) => [one.plot, one]));
  const inRows = rows.flatMap((row, index) => {
    const { first, plots, toward, faces, depth, depthAtEnd = depth } = row;
    const source = ["rows", index];
    const [start = [0, 0]] = readPoints(row.from);
    const numbers = Array.from({ length: plots }, (_, step) => `${first + step}`);
    const widths = numbers.map((number) => oddPlots.get(number)?.width ?? row.width);
    const total = widths.reduce((sum, width) => sum + width, 0);
    const at = (along: number, back: number) =>
      move(move(start, vectors[toward], along), vectors[faces], -back);
    let end = 0;
    return numbers.map((counted, step) => {
      const begin = end;
      end += widths[step] ?? 0;
      const depthAt = (along: number) =>
        oddPlots.get(counted)?.depth ?? depth + ((depthAtEnd - depth) * along) / total;
      const corners = [at(begin, 0), at(end, 0), at(end, depthAt(end)), at(begin, depthAt(begin))];
      return { counted, source, faces, corners };
    });
  });
  const numbersInRows = new Set(inRows.map(({ counted }) => counted));
  const inNoRow = odd.flatMap(({ plot, corners, faces }, index) =>
    corners && faces && !numbersInRows.has(plot)
      ? [{ counted: plot, source: ["odd", index], faces, corners: [] }]
      : [],
  );
  const placed = [...inRows, ...inNoRow].map(({ counted, source, ...usual }) => {
    const { name = counted, corners, area, faces = usual.faces } = oddPlots.get(counted) ?? {};
    const polygon = polygonFrom(corners ? readPoints(corners) : usual.corners);
    return {
      kind: "plot",
      name: `plot ${name}`,
      /** The number by which its row counts. */
      counted,
      /** The path of its row, or of the odd plot, in the entered plan. */
      source,
      /** The number that everybody reads, such as "12A". */
      number: name,
      faces,
      /** In square yards. */
      area: round(area ?? polygon.surface / squareFeetInYard, 1),
      polygon,
    };
  });
  // The sort keeps 12A, if it is in no row, behind 12.
  return placed.sort(
    (one, other) => Number.parseInt(one.counted, 10) - Number.parseInt(other.counted, 10),
  );
}

/** The kind of an area or a road in words. */
export const kindName = (kind: string) =>
  ["social", "utility"].includes(kind) ? `${kind} area` : kind;

const roadName = (width: number, name?: string) =>
  name ? `${name} (${feet(width)})` : `${feet(width)} road`;

/** Places the roads, then the areas. */
const placeGround = ({ roads, areas = [] }: Plan): Parcel[] => [
  ...roads.map(({ name, width, from, to }) => {
    const line = [...readPoints(from), ...readPoints(to)];
    return { kind: "road", name: roadName(width, name), line, polygon: strip(line, width) };
  }),
  ...areas.map(({ kind, name, width, corners }) => ({
    kind,
    name: kind === "road" && width ? roadName(width, name) : (name ?? kindName(kind)),
    polygon: polygonFrom(readPoints(corners)),
  })),
];

/** The direction to which a side points; between two directions, the one in which the plot faces. */
const nearestDirection = ({ normal }: Side, faces: Direction) =>
  directions.reduce(
    (best, one) => (dot(vectors[one], normal) > dot(vectors[best], normal) + 1e-6 ? one : best),
    faces,
  );

/** The parcels that share more than a foot with some sides of a plot, the longest first; equal names count as one. */
function neighborsAt(sides: readonly Side[], near: readonly Parcel[]): Parcel[] {
  const lengths = new Map<string, number>();
  for (const side of sides) {
    for (const { name, polygon } of near) {
      const shared = polygon.sides.reduce((sum, other) => sum + sharedLength(side, other), 0);
      lengths.set(name, (lengths.get(name) ?? 0) + shared);
    }
  }
  return [...lengths]
    .filter(([, length]) => length > 1)
    .sort(([, one], [, other]) => other - one)
    .flatMap(([name]) => near.find((parcel) => parcel.name === name) ?? []);
}

/** The sides of a plot: "30 × 50 ft", front first, or "East 60, South 21, West 46 and 16.6, North 30 ft". */
function sidesText(sides: readonly (readonly Side[])[], faces: Direction): string {
  const texts = sides.map((some) =>
    some
      .map(({ length }) => Math.round(length * 10) / 10)
      .sort((one, other) => other - one)
      .join(" and "),
  );
  const [east = "", south = "", west, north] = texts;
  if (east === west && south === north && Number(east) > 0 && Number(south) > 0)
    return isUpright(faces) ? `${south} × ${east} ft` : `${east} × ${south} ft`;
  const named = directions.flatMap((one, at) => (texts[at] ? `${capital(one)} ${texts[at]}` : []));
  return `${named.join(", ")} ft`;
}

/** Derives the plots, the roads and the areas of a plan. It throws nothing, even if the plan has mistakes. */
export function derivePlan(plan: Plan) {
  const placed = placePlots(plan);
  const ground = placeGround(plan);
  const numbers = placed.map(({ number }) => number);
  const notOpen = closed.map((status) => {
    const parts = readNumbers(plan[status] ?? "", numbers);
    return { status, indexes: parts.flatMap(({ indexes }) => indexes) };
  });
  const parcels: readonly Parcel[] = [...placed, ...ground];
  const plots = placed.map((plot, index) => {
    const { polygon, faces } = plot;
    const near = parcels.filter((other) => other !== plot && areNear(other.polygon, polygon));
    const sides = directions.map((direction) =>
      polygon.sides.filter((side) => nearestDirection(side, faces) === direction),
    );
    const neighbors = sides.map((some) => neighborsAt(some, near));
    const roads = directions.filter((_, at) => neighbors[at]?.some(({ kind }) => kind === "road"));
    const applies = {
      east: faces === "east",
      north: faces === "north",
      corner: roads.some(isUpright) && !roads.every(isUpright),
      park: neighbors.flat().some(({ kind }) => kind === "park"),
    };
    return {
      ...plot,
      status: notOpen.find(({ indexes }) => indexes.includes(index))?.status ?? "open",
      sides: sidesText(sides, faces),
      /** The parcels that touch the plot in each of `directions`, the longest first; none at the edge of the layout. */
      neighbors,
      road: neighbors[directions.indexOf(faces)]?.find(({ kind }) => kind === "road"),
      isCorner: applies.corner,
      touchesPark: applies.park,
      /** What is added to the price of a square yard, in rupees. */
      extras: (["east", "north", "corner", "park"] as const).flatMap((reason) => {
        const perSqYd = applies[reason] && plan.extraPerSqYd?.[reason];
        return perSqYd ? [{ reason, perSqYd }] : [];
      }),
    };
  });
  return { plots, ground };
}

/** A plot with all that the build derives of the plan. */
export type Plot = ReturnType<typeof derivePlan>["plots"][number];

/** The smallest and the largest plot in whole square yards: of a plan, among the plots that are not mortgaged. */
export function sizeRange({ size, plan }: Pick<z.infer<typeof layout>, "size" | "plan">) {
  if (!plan) return size ?? { min: 0, max: 0 };
  const { plots } = derivePlan(plan);
  const offered = plots.filter(({ status }) => status !== "mortgaged");
  const areas = (offered.length > 0 ? offered : plots).map(({ area }) => Math.round(area));
  return { min: Math.min(...areas), max: Math.max(...areas) };
}
