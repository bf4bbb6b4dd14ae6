// Measures the speed of the pages in public/ against the same pages without scripts: see docs/performance.md.
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";

import { launchOptions } from "../scripts/chromium";
import { measure, type Figures } from "./measure";
import { serve, withoutScripts } from "./server";

const { values: options } = parseArgs({
  options: {
    routes: { type: "string", default: "/,/open-plots" },
    runs: { type: "string", default: "5" },
  },
});

const short = (value: number) => value.toFixed(value >= 100 ? 0 : value >= 1 ? 1 : 3);
const median = (values: number[]) =>
  values.toSorted((first, second) => first - second)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Gives "median (min to max)". */
const summary = (values: number[]) =>
  values.length === 0
    ? "–"
    : `${short(median(values))} (${short(Math.min(...values))} to ${short(Math.max(...values))})`;

/** Prints a table of the figures of a page. @param baseline the figures of the page without scripts. */
function report(route: string, site: Figures[], baseline: Figures[]): void {
  console.log(`\n${route}`);
  const rows = Object.keys(site[0] ?? {}).map((figure) => {
    const valuesIn = (runs: Figures[]) => runs.flatMap((run) => run[figure] ?? []);
    const [ours, others] = [valuesIn(site), valuesIn(baseline)];
    const ratio = median(ours) / median(others);
    const text = Number.isFinite(ratio) ? `× ${ratio.toFixed(2)}` : "–";
    return [figure, { "no scripts": summary(others), site: summary(ours), ratio: text }];
  });
  console.table(Object.fromEntries(rows));
}

async function measurePages(): Promise<void> {
  const pages = options.routes.split(",").map((route) => ({
    route,
    site: new Array<Figures>(),
    baseline: new Array<Figures>(),
  }));
  const site = await serve("pages", (html) => html);
  const bare = await serve("pages-without-scripts", withoutScripts);
  const browser = await chromium.launch(launchOptions);
  // Nothing keeps these figures, because the first page of a browser is slower.
  await measure(browser, site);
  // Site and baseline alternate, so that other load on the machine affects both equally.
  for (let run = 1; run <= Number(options.runs); run += 1) {
    console.log(`Run ${run} of ${options.runs} …`);
    for (const page of pages) {
      const address = page.route.replace(/\/?$/, "/");
      page.baseline.push(await measure(browser, bare + address));
      page.site.push(await measure(browser, site + address));
    }
  }
  await browser.close();
  for (const page of pages) report(page.route, page.site, page.baseline);
}

void measurePages();
