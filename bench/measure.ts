// Measures a page as a phone on a slow network opens it.
import type { Browser } from "@playwright/test";

/** What one run has measured, by name; undefined where the page has no such thing. */
export type Figures = Record<string, number | undefined>;

/** The runs of a page or of some builds, and of what they are compared with. */
export interface Series {
  title: string;
  site: Figures[];
  compared: Figures[];
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
/** How long a page is watched, in ms: by then React has run and the statistics have counted up. */
const watched = 7000;

interface Entry {
  type: string;
  start: number;
  duration: number;
  shift: number;
}

declare global {
  interface Window {
    /** What the browser has reported of this page. */
    entries: Entry[];
  }
}

/** Runs in the page before anything else and keeps what the browser reports. */
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

/** Opens a page on a slow phone and returns what was measured. */
export async function measure(browser: Browser, address: string): Promise<Figures> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(observe);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", network);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.goto(address, { waitUntil: "commit" });
  await new Promise((resolve) => setTimeout(resolve, watched));

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
