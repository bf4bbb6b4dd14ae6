import { parse } from "node-html-parser";

/**
 * An editor's own icon, one path in a box of any size, as a drawing that fills the grid in the colour of the text.
 * @param svg the text of the file.
 */
export function ownIcon(svg: string): string {
  const drawing = parse(svg);
  const [box, path] = ["svg", "path"].map((name) => drawing.querySelector(name)?.attributes);
  const paint = drawing.querySelector('[fill="none"]')
    ? 'fill="none" stroke="currentColor" stroke-width="1.5"'
    : 'fill="currentColor"';
  return `<svg viewBox="${box?.viewBox}" ${paint}><path d="${path?.d}"/></svg>`;
}
