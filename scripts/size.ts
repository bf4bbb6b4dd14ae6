import fs from "node:fs";
import path from "node:path";

import { parse } from "node-html-parser";

import { contentFiles } from "../schema/content-files";

/**
 * The maximum bytes that a page loads before a visitor can use it: JavaScript with gzip, and fonts. HTML, data and photos
 * depend on the content.
 */
const budget = { script: 90_500, fonts: 40_000 };
/** The additional budget for the tools of a page. */
const tools: Readonly<Record<string, number | undefined>> = {
  "/open-plots": 9_000,
  "/why-invest": 6_500,
};

/** webpack's scripts for each chunk, including shared ones. */
interface Stats {
  namedChunkGroups: Record<string, { assets: { name: string }[] }>;
}
const { namedChunkGroups }: Stats = JSON.parse(
  fs.readFileSync(".run/build/public/webpack.stats.json", "utf8"),
);

const read = (file: string) => fs.readFileSync(path.join("public", file));
/** The transferred bytes of files: of the compressed copy, or of the file without one. */
const sent = (files: Iterable<string>) =>
  [...files]
    .map((file) => read(fs.existsSync(path.join("public", `${file}.gz`)) ? `${file}.gz` : file))
    .reduce((sum, { length }) => sum + length, 0);

/** The bytes that a first visit to a route loads, without prefetched links. */
function sizeOf(route: string) {
  const html = route === "/404" ? "404.html" : path.join(route, "index.html");
  const page = route === "/404" ? "404.html" : route === "/" ? "index" : route;
  const data = path.join("page-data", page, "page-data.json");
  const document = parse(String(read(html)));
  const { componentChunkName: chunk } = JSON.parse(String(read(data)));
  const own = namedChunkGroups[chunk];
  if (!own) throw new Error(`The build has no scripts of ${chunk}.`);
  const first = document
    .querySelectorAll("script[src]")
    .flatMap((s) => s.getAttribute("src") ?? []);
  return {
    route,
    script: sent(new Set([...first, ...own.assets.map(({ name }) => `/${name}`)])),
    html: sent([html]),
    data: sent([data, "page-data/app-data.json"]),
    fonts: sent(new Set(document.toString().match(/[\w/.-]+\.woff2/g))),
  };
}

const sizes = contentFiles.flatMap(({ route }) => (route ? sizeOf(route) : []));
const kilobytes = (bytes: number) => Number((bytes / 1000).toFixed(1));
console.log("kB, as sent with gzip:");
console.table(
  Object.fromEntries(
    sizes.map(({ route, ...parts }) => {
      const figures = Object.entries(parts).map(([part, bytes]) => [part, kilobytes(bytes)]);
      return [route, Object.fromEntries(figures)];
    }),
  ),
);

const heavy = sizes.filter(
  ({ route, script, fonts }) =>
    script > budget.script + (tools[route] ?? 0) || fonts > budget.fonts,
);
if (heavy.length > 0) {
  console.error(
    `Above ${kilobytes(budget.script)} kB of JavaScript, tools left out, or ${kilobytes(budget.fonts)} kB of fonts: ${heavy.map(({ route }) => route).join(", ")}.`,
  );
  process.exitCode = 1;
}
