import type { Box, Point } from "./labels";

/** The point at a part of the way from one point to another. */
const interpolate = ([x, y]: Point, [toX, toY]: Point, part: number): Point => [
  x + (toX - x) * part,
  y + (toY - y) * part,
];

/**
 * Rounds the corners of a line between its ends (Chaikin's algorithm): each corner is cut off at a quarter of its two
 * sides, and so are the corners that this makes.
 */
export function rounded(points: readonly Point[], times = 3): readonly Point[] {
  if (times === 0) return points;
  const cut = points.flatMap((point, i) => {
    const next = points[i + 1];
    return next ? [interpolate(point, next, 0.25), interpolate(point, next, 0.75)] : [];
  });
  return rounded([...points.slice(0, 1), ...cut, ...points.slice(-1)], times - 1);
}

/** The same line as the data of an SVG path: a curve from the middle of each side to the next, by way of the corner. */
export function pathOf(points: readonly Point[]): string {
  const [first, ...others] = points;
  const last = others.pop();
  if (!first || !last) return "";
  const curves = others.map(
    (point, i) => `Q${point} ${interpolate(point, others[i + 1] ?? last, 0.5)}`,
  );
  return `M${first}L${interpolate(first, others[0] ?? last, 0.5)}${curves.join("")}L${last}`;
}

/** The boxes of the pieces of a line, with half of its width around them. */
export const boxesAlong = (points: readonly Point[], halfLine = 2.5): Box[] =>
  points.slice(1).map(([x, y], i) => {
    const [fromX, fromY] = points[i] ?? [x, y];
    return {
      x: (fromX + x) / 2,
      y: (fromY + y) / 2,
      halfWidth: Math.abs(x - fromX) / 2 + halfLine,
      halfHeight: Math.abs(y - fromY) / 2 + halfLine,
    };
  });
