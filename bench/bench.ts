// Measures the speed of the pages in public/ against the same pages without scripts: see docs/performance.md.
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";

import { launchOptions } from "../scripts/chromium";
import { measure, type Figures, type Series } from "./measure";
import { serve, withoutScripts } from "./server";

const { values: options } = parseArgs({
  options: {
    routes: { type: "string", default: "/,/open-plots" },
    runs: { type: "string", default: "5" },
  },
});

const short = (value: number) => value.toFixed(value >= 100 ? 0 : value >= 1 ? 1 : 3);
const sorted = (runs: Figures[], name: string) =>
  runs.flatMap((run) => run[name] ?? []).toSorted((one, other) => one - other);
const median = (values: number[]) => values[Math.floor(values.length / 2)];

/** "median (min to max)". */
function cell(values: number[]): string {
  const [min = 0, middle = 0, max = 0] = [values[0], median(values), values.at(-1)];
  return values.length === 0 ? "–" : `${short(middle)} (${short(min)} to ${short(max)})`;
}

/** Prints a table of a series. */
function report({ title, site, baseline }: Series): void {
  console.log(`\n${title}`);
  const rows = Object.keys(site[0] ?? {}).map((figure) => {
    const [ours, others] = [sorted(site, figure), sorted(baseline, figure)];
    const ratio = (median(ours) ?? 0) / (median(others) ?? 0);
    const text = Number.isFinite(ratio) ? `× ${ratio.toFixed(2)}` : "–";
    return [figure, { "no scripts": cell(others), site: cell(ours), ratio: text }];
  });
  console.table(Object.fromEntries(rows));
}

async function measurePages(runs: number): Promise<Series[]> {
  const routes = options.routes.split(",");
  const all = routes.map((route): Series => ({ title: route, site: [], baseline: [] }));
  const [site, bare] = await Promise.all([
    serve("pages", (html) => html),
    serve("pages-without-scripts", withoutScripts),
  ]);
  const browser = await chromium.launch(launchOptions);
  // The first page bears the cost of the browser's start.
  await measure(browser, site);
  // Site and baseline alternate, so that other load on the machine affects both equally.
  for (let run = 1; run <= runs; run += 1) {
    console.log(`Run ${run} of ${runs} …`);
    for (const series of all) {
      const address = series.title.replace(/\/?$/, "/");
      series.baseline.push(await measure(browser, bare + address));
      series.site.push(await measure(browser, site + address));
    }
  }
  await browser.close();
  return all;
}

void measurePages(Number(options.runs)).then((all) => all.forEach(report));
