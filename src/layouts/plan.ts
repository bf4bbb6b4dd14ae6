import { areNear, dot, type Polygon, sharedLength, type Side } from "./geometry";
import {
  type Direction,
  directions,
  type Ground,
  type Neighbor,
  type PlacedPlot,
  placeGround,
  placePlots,
  type Plan,
  vectors,
} from "./plan-places";
import { readStatuses, type Status } from "./plan-statuses";

/** A plot with all that a plan says of it. */
export interface Plot extends PlacedPlot {
  status: Status;
  /** The lengths of its sides in feet, the longest first. */
  lengths: Readonly<Record<Direction, readonly number[]>>;
  /** What touches it, the longest first; nothing is the edge of the layout. */
  neighbors: Readonly<Record<Direction, readonly Neighbor[]>>;
  /** The road in front. */
  road?: Neighbor;
  isCorner: boolean;
  touchesPark: boolean;
}

const forDirections = <Value>(valueOf: (direction: Direction) => Value) => ({
  east: valueOf("east"),
  south: valueOf("south"),
  west: valueOf("west"),
  north: valueOf("north"),
});

/** The direction nearest to a side's own; of equally near ones that in which the plot faces. */
const directionOf = ({ normal }: Side, faces: Direction) =>
  directions.reduce(
    (best, one) => (dot(vectors[one], normal) > dot(vectors[best], normal) + 1e-6 ? one : best),
    faces,
  );

/** Something that may touch a plot. */
interface Body {
  neighbor: Neighbor;
  polygon: Polygon;
  /** What may touch it. */
  near: Body[];
}

/** Finds what may touch, from left to right; to compare each with each would take most of the time. */
function findNear(bodies: readonly Body[]): void {
  let beside: Body[] = [];
  for (const body of [...bodies].sort((a, b) => a.polygon.box.left - b.polygon.box.left)) {
    beside = beside.filter(({ polygon }) => polygon.box.right > body.polygon.box.left - 1);
    for (const other of beside) {
      if (!areNear(body.polygon, other.polygon)) continue;
      body.near.push(other);
      other.near.push(body);
    }
    beside.push(body);
  }
}

/** What shares more than a foot with some sides of a plot, the longest first; equal things count as one. */
function neighborsAt(sides: readonly Side[], near: readonly Body[]): Neighbor[] {
  const shared = new Map<string, { neighbor: Neighbor; length: number }>();
  for (const side of sides) {
    for (const { neighbor, polygon } of near) {
      const length = polygon.sides.reduce((sum, other) => sum + sharedLength(side, other), 0);
      if (length === 0) continue;
      const key = `${neighbor.kind} ${neighbor.name} ${neighbor.width}`;
      shared.set(key, { neighbor, length: length + (shared.get(key)?.length ?? 0) });
    }
  }
  return [...shared.values()]
    .filter(({ length }) => length > 1)
    .sort((one, other) => other.length - one.length)
    .map(({ neighbor }) => neighbor);
}

/** Derives all that a plan says of its plots. @param plan without mistakes (check/rules/plans.ts). */
export function derivePlan(plan: Plan): { plots: Plot[]; ground: Ground[] } {
  const placed = placePlots(plan);
  const ground = placeGround(plan);
  const numbers = placed.map(({ number }) => number);
  const statuses = readStatuses(plan, numbers);
  const plotBodies = placed.map(({ number, polygon }): Body => {
    return { neighbor: { kind: "plot", name: number }, polygon, near: [] };
  });
  const groundBodies = ground.map(({ kind, name, width, polygon }): Body => {
    return { neighbor: { kind, name, width }, polygon, near: [] };
  });
  findNear([...plotBodies, ...groundBodies]);
  const plots = placed.map((plot, index): Plot => {
    const { polygon, faces } = plot;
    const near = plotBodies[index]?.near ?? [];
    const sides = forDirections((): Side[] => []);
    for (const side of polygon.sides) sides[directionOf(side, faces)].push(side);
    const neighbors = forDirections((direction) => neighborsAt(sides[direction], near));
    const touches = (kind: string, ...where: readonly Direction[]) =>
      where.some((direction) => neighbors[direction].some((one) => one.kind === kind));
    return {
      status: statuses[index] ?? "open",
      lengths: forDirections((direction) =>
        sides[direction]
          .map(({ length }) => Math.round(length * 10) / 10)
          .sort((one, other) => other - one),
      ),
      neighbors,
      road: neighbors[faces].find(({ kind }) => kind === "road"),
      isCorner: touches("road", "east", "west") && touches("road", "south", "north"),
      touchesPark: touches("park", ...directions),
      // Last, since V8 adds properties to a copy slowly.
      ...plot,
    };
  });
  return { plots, ground };
}
