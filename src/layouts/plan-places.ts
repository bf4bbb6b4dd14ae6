import { squareFeetInYard } from "../lib/area-units";
import { round } from "../lib/rupees";
import { move, type Point, type Polygon, polygonOf, readPoints, sidesOf } from "./geometry";
import type { StatusTexts } from "./plan-statuses";

/** In the order of a deed's schedule. */
export const directions = ["east", "south", "west", "north"] as const;
export type Direction = (typeof directions)[number];

export const vectors: Readonly<Record<Direction, Point>> = {
  east: [1, 0],
  south: [0, -1],
  west: [-1, 0],
  north: [0, 1],
};

/** A row of plots along a road, which count upward in the direction of `toward`. */
export interface PlanRow {
  first: number;
  plots: number;
  /** The first plot's corner on the road. */
  from: string;
  toward: string;
  faces: string;
  width: number;
  depth: number;
  depthAtEnd?: number | null;
}

/** A plot that differs from its row, or is in none. */
export interface PlanOdd {
  /** The number by which its row counts. */
  plot: string;
  name?: string | null;
  width?: number | null;
  depth?: number | null;
  corners?: string | null;
  faces?: string | null;
  /** In square yards, as in the schedule. */
  area?: number | null;
}

/** Rupees a square yard that are added to the layout's price. */
export interface Extras {
  east?: number | null;
  north?: number | null;
  corner?: number | null;
  park?: number | null;
}

/** A plan as an editor enters it, in feet; a point is a text such as "230, 0". */
export interface Plan extends StatusTexts {
  asOf: string;
  /** The whole layout in square yards. */
  site?: number | null;
  /** The degrees by which true north is turned clockwise from the top. */
  north?: number | null;
  extraPerSqYd?: Extras | null;
  roads: readonly { name?: string | null; width: number; from: string; to: string }[];
  rows: readonly PlanRow[];
  odd?: readonly PlanOdd[] | null;
  areas?:
    | readonly { kind: string; name?: string | null; width?: number | null; corners: string }[]
    | null;
}

/** What can lie beside a plot. The kind of a road is "road" for a strip and for a piece of carriageway. */
export interface Neighbor {
  /** "plot", "road", "park", "social" or "utility". */
  kind: string;
  /** The number of a plot. */
  name?: string;
  /** In feet, of a road. */
  width?: number;
}

/** A road or an area of the drawing. */
export interface Ground extends Neighbor {
  polygon: Polygon;
  /** The centre line of a straight road. */
  line?: readonly Point[];
}

/** A plot with its place. */
export interface PlacedPlot {
  polygon: Polygon;
  /** As everybody reads it, such as "12A". */
  number: string;
  /** By which its row counts. */
  counted: string;
  faces: Direction;
  /** In square yards, to a tenth. */
  area: number;
  /** Where it stands in the entered plan. */
  source: readonly ["rows" | "odd", number];
}

const readDirection = (name: string): Direction =>
  directions.find((direction) => direction === name) ?? "south";

function placePlot(
  counted: string,
  source: PlacedPlot["source"],
  corners: readonly Point[],
  faces: string,
  odd?: PlanOdd,
): PlacedPlot {
  const polygon = polygonOf(odd?.corners ? readPoints(odd.corners) : corners);
  return {
    number: odd?.name ?? counted,
    counted,
    source,
    faces: readDirection(odd?.faces ?? faces),
    area: round(odd?.area ?? polygon.surface / squareFeetInYard, 1),
    polygon,
  };
}

function placeRow(row: PlanRow, index: number, odd: ReadonlyMap<string, PlanOdd>): PlacedPlot[] {
  const { first, plots, depth, depthAtEnd } = row;
  const [start = [0, 0]] = readPoints(row.from);
  const source = ["rows", index] as const;
  const along = vectors[readDirection(row.toward)];
  const front = vectors[readDirection(row.faces)];
  const numbers = Array.from({ length: plots }, (_, place) => `${first + place}`);
  const widths = numbers.map((number) => odd.get(number)?.width ?? row.width);
  const total = widths.reduce((sum, width) => sum + width, 0);
  const at = (feet: number, back: number) => move(move(start, along, feet), front, -back);
  let end = 0;
  return numbers.map((number, place) => {
    const own = odd.get(number);
    const begin = end;
    end += widths[place] ?? 0;
    const depthAt = (feet: number) =>
      own?.depth ?? depth + (((depthAtEnd ?? depth) - depth) * feet) / total;
    const corners = [at(begin, 0), at(end, 0), at(end, depthAt(end)), at(begin, depthAt(begin))];
    return placePlot(number, source, corners, row.faces, own);
  });
}

/** Places all plots of a plan, in the order of counting. */
export function placePlots({ rows, odd }: Plan): PlacedPlot[] {
  const byNumber = new Map((odd ?? []).map((one) => [one.plot, one]));
  const inRows = rows.flatMap((row, index) => placeRow(row, index, byNumber));
  const counted = new Set(inRows.map((plot) => plot.counted));
  const alone = (odd ?? []).flatMap((one, index) =>
    one.corners && one.faces && !counted.has(one.plot)
      ? placePlot(one.plot, ["odd", index], [], one.faces, one)
      : [],
  );
  // The sort keeps 12A, if it is in no row, behind 12.
  return [...inRows, ...alone].sort(
    (one, other) => Number.parseInt(one.counted, 10) - Number.parseInt(other.counted, 10),
  );
}

/** Places the roads of a plan, then its areas. */
export const placeGround = ({ roads, areas }: Plan): Ground[] => [
  ...roads.map(({ name, width, from, to }) => {
    const line = [...readPoints(from), ...readPoints(to)];
    // As a polygon, the line has two sides, there and back.
    const corners = sidesOf(line).flatMap((side) =>
      [side.from, side.to].map((end) => move(end, side.normal, width / 2)),
    );
    return { kind: "road", name: name ?? undefined, width, line, polygon: polygonOf(corners) };
  }),
  ...(areas ?? []).map(({ kind, name, width, corners }) => ({
    kind,
    name: name ?? undefined,
    width: width ?? undefined,
    polygon: polygonOf(readPoints(corners)),
  })),
];
