import { createHash } from "node:crypto";
import fs from "node:fs";

import { colorValue } from "../../src/theme";
import { mapSize } from "./labels";

/** How each kind of place is marked: the outline as SVG path data from its point on, and the box around that. */
export const markers = {
  landmark: { outline: "m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z", up: 0, halfWidth: 4, halfHeight: 4 },
  // The tip of a pin is on its point.
  otherTown: { outline: "l-3-5h-4v-14h14v14h-4z", up: 9.5, halfWidth: 7, halfHeight: 9.5 },
  // On the smallest phones it is 24 pixels high.
  townWithPlots: { outline: "l-5-8h-6v-22h22v22h-6z", up: 15, halfWidth: 11, halfHeight: 15 },
  office: { outline: "m0-7l7 7-7 7-7-7z", up: 0, halfWidth: 4, halfHeight: 4 },
};

/** What the drawing has in one path. */
export type Layer = keyof typeof markers | "highway" | "ringRoad";

/**
 * The map without its names as an SVG file, which can use no custom properties of the page.
 * @param pathOn gives the data of the path of a layer.
 */
export function drawMap(pathOn: (layer: Layer) => string, scheme: "light" | "dark"): string {
  const color = (role: Parameters<typeof colorValue>[0]) => colorValue(role, scheme);
  const { width, height } = mapSize;
  // The ring road has two carriageways.
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<g fill="none" stroke-linecap="round" stroke-linejoin="round">
<path d="${pathOn("highway")}" stroke="${color("outline")}" stroke-width="1.25"/>
<path d="${pathOn("ringRoad")}" stroke="${color("outline")}" stroke-width="5"/>
<path d="${pathOn("ringRoad")}" stroke="${color("surface")}" stroke-width="2"/>
</g>
<path d="${pathOn("landmark")}" fill="${color("textQuiet")}"/>
<path d="${pathOn("otherTown")}" fill="${color("surfaceRaised")}" stroke="${color("text")}"/>
<path d="${pathOn("townWithPlots")}" fill="${color("accent")}" stroke="${color("text")}"/>
<path d="${pathOn("office")}" fill="${color("approved")}"/>
</svg>`;
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
