// Measures how fast the built pages are, against the same pages without scripts; docs/performance.md explains it.
import { execSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";

import { chromium } from "@playwright/test";
import logUpdate from "log-update";

import { contentFiles } from "../schema/content-files";
import { chromiumArguments, chromiumPath } from "../scripts/chromium";
import { photoHost } from "../src/lib/photo-host";
import { measureBuilds } from "./builds";
import { measureHeld } from "./held-network";
import { measureWithLighthouse } from "./lighthouse";
import { chart, type Series, table } from "./report";
import { plainPage, serve, servePhotos, type Variant, withoutScripts } from "./variants";

const { values: options } = parseArgs({
  options: {
    routes: { type: "string", default: "/,/open-plots" },
    runs: { type: "string", default: "5" },
    compare: { type: "string", multiple: true, default: [] },
    lighthouse: { type: "boolean", default: false },
    "no-build": { type: "boolean", default: false },
    build: { type: "boolean", default: false },
  },
});
const results = path.resolve("bench/results");
const { host } = new URL(photoHost);

/** Installs what only the benchmark needs, unless what the lockfile names is there. */
function installTools(): void {
  const timeOf = (file: string) => fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const installed = "bench/node_modules/.package-lock.json";
  if (timeOf(installed) > timeOf("bench/package-lock.json")) return;
  console.log("Installing the tools of the benchmark …");
  execSync("npm ci --no-audit --no-fund --loglevel=error", { cwd: "bench", stdio: "inherit" });
}

const isTerminal = process.stdout.isTTY;
const showProgress = (text: string) => (isTerminal ? logUpdate(text) : console.log(text));

async function measurePages(): Promise<void> {
  const variants: Variant[] = [
    { name: "no scripts", folder: "public", edit: withoutScripts },
    { name: "site", folder: "public" },
    { name: "plain page", folder: "public", edit: plainPage },
    ...options.compare.map((folder) => ({ name: folder, folder })),
  ];
  const routes =
    options.routes === "all"
      ? contentFiles.flatMap(({ route }) => (route && route !== "/404" ? route : []))
      : options.routes.split(",");
  const photos = await servePhotos(host);
  const flags = [
    ...chromiumArguments.map((flag) =>
      flag.replace("MAP *", `MAP ${host} 127.0.0.1:${photos}, MAP *`),
    ),
    "--ignore-certificate-errors",
  ];
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: flags });
  const measure = (address: string) =>
    options.lighthouse
      ? measureWithLighthouse(address, ["--headless=new", ...flags])
      : measureHeld(browser, address);

  const sites = await Promise.all(
    variants.map(async (variant) => ({ name: variant.name, origin: await serve(variant) })),
  );
  const all: (Series & { address: string })[] = routes.flatMap((route) =>
    sites.map(({ name, origin }) => {
      return { route, variant: name, address: origin + route.replace(/\/?$/, "/"), runs: [] };
    }),
  );
  const runs = Number(options.runs);
  // One run of each variant after the other, so that what else the machine does touches them alike.
  for (let run = 1; run <= runs; run += 1) {
    for (const [index, { route, variant, address, runs: measured }] of all.entries()) {
      showProgress(
        `Run ${run} of ${runs}, page ${index + 1} of ${all.length}: ${route}, ${variant}`,
      );
      // What the browser does only once belongs to no page.
      if (run === 1 && index === 0) await measure(address);
      measured.push(await measure(address));
    }
  }
  if (isTerminal) logUpdate.clear();
  await browser.close();

  for (const route of routes) console.log(`\n${table(route, all)}`);
  const way = options.lighthouse ? "lighthouse" : "held-network";
  fs.mkdirSync(results, { recursive: true });
  fs.writeFileSync(path.join(results, `${way}.json`), JSON.stringify(all, null, 2));
  const prefix = options.lighthouse ? "mobile: " : "";
  const drawn = ["FCP, ms", "LCP, ms", "React runs, ms"].map((name) => prefix + name);
  fs.writeFileSync(path.join(results, `${way}.svg`), chart(all, drawn));
  console.log(
    `\nEvery run, and a chart, are in ${path.relative(".", results)}/${way}.json and .svg.`,
  );
}

async function run(): Promise<void> {
  if (options.build) return measureBuilds();
  installTools();
  if (!options["no-build"]) execSync("npm run build", { stdio: "inherit" });
  await measurePages();
}

void run();
