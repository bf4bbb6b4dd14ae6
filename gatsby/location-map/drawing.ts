import { createHash } from "node:crypto";
import fs from "node:fs";

import { palettes } from "../../src/theme";
import { type Box, mapSize, type Point } from "./labels";

/** How a kind of place is marked: its outline as SVG path data from its point on, and the box that it fills. */
interface Marker {
  outline: string;
  box(point: Point): Box;
}

const around =
  (up: number, halfWidth: number, halfHeight: number) =>
  ([x, y]: Point): Box => ({ x, y: y - up, halfWidth, halfHeight });

/** The tip of a pin is on its point. */
export const markers = {
  landmark: { outline: "m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z", box: around(0, 4, 4) },
  otherTown: { outline: "l-3-5h-4v-14h14v14h-4z", box: around(9.5, 7, 9.5) },
  /** On the smallest phones it is 24 pixels high. */
  townWithPlots: { outline: "l-5-8h-6v-22h22v22h-6z", box: around(15, 11, 15) },
  office: { outline: "m0-7l7 7-7 7-7-7z", box: around(0, 4, 4) },
} satisfies Record<string, Marker>;

export type MarkerKind = keyof typeof markers;

/**
 * The map without its names as an SVG file, which can use no custom properties of the page.
 * @param roads the data of their SVG paths.
 * @param pointsOf gives the points of a kind of marker.
 */
export function drawMap(
  roads: Readonly<Record<"highways" | "ringRoad", string>>,
  pointsOf: (kind: MarkerKind) => readonly Point[],
  palette: Readonly<Record<string, string>>,
): string {
  const color = (role: string) => palette[`--${role}`] ?? palettes.light[`--${role}`];
  const line = (path: string, role: string, width: number) =>
    `<path d="${path}" stroke="${color(role)}" stroke-width="${width}"/>`;
  const marker = (kind: MarkerKind, fill: string, stroke = "") => {
    const path = pointsOf(kind).map(([x, y]) => `M${x} ${y}${markers[kind].outline}`);
    return `<path d="${path.join("")}" fill="${color(fill)}"${stroke && ` stroke="${color(stroke)}"`}/>`;
  };
  const { width, height } = mapSize;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    '<g fill="none" stroke-linecap="round" stroke-linejoin="round">',
    line(roads.highways, "plan-line", 1.25),
    // A road with two carriageways.
    line(roads.ringRoad, "plan-line", 5),
    line(roads.ringRoad, "surface", 2),
    "</g>",
    marker("landmark", "text-quiet"),
    marker("otherTown", "surface-raised", "text"),
    marker("townWithPlots", "accent", "text"),
    marker("office", "approved"),
    "</svg>",
  ].join("");
}

/**
 * Writes a drawing of the map into public/static/, whose files are cached for a year, while a query runs: so it is there
 * in `gatsby develop`, too.
 * @returns its path on the site, without the prefix.
 */
export function publishMap(svg: string): string {
  const hash = createHash("sha256").update(svg).digest("hex").slice(0, 10);
  const file = `/static/map-${hash}.svg`;
  fs.mkdirSync("public/static", { recursive: true });
  fs.writeFileSync(`public${file}`, svg);
  return file;
}
