import fs from "node:fs/promises";
import path from "node:path";

import sharp from "sharp";

import { mark } from "../../src/lib/mark";
import { palettes } from "../../src/theme";
import { admittedContent } from "../content/gate";
import { writeIfChanged } from "../write-if-changed";

const { "--surface-dark": ground, "--accent": gold } = palettes.light;

/**
 * The mark as an SVG file.
 * @param room share of the file's width that the mark takes; a maskable icon loses its edge.
 */
function markSvg(room: number, corner: number): string {
  const offset = (mark.size * (1 / room - 1)) / 2;
  const width = mark.size / room;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-offset} ${-offset} ${width} ${width}"><rect x="${-offset}" y="${-offset}" width="${width}" height="${width}" rx="${width * corner}" fill="${ground}"/><g fill="none" stroke="${gold}" stroke-width="${mark.stroke}"><path d="${mark.lines}"/><path d="${mark.taken}" fill="${gold}"/></g></svg>`;
}

/**
 * The mark for a browser's tab, where 16 pixels have no room for the single plots: its four blocks, on
 * whole pixels.
 */
const tabIcon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="3" fill="${ground}"/><path d="M2.5 2.5h4v4h-4zM9.5 2.5h4v4h-4zM2.5 9.5h4v4h-4z" fill="none" stroke="${gold}"/><path d="M9 9h5v3l-2 2H9z" fill="${gold}"/></svg>`;

const images = [
  { file: "apple-touch-icon.png", size: 180, room: 0.66, corner: 0 },
  { file: "icon-192.png", size: 192, room: 0.72, corner: 0.18 },
  { file: "icon-512.png", size: 512, room: 0.72, corner: 0.18 },
  { file: "icon-maskable-512.png", size: 512, room: 0.56, corner: 0 },
];

/** A square drawing as a PNG of `size` pixels. */
const toPng = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 16 })
    .resize(size)
    .png()
    .toBuffer();

/** The icons of the site and the manifest that lists them, into public/icons/. */
export async function writeSiteIcons(): Promise<void> {
  const folder = path.resolve("public/icons");
  const site = JSON.parse(await fs.readFile(path.join(admittedContent, "site.json"), "utf8"));
  const manifest = {
    name: site.name,
    icons: images
      .filter(({ size }) => size > 180)
      .map(({ file, size }) => ({
        src: file,
        sizes: `${size}x${size}`,
        type: "image/png",
        purpose: file.includes("maskable") ? "maskable" : "any",
      })),
    background_color: ground,
    theme_color: ground,
    display: "browser",
  };
  await writeIfChanged(path.join(folder, "favicon.svg"), tabIcon);
  await writeIfChanged(path.join(folder, "manifest.json"), JSON.stringify(manifest));
  await writeIfChanged(path.join(folder, "favicon-32.png"), await toPng(tabIcon, 32));
  for (const { file, size, room, corner } of images) {
    await writeIfChanged(path.join(folder, file), await toPng(markSvg(room, corner), size));
  }
}
