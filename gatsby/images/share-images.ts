import { createHash } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";

import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";
import { z } from "zod";

import { type PageFile, pageFiles, siteFile } from "../../schema/content-files";
import { logo } from "../../src/lib/logo";
import { palettes } from "../../src/theme";
import { readAdmitted } from "../content/gate";
import { layoutPlan, paper, planLines } from "./plans";

/** The size that social networks recommend, in pixels. */
const size = { width: 1200, height: 630 };
/** The number of characters that fit on a line. */
const lineRoom = 25;
const {
  "--surface-dark": background,
  "--accent": gold,
  "--text-on-dark": text,
  "--plan-line-on-dark": chalk,
} = palettes.light;

const escapeXml = (value: string) => value.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

/** Breaks a title at its spaces into as few lines as possible, of about the same length. */
function linesOf(title: string): string[] {
  const goal = title.length / Math.ceil(title.length / lineRoom);
  return title.split(" ").reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    // A word joins the last line if that line then ends closer to the goal.
    const fits = last !== undefined && last.length + word.length / 2 < goal;
    return fits ? [...lines.slice(0, -1), `${last} ${word}`] : [...lines, word];
  }, []);
}

/** The part of a page's file that has its heading: `header` on inner pages, `hero` on the home page. */
const titled = z.object({
  header: z.object({ title: z.string() }).optional(),
  hero: z.object({ headline: z.string() }).optional(),
});

/** The heading of a page, shown on its image. */
export function titleOf(page: z.infer<typeof titled>): string {
  const title = page.header?.title ?? page.hero?.headline;
  if (title === undefined) throw new Error("A page has neither header.title nor hero.headline.");
  return title;
}

function shareSvg(title: string, name: string, type: string): string {
  const scale = size.width / paper.width;
  const lines = linesOf(title).map(
    (line, index) => `<tspan x="80" dy="${index && 92}">${escapeXml(line)}</tspan>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
<rect width="100%" height="100%" fill="${background}"/>
<g transform="scale(${scale})" fill="none" stroke="${chalk}" stroke-width="${1 / scale}" opacity="0.5">${planLines(layoutPlan(type))}</g>
<linearGradient id="fade"><stop offset="0.35" stop-color="${background}" stop-opacity="0.94"/><stop offset="1" stop-color="${background}" stop-opacity="0.1"/></linearGradient>
<rect width="100%" height="100%" fill="url(#fade)"/>
<g transform="translate(80 70) scale(1.75)" fill="none" stroke="${gold}" stroke-width="${logo.stroke}"><path d="${logo.lines}"/><path d="${logo.filled}" fill="${gold}"/></g>
<text x="160" y="113" font-family="Fraunces" font-size="40" fill="${text}">${escapeXml(name)}</text>
<text y="${430 - (lines.length - 1) * 46}" font-family="Fraunces" font-size="82" fill="${text}">${lines.join("")}</text>
<rect x="80" y="${500 + (lines.length - 1) * 46}" width="96" height="5" fill="${gold}"/>
</svg>`;
}

/**
 * The share image of a page: its SVG, and its file name in public/share/. The name changes with the drawing, since
 * social networks cache an image by its URL.
 */
export function shareImage({ name, type }: PageFile, title: string, siteName: string) {
  const svg = shareSvg(title, siteName, type);
  const hash = createHash("sha256").update(svg).digest("hex").slice(0, 10);
  return { name: `${name}-${hash}.png`, svg };
}

/** Draws the images into public/share/. */
async function draw(images: ReturnType<typeof shareImage>[]): Promise<void> {
  // The drawing library reads no compressed font (src/fonts/README.md).
  const font = { fontFiles: [path.join(__dirname, "fraunces.ttf")], loadSystemFonts: false };
  const write = async ({ name, svg }: (typeof images)[number]) => {
    const drawing = new Resvg(svg, { font }).render();
    // The image has few colours: a palette reduces it to a quarter of the size.
    await sharp(drawing.asPng())
      .png({ palette: true, colors: 96 })
      .toFile(path.join("public/share", name));
  };
  await Promise.all(images.map(write));
}

/** Writes one image per page for shared links into public/share/, with the page's own heading. */
export async function writeShareImages(): Promise<void> {
  const site = readAdmitted(siteFile);
  await fs.mkdir("public/share", { recursive: true });
  const images = pageFiles.map((file) =>
    shareImage(file, titleOf(readAdmitted({ ...file, shape: titled })), site.name),
  );
  await draw(images);
}
