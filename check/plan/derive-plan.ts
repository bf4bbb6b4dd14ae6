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
export interface LandPiece {
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

/** The statuses of plots that are not open. For each, a plan has a text with plot numbers. */
export const unavailable = ["sold", "reserved", "mortgaged"] as const satisfies readonly Status[];

/**
 * Reads a text of plot numbers and ranges, such as "1-3, 9".
 * @param numbers the numbers of all plots, in order. A range covers the plots between its two ends in this order.
 * @returns each part of the text with the indexes of its plots. There are none if the range is invalid, or if the plan has no
 * plot `unknown`.
 */
export function readNumbers(text: string, numbers: readonly string[]) {
  const indexOf = new Map(numbers.map((number, index) => [plotKey(number), index]));
  const parts = text.split(",").map((part) => part.trim());
  return parts.filter(Boolean).map((part) => {
    const ends = indexOf.has(plotKey(part)) ? [part] : part.split(/\s*(?:[-–—]|\bto\b)\s*/);
    const unknown = ends.find((end) => !indexOf.has(plotKey(end)));
    const [first = 0, last = first] = ends.map((end) => indexOf.get(plotKey(end)) ?? 0);
    const length = unknown === undefined && ends.length <= 2 ? Math.max(0, last - first + 1) : 0;
    return { part, unknown, indexes: Array.from({ length }, (_, index) => first + index) };
  });
}

/** Places all plots, in the order of their numbers. */
function placePlots({ rows, odd = [] }: Plan) {
  const oddPlots = new Map(odd.map((entry) => [entry.plot, entry]));
  const inRows = rows.flatMap((row, index) => {
    const { first, plots, toward, faces, depth, depthAtEnd = depth } = row;
    const entryPath = ["rows", index];
    const [start = [0, 0]] = readPoints(row.from);
    const numbers = Array.from({ length: plots }, (_, step) => `${first + step}`);
    const widths = numbers.map((number) => oddPlots.get(number)?.width ?? row.width);
    const total = widths.reduce((sum, width) => sum + width, 0);
    const pointAt = (along: number, back: number) =>
      move(move(start, vectors[toward], along), vectors[faces], -back);
    let end = 0;
    return numbers.map((rowNumber, step) => {
      const begin = end;
      end += widths[step] ?? 0;
      const depthAt = (along: number) =>
        oddPlots.get(rowNumber)?.depth ?? depth + ((depthAtEnd - depth) * along) / total;
      const front = [pointAt(begin, 0), pointAt(end, 0)];
      const back = [pointAt(end, depthAt(end)), pointAt(begin, depthAt(begin))];
      return { rowNumber, entryPath, faces, corners: [...front, ...back] };
    });
  });
  const numbersInRows = new Set(inRows.map(({ rowNumber }) => rowNumber));
  const inNoRow = odd.flatMap(({ plot, corners, faces }, index) =>
    corners && faces && !numbersInRows.has(plot)
      ? [{ rowNumber: plot, entryPath: ["odd", index], faces, corners: [] }]
      : [],
  );
  const placed = [...inRows, ...inNoRow].map(({ rowNumber, entryPath, ...usual }) => {
    const { name = rowNumber, corners, area, faces = usual.faces } = oddPlots.get(rowNumber) ?? {};
    const polygon = polygonFrom(corners ? readPoints(corners) : usual.corners);
    return {
      kind: "plot",
      name: `plot ${name}`,
      /** The number of the plot in the order of its row, such as "13". */
      rowNumber,
      /** The path of the row or the odd plot in the plan that an editor enters. */
      entryPath,
      /** The number that pages show, such as "12A" for the plot 13. */
      number: name,
      faces,
      /** In square yards. */
      area: round(area ?? polygon.surface / squareFeetInYard, 1),
      polygon,
    };
  });
  // 12A, if it is in no row, stays behind 12, since both are parsed as 12.
  return placed.sort(
    (one, other) => Number.parseInt(one.rowNumber, 10) - Number.parseInt(other.rowNumber, 10),
  );
}

/** The kind of an area in words: "park", "social area". */
export const kindName = (kind: string) =>
  ["social", "utility"].includes(kind) ? `${kind} area` : kind;

const roadName = (width: number, name?: string) =>
  name ? `${name} (${feet(width)})` : `${feet(width)} road`;

/** Places the roads and then the areas, such as parks. */
const placeRoadsAndAreas = ({ roads, areas = [] }: Plan): LandPiece[] => [
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

/** The direction in which a side lies; halfway between two directions, the one that the plot faces. */
const nearestDirection = ({ normal }: Side, faces: Direction) =>
  directions.reduce(
    (best, next) => (dot(vectors[next], normal) > dot(vectors[best], normal) + 1e-6 ? next : best),
    faces,
  );

/** The pieces of land that border some sides on more than a foot, the longest border first. Pieces of one name are added up. */
function neighborsAt(sides: readonly Side[], near: readonly LandPiece[]): LandPiece[] {
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
    .flatMap(([name]) => near.find((piece) => piece.name === name) ?? []);
}

/** The lengths of the sides of a plot: "30 × 50 ft", front first, or "East 60, South 21, West 46 and 16.6, North 30 ft". */
function sidesText(sides: readonly (readonly Side[])[], faces: Direction): string {
  const texts = sides.map((group) =>
    group
      .map(({ length }) => Math.round(length * 10) / 10)
      .sort((one, other) => other - one)
      .join(" and "),
  );
  const [east = "", south = "", west, north] = texts;
  if (east === west && south === north && Number(east) > 0 && Number(south) > 0)
    return isUpright(faces) ? `${south} × ${east} ft` : `${east} × ${south} ft`;
  const named = directions.flatMap((side, at) =>
    texts[at] ? `${capital(side)} ${texts[at]}` : [],
  );
  return `${named.join(", ")} ft`;
}

/** Derives the plots, the roads and the areas of a plan. It never throws, even if the plan has mistakes. */
export function derivePlan(plan: Plan) {
  const placed = placePlots(plan);
  const roadsAndAreas = placeRoadsAndAreas(plan);
  const numbers = placed.map(({ number }) => number);
  const notOpen = unavailable.map((status) => {
    const parts = readNumbers(plan[status] ?? "", numbers);
    return { status, indexes: parts.flatMap(({ indexes }) => indexes) };
  });
  const landPieces: readonly LandPiece[] = [...placed, ...roadsAndAreas];
  const plots = placed.map((plot, index) => {
    const { polygon, faces } = plot;
    const near = landPieces.filter((other) => other !== plot && areNear(other.polygon, polygon));
    const sides = directions.map((direction) =>
      polygon.sides.filter((side) => nearestDirection(side, faces) === direction),
    );
    const neighbors = sides.map((group) => neighborsAt(group, near));
    const roadSides = directions.filter((_, index) =>
      neighbors[index]?.some(({ kind }) => kind === "road"),
    );
    const extraApplies = {
      east: faces === "east",
      north: faces === "north",
      corner: roadSides.some(isUpright) && !roadSides.every(isUpright),
      park: neighbors.flat().some(({ kind }) => kind === "park"),
    };
    return {
      ...plot,
      status: notOpen.find(({ indexes }) => indexes.includes(index))?.status ?? "open",
      sides: sidesText(sides, faces),
      /** What touches the plot in each of `directions`, the longest first; nothing at the edge of the layout. */
      neighbors,
      road: neighbors[directions.indexOf(faces)]?.find(({ kind }) => kind === "road"),
      isCorner: extraApplies.corner,
      touchesPark: extraApplies.park,
      /** What is added to the price of a square yard, in rupees. */
      extras: (["east", "north", "corner", "park"] as const).flatMap((reason) => {
        const perSqYd = extraApplies[reason] && plan.extraPerSqYd?.[reason];
        return perSqYd ? [{ reason, perSqYd }] : [];
      }),
    };
  });
  return { plots, roadsAndAreas };
}

/** A plot with everything that the plan says about it. */
export type Plot = ReturnType<typeof derivePlan>["plots"][number];

/** The smallest and the largest plot in whole square yards; from a plan without its mortgaged plots, which are not for sale. */
export function sizeRange({ size, plan }: Pick<z.infer<typeof layout>, "size" | "plan">) {
  if (!plan) return size ?? { min: 0, max: 0 };
  const { plots } = derivePlan(plan);
  const offered = plots.filter(({ status }) => status !== "mortgaged");
  const areas = (offered.length > 0 ? offered : plots).map(({ area }) => Math.round(area));
  return { min: Math.min(...areas), max: Math.max(...areas) };
}
