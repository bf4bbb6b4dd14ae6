// Measures a page with Lighthouse, as a phone and as a desktop computer.
import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";

import { z } from "zod";

import { chromiumPath } from "../scripts/chromium";
import type { Figures } from "./report";

const run = promisify(execFile);
const program = path.resolve("bench/node_modules/lighthouse/cli/index.js");

const audit = z.object({ numericValue: z.number() });
const reportShape = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.object({
    "first-contentful-paint": audit,
    "largest-contentful-paint": audit,
    "total-blocking-time": audit,
    "cumulative-layout-shift": audit,
    "mainthread-work-breakdown": audit.extend({
      details: z.object({ items: z.array(z.object({ group: z.string(), duration: z.number() })) }),
    }),
  }),
});

async function measureAs(preset: "mobile" | "desktop", address: string, flags: string[]) {
  const options = [
    address,
    "--quiet",
    "--output=json",
    "--disable-full-page-screenshot",
    "--only-categories=performance,accessibility,best-practices,seo",
    // A build without SITE_URL asks search engines to leave it out.
    "--skip-audits=is-crawlable",
    `--chrome-flags=${flags.map((flag) => flag.replace(/=(.*)/, '="$1"')).join(" ")}`,
    ...(preset === "desktop" ? ["--preset=desktop"] : []),
  ];
  const { stdout } = await run(process.execPath, [program, ...options], {
    env: { ...process.env, CHROME_PATH: chromiumPath() },
    maxBuffer: 2 ** 26,
  });
  const { categories, audits } = reportShape.parse(JSON.parse(stdout));
  const work = audits["mainthread-work-breakdown"];
  const evaluation = work.details.items.find(({ group }) => group === "scriptEvaluation");
  const figures = {
    ...Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, (score ?? 0) * 100]),
    ),
    "FCP, ms": audits["first-contentful-paint"].numericValue,
    "LCP, ms": audits["largest-contentful-paint"].numericValue,
    "TBT, ms": audits["total-blocking-time"].numericValue,
    CLS: audits["cumulative-layout-shift"].numericValue,
    "script evaluation, ms": evaluation?.duration ?? 0,
    "main thread, ms": work.numericValue,
  };
  return Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [`${preset}: ${name}`, value]),
  );
}

/** Lighthouse's scores, of 100, and times of a page; the flags are those of the browser. */
export const measureWithLighthouse = async (
  address: string,
  flags: string[],
): Promise<Figures> => ({
  ...(await measureAs("mobile", address, flags)),
  ...(await measureAs("desktop", address, flags)),
});
