/** Feet to the right and feet up, from any fixed corner of the site. */
export type Point = readonly [x: number, y: number];

/** A side of a polygon, with the direction of length 1 that points out of it. */
export interface Side {
  from: Point;
  to: Point;
  normal: Point;
  length: number;
}

/** How far apart, in feet, what touches may be drawn; a trace more, since computers know 0.3 only nearly. */
const tolerance = 0.5 + 1e-6;

/** Reads points: "0, 14; 9, 0" has two. */
export const readPoints = (text: string) =>
  text.split(";").map((part): Point => {
    const [x = 0, y = 0] = part.split(",").map(Number);
    return [x, y];
  });

export const dot = (one: Point, other: Point) => one[0] * other[0] + one[1] * other[1];

const minus = (one: Point, other: Point): Point => [one[0] - other[0], one[1] - other[1]];

/** The point that is some feet from another, in a direction. */
export const move = (from: Point, direction: Point, feet: number): Point => [
  from[0] + direction[0] * feet,
  from[1] + direction[1] * feet,
];

export const sidesOf = (corners: readonly Point[]): Side[] =>
  corners
    .map((from, index): Side => {
      const to = corners[(index + 1) % corners.length] ?? from;
      const [x, y] = minus(to, from);
      const length = Math.hypot(x, y);
      return { from, to, length, normal: [y / length, -x / length] };
    })
    .filter(({ length }) => length > 0);

/** The smallest upright rectangle around some points, as SVG has it: y grows downward. @param margin on each side. */
export function boxOf(points: readonly Point[], margin = 0) {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => -y)];
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x, y, width: Math.max(...xs) - x + margin, height: Math.max(...ys) - y + margin };
}

/** The surface, negative if the corners go round to the right, and the centre of gravity. */
function measure(corners: readonly Point[]) {
  let [twice, x, y] = [0, 0, 0];
  for (const { from, to } of sidesOf(corners)) {
    const part = from[0] * to[1] - from[1] * to[0];
    twice += part;
    x += (from[0] + to[0]) * part;
    y += (from[1] + to[1]) * part;
  }
  return { surface: twice / 2, center: [x / 3 / twice, y / 3 / twice] as const };
}

/** A polygon with its sides, its surface in square feet and its centre of gravity. @param points its corners, in either order. */
export function polygonOf(points: readonly Point[]) {
  const { surface, center } = measure(points);
  const corners = surface < 0 ? points.toReversed() : points;
  const [sides, box] = [sidesOf(corners), boxOf(points)];
  return { corners, sides, box, surface: Math.abs(surface), center };
}

export type Polygon = ReturnType<typeof polygonOf>;

/** Whether two polygons are so near that they may touch. */
export const areNear = ({ box: one }: Polygon, { box: other }: Polygon) =>
  one.x <= other.x + other.width + tolerance &&
  other.x <= one.x + one.width + tolerance &&
  one.y <= other.y + other.height + tolerance &&
  other.y <= one.y + one.height + tolerance;

/** The length, in feet, on which two sides lie against each other. */
export function sharedLength(side: Side, other: Side): number {
  // Sides that lie against each other face each other.
  if (dot(side.normal, other.normal) > -0.5) return 0;
  const from = minus(other.from, side.from);
  const to = minus(other.to, side.from);
  // The part of the other side, from 0 to 1, that is near enough to this one and beside it.
  let [start, end] = [0, 1];
  const keep = (direction: Point, low: number, high: number) => {
    const first = dot(from, direction);
    const length = dot(to, direction) - first;
    const [one, another] = [(low - first) / length, (high - first) / length];
    start = Math.max(start, Math.min(one, another));
    end = Math.min(end, Math.max(one, another));
  };
  keep(side.normal, -tolerance, tolerance);
  keep([-side.normal[1], side.normal[0]], 0, side.length);
  return Math.max(0, end - start) * other.length;
}

/** Whether a point is in a convex polygon, or so near that it may be meant to be. */
export const contains = ({ sides }: Polygon, point: Point, margin = tolerance) =>
  sides.every(({ from, normal }) => dot(minus(point, from), normal) <= margin);

/** Whether no corner bends inward and no sides cross. */
export const isConvex = (polygon: Polygon) =>
  polygon.corners.every((corner) => contains(polygon, corner));

/** Whether a convex polygon and another one overlap by more than half a foot. */
export function overlap(convex: Polygon, other: Polygon): boolean {
  if (!areNear(convex, other)) return false;
  // Cuts off what is outside the convex polygon, less a margin.
  const inside = convex.sides.reduce((rest, { from, normal }) => {
    const depth = (point: Point) => dot(minus(from, point), normal) - tolerance;
    return rest.flatMap((point, index) => {
      const previous = rest.at(index - 1) ?? point;
      const [before, at] = [depth(previous), depth(point)];
      const cut = move(previous, minus(point, previous), before / (before - at));
      return [...(before * at < 0 ? [cut] : []), ...(at >= 0 ? [point] : [])];
    });
  }, other.corners);
  return Math.abs(measure(inside).surface) > 0.1;
}
