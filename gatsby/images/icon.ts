import fs from "node:fs";
import path from "node:path";

import { parse } from "node-html-parser";
import svgPath from "svgpath";

const sets = ["lucide-static", "simple-icons"].map((name) =>
  path.resolve("node_modules", name, "icons"),
);

/** The file of an icon in the installed sets; undefined when none has it. @param name its name there. */
export const iconFile = (name: string) =>
  sets.map((folder) => path.join(folder, `${name}.svg`)).find((file) => fs.existsSync(file));

const grid = 24;
/** Decimals of a coordinate on the grid: no icon is drawn so large that a smaller step could be seen. */
const decimals = 1;

type Attributes = Record<string, string>;
const number = (attributes: Attributes, name: string) => Number(attributes[name] ?? 0);

const ellipse = (cx: number, cy: number, rx: number, ry: number) =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`;

/** Each SVG shape that the icon sets use, as path data. */
const shapes: Record<string, (attributes: Attributes) => string> = {
  path: ({ d = "" }) => d,
  line: (a) => `M${a.x1} ${a.y1}L${a.x2} ${a.y2}`,
  polyline: (a) => `M${a.points}`,
  polygon: (a) => `M${a.points}Z`,
  circle: (a) => ellipse(number(a, "cx"), number(a, "cy"), number(a, "r"), number(a, "r")),
  ellipse: (a) => ellipse(number(a, "cx"), number(a, "cy"), number(a, "rx"), number(a, "ry")),
  rect(a) {
    const [x, y, w, h] = [number(a, "x"), number(a, "y"), number(a, "width"), number(a, "height")];
    const r = Number(a.rx ?? a.ry ?? 0);
    if (r === 0) return `M${x} ${y}h${w}v${h}h${-w}z`;
    const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
    return `M${x + r} ${y}h${w - 2 * r}${corner(r, r)}v${h - 2 * r}${corner(-r, r)}h${2 * r - w}${corner(-r, -r)}v${2 * r - h}${corner(r, -r)}z`;
  },
};

/**
 * Draws an icon at build time, so that no icon code reaches a visitor: as one path, centred on the grid and as large
 * as fits; filled, unless the file says that it is not.
 * @param svg the text of the file.
 */
export function drawIcon(svg: string): Queries.Icon {
  const drawing = parse(svg);
  const box = drawing.querySelector("svg")?.attributes.viewBox ?? "";
  const [left = 0, top = 0, width = grid, height = grid] = box.split(/[\s,]+/).map(Number);
  const parts = drawing
    .querySelectorAll(Object.keys(shapes).join(","))
    .map(({ rawTagName, attributes }) => shapes[rawTagName]?.(attributes) ?? "")
    // A path may begin with a relative move.
    .map((part) => svgPath(part).abs().toString());
  const outline = svgPath(parts.join(""))
    .translate(-left - width / 2, -top - height / 2)
    .scale(grid / Math.max(width, height))
    .translate(grid / 2, grid / 2)
    .rel()
    .round(decimals);
  // A second point begins a number.
  const path = outline
    .toString()
    .replaceAll(/\b0\./g, ".")
    .replaceAll(/(\.\d) (?=\.)/g, "$1");
  return { path, filled: drawing.querySelector('[fill="none"]') === null };
}
