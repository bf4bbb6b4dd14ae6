/** Feet to the right and feet up from one corner of the site. */
export type Point = readonly [x: number, y: number];

/** A side of a polygon. Its normal is one foot long and points out of the polygon. */
export interface Side {
  from: Point;
  to: Point;
  normal: Point;
  length: number;
}

/** Shapes up to half a foot apart touch; the rest allows for rounding errors. */
const tolerance = 0.5 + 1e-6;

/** Reads points, such as "0, 14; 9, 0". */
export const readPoints = (text: string) =>
  text.split(";").map((part): Point => {
    const [x = 0, y = 0] = part.split(",").map(Number);
    return [x, y];
  });

export const dot = (one: Point, other: Point) => one[0] * other[0] + one[1] * other[1];

const minus = (one: Point, other: Point): Point => [one[0] - other[0], one[1] - other[1]];

/** Moves a point by a vector. @param times the factor of the vector. */
export const move = (from: Point, vector: Point, times: number): Point => [
  from[0] + vector[0] * times,
  from[1] + vector[1] * times,
];

const sidesBetween = (corners: readonly Point[]): Side[] =>
  corners
    .map((from, index): Side => {
      const to = corners[(index + 1) % corners.length] ?? from;
      const [x, y] = minus(to, from);
      const length = Math.hypot(x, y);
      return { from, to, length, normal: [y / length, -x / length] };
    })
    .filter(({ length }) => length > 0);

/** The bounding box of some points for SVG, where y grows downward. @param margin the feet around them. */
export function boundingBox(points: readonly Point[], margin = 0) {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => -y)];
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x, y, width: Math.max(...xs) - x + margin, height: Math.max(...ys) - y + margin };
}

/** A polygon with its surface in square feet and its centroid. @param points the corners, clockwise or not. */
export function polygonFrom(points: readonly Point[]) {
  let [twice, x, y] = [0, 0, 0];
  for (const { from, to } of sidesBetween(points)) {
    const part = from[0] * to[1] - from[1] * to[0];
    twice += part;
    x += (from[0] + to[0]) * part;
    y += (from[1] + to[1]) * part;
  }
  // The sum is negative if the corners go clockwise.
  const corners = twice < 0 ? points.toReversed() : points;
  const center: Point = [x / 3 / twice, y / 3 / twice];
  const [sides, box] = [sidesBetween(corners), boundingBox(points)];
  return { corners, sides, box, surface: Math.abs(twice / 2), center };
}

export type Polygon = ReturnType<typeof polygonFrom>;

/** The rectangle that a road covers. @param line the two ends of its centre line. */
export const strip = (line: readonly Point[], width: number) =>
  // `sidesBetween` gives two sides for a line, one in each direction, with opposite normals.
  polygonFrom(
    sidesBetween(line).flatMap(({ from, to, normal }) =>
      [from, to].map((end) => move(end, normal, width / 2)),
    ),
  );

/** Whether the bounding boxes of two polygons touch. */
export const areNear = ({ box: one }: Polygon, { box: other }: Polygon) =>
  one.x <= other.x + other.width + tolerance &&
  other.x <= one.x + one.width + tolerance &&
  one.y <= other.y + other.height + tolerance &&
  other.y <= one.y + one.height + tolerance;

/**
 * Clips a polygon or a line to a convex polygon.
 * @param margin shrinks the convex polygon, in feet. @returns the corners of the part inside.
 */
const clip = (corners: readonly Point[], { sides }: Polygon, margin = 0) =>
  sides.reduce((rest, { from, normal }) => {
    const depth = (point: Point) => dot(minus(from, point), normal) - margin;
    return rest.flatMap((point, index) => {
      const previous = rest.at(index - 1) ?? point;
      const [before, here] = [depth(previous), depth(point)];
      const crossing = move(previous, minus(point, previous), before / (before - here));
      return [...(before * here < 0 ? [crossing] : []), ...(here >= 0 ? [point] : [])];
    });
  }, corners);

/** The length, in feet, on which two sides touch. */
export function sharedLength({ from, to, normal }: Side, other: Side): number {
  // The normals of sides that touch are opposite.
  if (dot(normal, other.normal) > -0.5) return 0;
  const shared = clip([other.from, other.to], strip([from, to], 2 * tolerance));
  return sidesBetween(shared).reduce((sum, { length }) => sum + length / 2, 0);
}

/** Whether a point is in a convex polygon. @param margin the feet by which it may be outside. */
export const contains = ({ sides }: Polygon, point: Point, margin = tolerance) =>
  sides.every(({ from, normal }) => dot(minus(point, from), normal) <= margin);

/** Whether no corner bends inward and no sides cross. */
export const isConvex = (polygon: Polygon) =>
  polygon.corners.every((corner) => contains(polygon, corner));

/** Whether a convex polygon and another one overlap by more than half a foot. */
export const overlap = (convex: Polygon, other: Polygon) =>
  areNear(convex, other) && polygonFrom(clip(other.corners, convex, tolerance)).surface > 0.1;
