import fs from "node:fs";
import path from "node:path";

import { buildFolder, builtPages } from "../support/site";

/** The most bytes that a page loads before a visitor can use it, as sent with gzip. */
const budget = { scripts: 92_500, fonts: 40_000 };
/** What the tools of a page may add. */
const tools: Readonly<Record<string, number | undefined>> = {
  "/open-plots/": 9_000,
  "/why-invest/": 7_500,
};

const bytes = (files: Iterable<string>) =>
  [...files]
    .map((file) => fs.statSync(path.join(buildFolder, file)).size)
    .reduce((sum, size) => sum + size, 0);

test.each(builtPages)(
  "A first visit to $address loads no more scripts and fonts than its budget",
  ({ address, html, document }) => {
    // Those that every page starts with, and the page's own.
    const scripts = document
      .querySelectorAll("#scripts > script, #scripts > [rel=prefetch]")
      .map((each) => `${each.getAttribute("src") ?? each.getAttribute("href")}.gz`);
    expect(scripts.length).toBeGreaterThan(3);
    expect(bytes(scripts)).toBeLessThan(budget.scripts + (tools[address] ?? 0));
    const fonts = bytes(new Set(html.match(/[\w/.-]+\.woff2/g)));
    expect(fonts).toBeGreaterThan(0);
    expect(fonts).toBeLessThan(budget.fonts);
  },
);
