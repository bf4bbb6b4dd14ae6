// Measures a page on a phone with a slow network.
import type { Browser } from "@playwright/test";

/** The figures of one run by name; undefined if the page has no such event. */
export type Figures = Record<string, number | undefined>;

/** The runs of a page, and of the baseline. */
export interface Series {
  title: string;
  site: Figures[];
  baseline: Figures[];
}

const bytesPerSecond = 1_600_000 / 8;
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: bytesPerSecond,
  uploadThroughput: bytesPerSecond,
};
const slowdown = 4;
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 2.625,
  isMobile: true,
  hasTouch: true,
};
/** Milliseconds of observation: by then React has run and the statistics have counted up. */
const observed = 7000;

interface Entry {
  type: string;
  start: number;
  duration: number;
  shift: number;
}

declare global {
  interface Window {
    /** The performance entries of this page. */
    entries: Entry[];
  }
}

/** Runs in the page first, and collects performance entries. */
function observe(): void {
  window.entries = [];
  for (const type of ["largest-contentful-paint", "layout-shift", "longtask"]) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { startTime: start, duration } = entry;
        const shift = "value" in entry ? Number(entry.value) : 0;
        window.entries.push({ type, start, duration, shift });
      }
    }).observe({ type, buffered: true });
  }
}

/** Opens a page on a slow phone and measures it. */
export async function measure(browser: Browser, address: string): Promise<Figures> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(observe);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", network);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.goto(address, { waitUntil: "commit" });
  await new Promise((resolve) => setTimeout(resolve, observed));

  const { entries, paint, react, html } = await page.evaluate(() => {
    const [document] = performance.getEntriesByType("navigation");
    return {
      entries: window.entries,
      paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
      react: performance.getEntriesByName("onInitialClientRender")[0]?.startTime,
      html: document && "encodedBodySize" in document ? Number(document.encodedBodySize) : 0,
    };
  });
  await context.close();
  const ofType = (type: string) => entries.filter((entry) => entry.type === type);
  return {
    "FCP, ms": paint,
    "LCP, ms": ofType("largest-contentful-paint").at(-1)?.start,
    CLS: ofType("layout-shift").reduce((sum, { shift }) => sum + shift, 0),
    "longest task, ms": Math.max(0, ...ofType("longtask").map(({ duration }) => duration)),
    "React runs, ms": react,
    "HTML, kB": html / 1000,
  };
}
