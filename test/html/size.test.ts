import fs from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

import { buildFolder, builtPages } from "../support/site";

/** The most elements of a page, and the most bytes that it loads at first: HTML with Brotli, scripts with gzip, fonts. */
const limits = { html: 10_700, elements: 450, scripts: 102_000, fonts: 40_000 };
/** The limits of pages with tools, or with more text and amounts than others. */
const longer: Readonly<Record<string, Partial<typeof limits>>> = {
  "/": { html: 13_900, elements: 650, scripts: 108_000 },
  "/open-plots/": { html: 13_200, elements: 585, scripts: 109_500 },
  "/why-invest/": { html: 11_950, elements: 490, scripts: 109_500 },
};
/** The limits of a layout's page, which shows a plan if the layout has one. */
const layoutPage = { html: 16_000, elements: 1_600, scripts: 110_000 };

/** The number of bytes of some files. @param compress compresses the content of a file. */
const bytes = (files: Iterable<string>, compress = (content: Buffer) => content) =>
  [...files]
    .map((file) => compress(fs.readFileSync(path.join(buildFolder, file))).length)
    .reduce((sum, size) => sum + size, 0);

test.each(builtPages)("$address is within its limits", ({ address, file, html, document }) => {
  // The scripts that every page loads, and the page's own script.
  const scripts = document
    .querySelectorAll("#scripts > script[src], #scripts > [as=script]")
    .map((each) => each.getAttribute("src") ?? each.getAttribute("href") ?? "");
  expect(scripts.length).toBeGreaterThan(3);
  const fonts = new Set(html.match(/[\w/.-]+\.woff2/g));
  expect(fonts.size).toBeGreaterThan(0);
  const isLayout = /^\/open-plots\/./.test(address);
  const most = { ...limits, ...(isLayout ? layoutPage : longer[address]) };
  expect(bytes([file], brotliCompressSync)).toBeLessThanOrEqual(most.html);
  expect(document.querySelectorAll("*").length).toBeLessThanOrEqual(most.elements);
  expect(bytes(scripts, gzipSync)).toBeLessThan(most.scripts);
  expect(bytes(fonts)).toBeLessThan(most.fonts);
});
