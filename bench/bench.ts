// Measures how fast the built pages are, against the same pages without scripts; docs/performance.md explains it.
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";

import { chromium } from "@playwright/test";

import { contentFiles } from "../schema/content-files";
import { chromiumArguments, chromiumPath } from "../scripts/chromium";
import { measureBuilds } from "./builds";
import { type Figures, measure } from "./measure";
import { serve, withoutScripts } from "./server";

const { values: options } = parseArgs({
  options: {
    routes: { type: "string", default: "/,/open-plots" },
    runs: { type: "string", default: "5" },
    "no-build": { type: "boolean", default: false },
    build: { type: "boolean", default: false },
  },
});

/** The runs of a page, and of the same page without scripts. */
interface Series {
  route: string;
  site: Figures[];
  bare: Figures[];
}

const short = (value: number) => value.toFixed(value >= 100 ? 0 : value >= 1 ? 1 : 3);
const sorted = (runs: Figures[], name: string) =>
  runs.flatMap((run) => run[name] ?? []).toSorted((one, other) => one - other);
const median = (values: number[]) => values[Math.floor(values.length / 2)];

/** "median (min to max)". */
function cell(values: number[]): string {
  const [min = 0, middle = 0, max = 0] = [values[0], median(values), values.at(-1)];
  return values.length === 0 ? "–" : `${short(middle)} (${short(min)} to ${short(max)})`;
}

function report({ route, site, bare }: Series): void {
  console.log(`\n${route}`);
  const rows = Object.keys(site[0] ?? {}).map((name) => {
    const [ours, plain] = [sorted(site, name), sorted(bare, name)];
    const ratio = (median(ours) ?? 0) / (median(plain) ?? 0);
    const written = Number.isFinite(ratio) ? `× ${ratio.toFixed(2)}` : "–";
    return [name, { "no scripts": cell(plain), site: cell(ours), ratio: written }];
  });
  console.table(Object.fromEntries(rows));
}

async function measurePages(): Promise<void> {
  const routes =
    options.routes === "all"
      ? contentFiles.flatMap(({ route }) => (route && route !== "/404" ? route : []))
      : options.routes.split(",");
  const all = routes.map((route): Series => ({ route, site: [], bare: [] }));
  const [site, bare] = await Promise.all([serve((html) => html), serve(withoutScripts)]);
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: chromiumArguments,
  });
  // What a browser does only once belongs to no page.
  await measure(browser, site);
  const runs = Number(options.runs);
  // The variants take turns, so that other load on the machine affects both equally.
  for (let run = 1; run <= runs; run += 1) {
    console.log(`Run ${run} of ${runs} …`);
    for (const series of all) {
      const address = series.route.replace(/\/?$/, "/");
      series.bare.push(await measure(browser, bare + address));
      series.site.push(await measure(browser, site + address));
    }
  }
  await browser.close();
  all.forEach(report);
}

async function run(): Promise<void> {
  if (options.build) {
    measureBuilds();
    return;
  }
  const { status } = options["no-build"]
    ? { status: 0 }
    : spawnSync("npm run build", { shell: true, stdio: "inherit" });
  if (status === 0) await measurePages();
  else process.exitCode = 1;
}

void run();
