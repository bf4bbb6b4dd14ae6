import { parse } from "node-html-parser";
import svgPath from "svgpath";

const grid = 24;
/** Decimals of a coordinate on the grid: no icon is so large that more would be visible. */
const decimals = 1;

const ellipse = (cx: number, cy: number, rx: number, ry: number) =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`;

/** The path data of each SVG shape in the icon sets, from its attributes. */
const shapes: Record<string, (attributes: Record<string, string>) => string> = {
  path: ({ d = "" }) => d,
  line: (a) => `M${a.x1} ${a.y1}L${a.x2} ${a.y2}`,
  polyline: (a) => `M${a.points}`,
  polygon: (a) => `M${a.points}Z`,
  circle: (a) => ellipse(Number(a.cx), Number(a.cy), Number(a.r), Number(a.r)),
  ellipse: (a) => ellipse(Number(a.cx), Number(a.cy), Number(a.rx), Number(a.ry)),
  rect(a) {
    const radius = a.rx ?? a.ry ?? 0;
    const [x = 0, y = 0, w = 0, h = 0, r = 0] = [a.x, a.y, a.width, a.height, radius].map(Number);
    if (r === 0) return `M${x} ${y}h${w}v${h}h${-w}z`;
    const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
    return `M${x + r} ${y}h${w - 2 * r}${corner(r, r)}v${h - 2 * r}${corner(-r, r)}h${2 * r - w}${corner(-r, -r)}v${2 * r - h}${corner(r, -r)}z`;
  },
};

/**
 * Converts an icon to one path, centred on the grid and as large as fits, so that no icon code reaches a visitor.
 * @param svg the text of the file.
 */
export function drawIcon(svg: string): Queries.Icon {
  const drawing = parse(svg);
  const box = drawing.querySelector("svg")?.attributes.viewBox ?? "";
  const [left = 0, top = 0, width = grid, height = grid] = box.split(/[\s,]+/).map(Number);
  const parts = drawing
    .querySelectorAll(Object.keys(shapes).join(","))
    .map(({ rawTagName, attributes }) => shapes[rawTagName]?.(attributes) ?? "")
    // A path may start with a relative move.
    .map((part) => svgPath(part).abs().toString());
  const path = svgPath(parts.join(""))
    .translate(-left - width / 2, -top - height / 2)
    .scale(grid / Math.max(width, height))
    .translate(grid / 2, grid / 2)
    .rel()
    .round(decimals)
    .toString()
    .replaceAll(/\b0\./g, ".")
    // A second decimal point starts a new number.
    .replaceAll(/(\.\d) (?=\.)/g, "$1");
  return { path, filled: drawing.querySelector('[fill="none"]') === null };
}
