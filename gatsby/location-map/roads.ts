import type { Point } from "./labels";

/** The distance between the points of a road that keep names off it. */
const pointGap = 5;

/** The point at a fraction of the way from one point to another. */
const interpolate = ([x, y]: Point, [otherX, otherY]: Point, fraction: number): Point => [
  x + (otherX - x) * fraction,
  y + (otherY - y) * fraction,
];

/** A part of a road: a quadratic Bézier curve. */
type Bend = readonly [start: Point, control: Point, end: Point];

/** A road that bends at its points, from the middle of each stretch to the middle of the next. */
export function bendsOf(points: readonly Point[], isClosed: boolean): Bend[] {
  const around = isClosed ? [...points.slice(-1), ...points, ...points.slice(0, 1)] : points;
  return around.slice(1, -1).map((point, i): Bend => {
    const [before = point, after = point] = [around[i], around[i + 2]];
    const isStart = !isClosed && i === 0;
    const isEnd = !isClosed && i === around.length - 3;
    return [
      isStart ? before : interpolate(before, point, 0.5),
      point,
      isEnd ? after : interpolate(point, after, 0.5),
    ];
  });
}

const written = (point: Point) => point.map(Math.round).join(" ");

/** The road as the data of an SVG path. */
export const pathOf = (bends: readonly Bend[]): string =>
  bends
    .map(([start, control, end], i) => {
      const move = i === 0 ? `M${written(start)}` : "";
      return `${move}Q${written(control)} ${written(end)}`;
    })
    .join("");

/** Points along a road, so close that no name fits between two of them. */
export const pointsAlong = (bends: readonly Bend[]): Point[] =>
  bends.flatMap(([start, control, end]) => {
    const parts = Math.ceil(Math.hypot(end[0] - start[0], end[1] - start[1]) / pointGap);
    return Array.from({ length: parts }, (_, part) => {
      const at = part / parts;
      const [before, after] = [interpolate(start, control, at), interpolate(control, end, at)];
      return interpolate(before, after, at);
    });
  });
