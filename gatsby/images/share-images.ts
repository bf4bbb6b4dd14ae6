import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";

import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";
import subsetFont from "subset-font";

import { pageFiles } from "../../schema/content-files";
import { mark } from "../../src/lib/mark";
import { palettes } from "../../src/theme";
import { admittedContent } from "../content/gate";
import { glyphs } from "../fonts";
import { layoutPlan } from "./layout-plan";
import { writeIfChanged } from "../files/write-if-changed";

/** The size that social networks ask for, in pixels. */
const size = { width: 1200, height: 630 };
/** Characters that fit on a line. */
const lineRoom = 25;
const {
  "--surface-dark": ground,
  "--accent": gold,
  "--text-on-dark": text,
  "--plan-line-on-dark": chalk,
} = palettes.light;

const escapeXml = (value: string) => value.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

/** Breaks a title at its spaces into as few lines as it needs, of about the same length. */
function linesOf(title: string): string[] {
  const goal = title.length / Math.ceil(title.length / lineRoom);
  return title.split(" ").reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    // A word goes to the line that it leaves closer to the goal.
    const fits = last !== undefined && last.length + word.length / 2 < goal;
    return fits ? [...lines.slice(0, -1), `${last} ${word}`] : [...lines, word];
  }, []);
}

function shareSvg(title: string, name: string, seed: string): string {
  const plan = layoutPlan(seed, size);
  const lines = linesOf(title).map(
    (line, index) => `<tspan x="80" dy="${index && 92}">${escapeXml(line)}</tspan>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
<rect width="100%" height="100%" fill="${ground}"/>
<g transform="rotate(${plan.angle} ${size.width / 2} ${size.height / 2})" fill="none" stroke="${chalk}" opacity="0.5"><path d="${plan.blocks}" stroke-width="2"/><path d="${plan.plots}"/><path d="${plan.park}"/><path d="${plan.road}" stroke-dasharray="9 9"/></g>
<linearGradient id="fade"><stop offset="0.35" stop-color="${ground}" stop-opacity="0.94"/><stop offset="1" stop-color="${ground}" stop-opacity="0.1"/></linearGradient>
<rect width="100%" height="100%" fill="url(#fade)"/>
<g transform="translate(80 70) scale(1.75)" fill="none" stroke="${gold}" stroke-width="${mark.stroke}"><path d="${mark.lines}"/><path d="${mark.taken}" fill="${gold}"/></g>
<text x="160" y="113" font-family="Fraunces" font-size="40" fill="${text}">${escapeXml(name)}</text>
<text y="${430 - (lines.length - 1) * 46}" font-family="Fraunces" font-size="82" fill="${text}">${lines.join("")}</text>
<rect x="80" y="${500 + (lines.length - 1) * 46}" width="96" height="5" fill="${gold}"/>
</svg>`;
}

/** The display font at one weight, as a file that the drawing library can read. */
async function displayFont(folder: string): Promise<string> {
  const source =
    "node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2";
  const font = await subsetFont(await fs.readFile(source), glyphs, {
    targetFormat: "sfnt",
    variationAxes: { wght: 500 },
  });
  const file = path.join(folder, "fraunces.ttf");
  await fs.writeFile(file, font);
  return file;
}

const readContent = async (file: string) =>
  JSON.parse(await fs.readFile(path.join(admittedContent, file), "utf8"));

/** One image a page for links that are shared, into public/share/, with the page's own heading. */
export async function writeShareImages(): Promise<void> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), "share-"));
  const fontFiles = [await displayFont(folder)];
  const { name } = await readContent("site.json");
  for (const { path: file, type, name: fileName } of pageFiles) {
    const page = await readContent(file);
    const svg = shareSvg(page.header?.title ?? page.hero.headline, name, type);
    const drawing = new Resvg(svg, { font: { fontFiles, loadSystemFonts: false } }).render();
    // Few colours are in it: a palette makes it a quarter of the size.
    const png = await sharp(drawing.asPng()).png({ palette: true, colors: 96 }).toBuffer();
    await writeIfChanged(path.resolve("public/share", `${fileName}.png`), png);
  }
  await fs.rm(folder, { recursive: true });
}
