import fs from "node:fs";
import path from "node:path";

import { parse } from "node-html-parser";
import { z } from "zod";

import { contentFiles } from "../schema/content-files";

/**
 * The most bytes that a page may load before a visitor can use it: of JavaScript as sent with gzip, and of fonts.
 * What it has of HTML, data and photos is the editors' affair.
 */
const budget = { script: 90_000, fonts: 40_000 };
/** What the tools of a page may add to its scripts. */
const tools: Readonly<Record<string, number | undefined>> = {
  "/open-plots": 9_000,
  "/why-invest": 5_000,
};
const build = path.resolve("public");

interface PageSize {
  route: string;
  script: number;
  /** The same to browsers that take Brotli, where the server has it. */
  brotli: number;
  html: number;
  data: number;
  fonts: number;
}

const statsShape = z.object({
  namedChunkGroups: z.record(
    z.string(),
    z.object({ assets: z.array(z.object({ name: z.string() })) }),
  ),
});

type ScriptsOfChunks = ReadonlyMap<string, string[]>;

/** Scripts, as files of public/, that each named chunk of the last build needs, shared ones included. */
function scriptsOfChunks(): ScriptsOfChunks {
  const stats = fs.readFileSync(".run/build/public/webpack.stats.json", "utf8");
  const groups = Object.entries(statsShape.parse(JSON.parse(stats)).namedChunkGroups);
  return new Map(groups.map(([chunk, { assets }]) => [chunk, assets.map(({ name }) => name)]));
}

const pageDataShape = z.object({ componentChunkName: z.string() });

const readBuilt = (file: string) => fs.readFileSync(path.join(build, file));
/** Bytes that a server sends of a file: its compressed copy, or itself where it has none. */
const sent = (file: string, extension = ".gz") =>
  readBuilt(fs.existsSync(path.join(build, file + extension)) ? file + extension : file).length;
const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

/** What a first visit to a route loads, before the links on it are fetched ahead. */
function sizeOf(route: string, scriptsOf: ScriptsOfChunks): PageSize {
  const isNotFound = route === "/404";
  const html = isNotFound ? "404.html" : path.join(route, "index.html");
  const page = isNotFound ? "404.html" : route === "/" ? "index" : route;
  const data = path.join("page-data", page, "page-data.json");
  const document = parse(readBuilt(html).toString());
  const { componentChunkName } = pageDataShape.parse(JSON.parse(readBuilt(data).toString()));
  const component = scriptsOf.get(componentChunkName);
  if (!component) throw new Error(`The build has no scripts of ${componentChunkName}.`);

  const scripts = new Set([
    ...document
      .querySelectorAll("script[src]")
      .flatMap((script) => script.getAttribute("src") ?? []),
    ...component.map((file) => `/${file}`),
  ]);
  const fonts = new Set(document.toString().match(/[\w/.-]+\.woff2/g));
  return {
    route,
    script: sum([...scripts].map((script) => sent(script))),
    brotli: sum([...scripts].map((script) => sent(script, ".br"))),
    html: sent(html),
    data: sent(data) + sent("page-data/app-data.json"),
    // Fonts are compressed already.
    fonts: sum([...fonts].map((font) => readBuilt(font).length)),
  };
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(7);
const row = (name: string, cells: string[]) => `${name.padEnd(22)}${cells.join("   ")}`;

function report(pages: PageSize[]): void {
  const heads = ["JavaScript", "Brotli", "HTML", "data", "fonts"];
  console.log(
    row(
      "kB, as sent",
      heads.map((head) => head.padStart(7)),
    ),
  );
  for (const { route, script, brotli, html, data, fonts } of pages) {
    const others = [brotli, html, data, fonts].map(kilobytes);
    console.log(row(route, [`   ${kilobytes(script)}`, ...others]));
  }
  const heavy = pages.filter(
    ({ route, script, fonts }) =>
      script > budget.script + (tools[route] ?? 0) || fonts > budget.fonts,
  );
  const limit = `${budget.script / 1000} kB of JavaScript, its tools left out, and ${budget.fonts / 1000} kB of fonts`;
  if (heavy.length === 0) {
    console.log(`Every page is within ${limit}.`);
    return;
  }
  console.error(`Above ${limit}: ${heavy.map(({ route }) => route).join(", ")}.`);
  process.exitCode = 1;
}

const scriptsOf = scriptsOfChunks();
const routes = contentFiles.flatMap(({ route }) => route ?? []);
report(routes.map((route) => sizeOf(route, scriptsOf)));
