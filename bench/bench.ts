// Measures how fast the built pages are, against the same pages without scripts; docs/performance.md explains it.
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";

import { chromium } from "@playwright/test";

import { contentFiles } from "../schema/content-files";
import { chromiumArguments, chromiumPath } from "../scripts/chromium";
import { measureBuilds } from "./builds";
import { type Figures, measure } from "./measure";
import { serve, stockPhoto, type Variant, withoutScripts } from "./server";

const { values: options } = parseArgs({
  options: {
    routes: { type: "string", default: "/,/open-plots" },
    runs: { type: "string", default: "5" },
    compare: { type: "string", multiple: true, default: [] },
    "no-build": { type: "boolean", default: false },
    build: { type: "boolean", default: false },
  },
});

/** Every run of one variant of one route. */
interface Series {
  route: string;
  variant: string;
  address: string;
  runs: Figures[];
}

const digits = (value: number) => (value >= 100 ? 0 : value >= 1 ? 1 : 3);
const short = (value: number) => value.toFixed(Number.isInteger(value) ? 0 : digits(value));

const sorted = ({ runs }: Series, name: string) =>
  runs.flatMap((run) => run[name] ?? []).sort((one, other) => one - other);
const median = (values: number[]) => values[Math.floor(values.length / 2)];

/** "median (min to max) × ratio to the first column". */
function cell(series: Series, name: string, first: Series): string {
  const values = sorted(series, name);
  const middle = median(values);
  if (middle === undefined) return "–";
  const [min = 0, max = 0] = [values[0], values.at(-1)];
  const range = min === max ? "" : ` (${short(min)} to ${short(max)})`;
  const base = median(sorted(first, name));
  return (
    short(middle) + range + (base && series !== first ? ` × ${(middle / base).toFixed(2)}` : "")
  );
}

function report(route: string, columns: readonly Series[]): void {
  const [first] = columns;
  if (!first) return;
  const names = Object.keys(first.runs[0] ?? {});
  console.log(`\n${route}`);
  console.table(
    Object.fromEntries(
      names.map((name) => [
        name,
        Object.fromEntries(columns.map((column) => [column.variant, cell(column, name, first)])),
      ]),
    ),
  );
}

async function measurePages(): Promise<void> {
  const variants: Variant[] = [
    { name: "no scripts", folder: "public", edit: withoutScripts },
    { name: "site", folder: "public" },
    ...options.compare.map((folder) => ({ name: folder, folder })),
  ];
  const routes =
    options.routes === "all"
      ? contentFiles.flatMap(({ route }) => (route && route !== "/404" ? route : []))
      : options.routes.split(",");
  const photo = await stockPhoto();
  const sites = await Promise.all(
    variants.map(async (variant) => ({ ...variant, origin: await serve(variant, photo) })),
  );
  const all = routes.flatMap((route) =>
    sites.map(({ name, origin }): Series => {
      return { route, variant: name, address: origin + route.replace(/\/?$/, "/"), runs: [] };
    }),
  );
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: chromiumArguments,
  });
  // What a browser does only once belongs to no page.
  await measure(browser, all[0]?.address ?? "");
  const runs = Number(options.runs);
  // The variants take turns, so that other load on the machine affects all of them equally.
  for (let run = 1; run <= runs; run += 1) {
    console.log(`Run ${run} of ${runs} …`);
    for (const { address, runs: measured } of all) measured.push(await measure(browser, address));
  }
  await browser.close();
  for (const route of routes) {
    report(
      route,
      all.filter((series) => series.route === route),
    );
  }
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
