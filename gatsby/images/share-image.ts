import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";

import type { PageFile } from "../../schema/content-files";
import { logo } from "../../src/lib/logo";
import { colorValue } from "../../src/theme";
import { escapeXml } from "../escape-xml";
import { patternSize, patternLines } from "./pattern";

/** The size that social networks recommend, in pixels. */
const size = { width: 1200, height: 630 };
/** The number of characters that fit on a line. */
const lineRoom = 25;
const background = colorValue("surfaceDark");
const gold = colorValue("accent");
const text = colorValue("textOnDark");
const chalk = colorValue("outline", "darkTheme");

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

function shareSvg(title: string, name: string, pageType: string): string {
  const scale = size.width / patternSize.width;
  const lines = linesOf(title).map(
    (line, index) => `<tspan x="80" dy="${index && 92}">${escapeXml(line)}</tspan>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
<rect width="100%" height="100%" fill="${background}"/>
<g transform="scale(${scale})" fill="none" stroke="${chalk}" stroke-width="${1 / scale}" opacity="0.5">${patternLines(pageType)}</g>
<linearGradient id="fade"><stop offset="0.35" stop-color="${background}" stop-opacity="0.94"/><stop offset="1" stop-color="${background}" stop-opacity="0.1"/></linearGradient>
<rect width="100%" height="100%" fill="url(#fade)"/>
<g transform="translate(80 70) scale(1.75)" fill="none" stroke="${gold}" stroke-width="${logo.stroke}"><path d="${logo.lines}"/><path d="${logo.filled}" fill="${gold}"/></g>
<text x="160" y="113" font-family="Fraunces" font-size="40" fill="${text}">${escapeXml(name)}</text>
<text y="${430 - (lines.length - 1) * 46}" font-family="Fraunces" font-size="82" fill="${text}">${lines.join("")}</text>
<rect x="80" y="${500 + (lines.length - 1) * 46}" width="96" height="5" fill="${gold}"/>
</svg>`;
}

/**
 * Draws the image of a page for shared links, with the page's own heading, into public/share/; `develop` has none.
 * @returns its file name, which changes with the drawing, since social networks cache an image by its URL.
 */
export async function publishShareImage(page: PageFile, title: string, siteName: string) {
  const svg = shareSvg(title, siteName, page.type);
  const hash = createHash("sha256").update(svg).digest("hex").slice(0, 10);
  const file = `${page.name}-${hash}.png`;
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
