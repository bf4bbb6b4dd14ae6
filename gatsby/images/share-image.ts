import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";

import { pathFrom } from "../../src/layouts/plots";
import { planSource } from "../../src/layouts/words";
import { logo } from "../../src/lib/logo";
import { escapeXml, townOf } from "../../src/lib/text";
import { colorValue } from "../../src/theme";
import type { LayoutContent } from "../content/nodes";
import type { publishablePlan } from "../content/plan-record";
import drawings from "./pattern.json";

/** The size that social networks recommend, in pixels. */
const size = { width: 1200, height: 630 };
const background = colorValue("surfaceDark");
const accent = colorValue("accent");
const approved = colorValue("approvedBackground");
const text = colorValue("textOnDark");
const outline = colorValue("outline", "darkTheme");

/** Breaks a title at its spaces into as few lines as fit, of about equal length. @param lineRoom in characters. */
function titleLines(title: string, lineRoom: number): string[] {
  const goal = title.length / Math.ceil(title.length / lineRoom);
  return title.split(" ").reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    // A word joins the last line if that line then ends closer to the goal.
    const fits = last !== undefined && last.length + word.length / 2 < goal;
    return fits ? [...lines.slice(0, -1), `${last} ${word}`] : [...lines, word];
  }, []);
}

/** A share image as SVG. @param note a line below the title; with it, the title leaves room for a plan on the right. */
function shareSvg(title: string, name: string, picture: string, note = ""): string {
  const [lineRoom, fontSize, middle] = note ? [12, 64, 400] : [25, 82, 430];
  const step = Math.round(1.12 * fontSize);
  const lines = titleLines(title, lineRoom).map(
    (line, index) => `<tspan x="80" dy="${index && step}">${escapeXml(line)}</tspan>`,
  );
  const half = ((lines.length - 1) * step) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
<rect width="100%" height="100%" fill="${background}"/>
${picture}
<g transform="translate(80 70) scale(1.75)" fill="none" stroke="${accent}" stroke-width="${logo.stroke}"><path d="${logo.lines}"/><path d="${logo.filled}" fill="${accent}"/></g>
<text x="160" y="113" font-family="Fraunces" font-size="40" fill="${text}">${escapeXml(name)}</text>
<text y="${middle - half}" font-family="Fraunces" font-size="${fontSize}" fill="${text}">${lines.join("")}</text>
<rect x="80" y="${middle + 70 + half}" width="96" height="5" fill="${accent}"/>
<text x="80" y="${middle + 126 + half}" font-family="Fraunces" font-size="32" fill="${text}">${escapeXml(note)}</text>
</svg>`;
}

/**
 * The decorative drawings of plots by the GraphQL type of their page, as SVG path data: the blocks between the roads, which
 * have the strongest lines, the plots inside them, the park with its path and trees, and the middle lines of the wider
 * roads. `turn` is a transform of the whole. A page without a drawing has the one of the home page.
 */
const patterns: Readonly<Record<string, typeof drawings.HomePage>> = drawings;

/** The picture of a page with its heading, as SVG. @param pageType the GraphQL type of the page. */
export function pagePicture(pageType: string, title: string, siteName: string): string {
  const { turn, blocks, plots, park, road } = patterns[pageType] ?? drawings.HomePage;
  // The drawings are 780 units wide. Their lines are equally thick in every size.
  const scale = size.width / 780;
  const pathTag = '<path vector-effect="non-scaling-stroke"';
  const pattern = `<g transform="scale(${scale})" fill="none" stroke="${outline}" stroke-width="${1 / scale}" opacity="0.5"><g transform="${turn}">${pathTag} d="${blocks}" stroke-width="1.6"/>${pathTag} d="${plots}${park}"/>${pathTag} d="${road}" stroke-dasharray="6 6"/></g></g>
<linearGradient id="fade"><stop offset="0.35" stop-color="${background}" stop-opacity="0.94"/><stop offset="1" stop-color="${background}" stop-opacity="0.1"/></linearGradient>
<rect width="100%" height="100%" fill="url(#fade)"/>`;
  return shareSvg(title, siteName, pattern);
}

/** The picture of a layout, as SVG: its plan, without statuses, since chats keep pictures for weeks. */
export function layoutPicture(
  { name, location, sample }: Pick<LayoutContent, "name" | "location" | "sample">,
  plan: ReturnType<typeof publishablePlan>,
  siteName: string,
): string {
  if (!plan) return pagePicture("Layout", name, siteName);
  const { x, y, width, height, plots, roadsAndAreas } = plan;
  const parks = roadsAndAreas.filter(({ kind }) => kind === "park");
  const drawing = `<svg x="600" y="50" width="550" height="500" viewBox="${x} ${y} ${width} ${height}">
<path d="${pathFrom(roadsAndAreas)}" fill="${outline}" opacity="0.15"/><path d="${pathFrom(parks)}" fill="${approved}"/>
<path d="${pathFrom(plots)}" fill="none" stroke="${accent}" stroke-width="${width / 350}"/></svg>
<text x="1150" y="592" text-anchor="end" font-family="Fraunces" font-size="24" fill="${text}">${planSource(Boolean(sample))}</text>`;
  return shareSvg(name, siteName, drawing, `${townOf(location)}, ${plots.length} plots`);
}

/**
 * Draws a share image into public/share/, but not in `develop`.
 * @returns the name of its file, which changes with the drawing, since social networks cache an image by its URL.
 */
export async function publishShareImage(name: string, svg: string) {
  const hash = createHash("sha256").update(svg).digest("hex").slice(0, 10);
  const file = `${name}-${hash}.png`;
  if (process.env.NODE_ENV !== "production") return file;
  // The drawing library reads no compressed font (docs/fonts.md).
  const font = { fontFiles: [path.join(__dirname, "fraunces.ttf")], loadSystemFonts: false };
  fs.mkdirSync("public/share", { recursive: true });
  // The image has few colours: a palette reduces it to a quarter of the size.
  await sharp(new Resvg(svg, { font }).render().asPng())
    .png({ palette: true, colors: 96 })
    .toFile(path.join("public/share", file));
  return file;
}
