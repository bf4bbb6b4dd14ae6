import svgPath from "svgpath";

import type { Box, Point } from "./labels";

/**
 * Rounds the corners of a line between its ends (Chaikin's algorithm): each corner is cut off at a quarter of its two
 * sides, and so are the corners that this makes.
 */
export function rounded(points: readonly Point[], times = 3): readonly Point[] {
  if (times === 0) return points;
  const cut = points.slice(1).flatMap(([x, y], i): Point[] => {
    const [fromX, fromY] = points[i] ?? [x, y];
    const at = (part: number) => [fromX + (x - fromX) * part, fromY + (y - fromY) * part] as const;
    return [at(0.25), at(0.75)];
  });
  return rounded([...points.slice(0, 1), ...cut, ...points.slice(-1)], times - 1);
}

/** A line as the data of an SVG path. */
export const pathOf = (points: readonly Point[]) =>
  svgPath(`M${points.join("L")}`)
    .rel()
    .round(1)
    .toString();

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
