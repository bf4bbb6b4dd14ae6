import { parse } from "node-html-parser";

/** An editor's own icon, scaled to the grid and in the colour of the text. @param svg one path in a box of any size. */
export function ownIcon(svg: string): string {
  const drawing = parse(svg);
  const [box, path] = ["svg", "path"].map((name) => drawing.querySelector(name)?.attributes);
  const paint = drawing.querySelector('[fill="none"]')
    ? 'fill="none" stroke="currentColor" stroke-width="1.5"'
    : 'fill="currentColor"';
  return `<svg viewBox="${box?.viewBox}" ${paint}><path d="${path?.d}"/></svg>`;
}
