import fs from "node:fs/promises";
import path from "node:path";

import sharp from "sharp";

import { mark } from "../src/lib/mark";
import { palettes } from "../src/theme";
import { admittedContent } from "./content-gate";
import { writeIfChanged } from "./write-if-changed";

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

const pictures = [
  { file: "favicon-32.png", size: 32, room: 0.84, corner: 0.18 },
  { file: "apple-touch-icon.png", size: 180, room: 0.66, corner: 0 },
  { file: "icon-192.png", size: 192, room: 0.72, corner: 0.18 },
  { file: "icon-512.png", size: 512, room: 0.72, corner: 0.18 },
  { file: "icon-maskable-512.png", size: 512, room: 0.56, corner: 0 },
];

/** The icons of the site and the manifest that lists them, into public/icons/. */
export async function writeSiteIcons(): Promise<void> {
  const folder = path.resolve("public/icons");
  const site = JSON.parse(await fs.readFile(path.join(admittedContent, "site.json"), "utf8"));
  const manifest = {
    name: site.name,
    icons: pictures
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
  await writeIfChanged(path.join(folder, "favicon.svg"), markSvg(0.84, 0.18));
  await writeIfChanged(path.join(folder, "manifest.json"), JSON.stringify(manifest));
  for (const { file, size, room, corner } of pictures) {
    const svg = Buffer.from(markSvg(room, corner));
    const png = await sharp(svg, { density: (72 * size) / mark.size })
      .resize(size)
      .png()
      .toBuffer();
    await writeIfChanged(path.join(folder, file), png);
  }
}
