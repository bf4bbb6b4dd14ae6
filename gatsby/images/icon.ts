import fs from "node:fs";
import path from "node:path";

import { parse } from "node-html-parser";
import svgPath from "svgpath";

import type { Icon } from "../../schema/shapes/computed";

const folders = [
  { folder: path.resolve("node_modules/lucide-static/icons"), filled: false },
  { folder: path.resolve("node_modules/simple-icons/icons"), filled: true },
];

const grid = 24;
/** Decimals of a coordinate on the grid: no icon is drawn so large that a smaller step could be seen. */
const decimals = 1;

const number = (attributes: Record<string, string>, name: string) => Number(attributes[name] ?? 0);

function ellipse(cx: number, cy: number, rx: number, ry: number) {
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`;
}

/** Each SVG shape that the icon sets use, as path data. */
const shapes: Record<string, (attributes: Record<string, string>) => string> = {
  // From the origin, since a path may begin with a relative move.
  path: (a) => `M0 0${a.d ?? ""}`,
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
 * Draws an icon from the installed icon sets, at build time, so that no icon code reaches a visitor.
 * @param name file name of the icon without its ending.
 * @returns undefined when no set has it.
 */
export function drawIcon(name: string): Icon | undefined {
  for (const { folder, filled } of folders) {
    const file = path.join(folder, `${name}.svg`);
    if (!fs.existsSync(file)) continue;
    const svg = parse(fs.readFileSync(file, "utf8")).querySelector("svg");
    const parts = (svg?.querySelectorAll(Object.keys(shapes).join(",")) ?? []).map((element) =>
      shapes[element.rawTagName]?.(element.attributes),
    );
    // A move that another one follows draws nothing.
    const drawn = svgPath(parts.join("")).rel().round(decimals).toString();
    return { path: drawn.replace("M0 0m", "M"), filled };
  }
  return undefined;
}

/**
 * Draws an editor's own icon, centred on the grid and as large as fits; filled, unless the file
 * says that it is not.
 * @param svg the drawing; the check has made sure that it has one path.
 */
export function drawOwnIcon(svg: string): Icon {
  const drawing = parse(svg);
  const box = drawing.querySelector("svg")?.attributes.viewBox ?? "";
  const [left = 0, top = 0, width = grid, height = grid] = box.split(/[\s,]+/).map(Number);
  const scale = grid / Math.max(width, height);
  const path = drawing.querySelector("path")?.attributes.d ?? "";
  return {
    path: svgPath(path)
      .translate(-left - width / 2, -top - height / 2)
      .scale(scale)
      .translate(grid / 2, grid / 2)
      .rel()
      .round(decimals)
      .toString(),
    filled: drawing.querySelector('[fill="none"]') === null,
  };
}
