import { createHash } from "node:crypto";
import fs from "node:fs";

import { palettes } from "../../src/theme";
import { type Box, mapSize, type Point, boxAround } from "./labels";

/** How a kind of place is marked, by the point on the map. */
interface Marker {
  /** Its outline as the data of an SVG path. */
  path(point: Point): string;
  /** What names should keep off. */
  box(point: Point): Box;
}

/** A pin whose tip is on the point. */
const pin = (outline: string, halfWidth: number, halfHeight: number): Marker => ({
  path: ([x, y]) => `M${x} ${y}${outline}`,
  box: ([x, y]) => ({ x, y: y - halfHeight, halfWidth, halfHeight }),
});

export const markers = {
  landmark: { path: ([x, y]) => `M${x - 4} ${y}a4 4 0 1 0 8 0a4 4 0 1 0-8 0z`, box: boxAround },
  otherTown: pin("l-3-5h-4v-14h14v14h-4z", 7, 9.5),
  /** On the smallest phones it is 24 pixels high. */
  townWithPlots: pin("l-5-8h-6v-22h22v22h-6z", 11, 15),
  office: { path: ([x, y]) => `M${x} ${y - 7}l7 7-7 7-7-7z`, box: boxAround },
} satisfies Record<string, Marker>;

export type MarkerKind = keyof typeof markers;

/**
 * The map without its names as an SVG file, which can use no custom properties of the page.
 * @param roads the data of their SVG paths.
 * @param pathsOf gives the data of the path with all markers of a kind.
 */
export function drawMap(
  roads: Readonly<Record<"highways" | "ringRoad", string>>,
  pathsOf: (kind: MarkerKind) => string,
  palette: Readonly<Record<string, string>>,
): string {
  const color = (role: string) => palette[`--${role}`] ?? palettes.light[`--${role}`];
  const line = (path: string, role: string, width: number) =>
    `<path d="${path}" stroke="${color(role)}" stroke-width="${width}"/>`;
  const marker = (kind: MarkerKind, fill: string, stroke = "") =>
    `<path d="${pathsOf(kind)}" fill="${color(fill)}"${stroke && ` stroke="${color(stroke)}"`}/>`;
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
