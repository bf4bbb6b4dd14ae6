// Measures a page as a phone on a slow network opens it, and how soon it answers a visitor.
import type { Browser, CDPSession, Locator, Page } from "@playwright/test";

import type { Figures } from "./report";

const bitsPerSecond = 1_600_000;
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: bitsPerSecond / 8,
  uploadThroughput: bitsPerSecond / 8,
};
const slowdown = 4;
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 2.625,
  isMobile: true,
  hasTouch: true,
};
/** How long a page is watched, in ms: React has run and the counters have counted by then. */
const watched = 7000;
/** How long an answer to a visitor is waited for, in ms; an answer below 16 ms is not reported. */
const answered = 800;
const fastest = 16;

interface Noted {
  type: string;
  start: number;
  duration: number;
  shift: number;
  isInteraction: boolean;
  element: string;
}

declare global {
  interface Window {
    /** What the browser has reported of this page. */
    noted: Noted[];
  }
}

/** Runs in the page before anything else and notes what the browser reports. */
function watch(): void {
  window.noted = [];
  for (const type of ["largest-contentful-paint", "layout-shift", "longtask", "event"]) {
    const options = { type, buffered: true, durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const element = "element" in entry && entry.element instanceof Element && entry.element;
        const text = element && (element.getAttribute("alt") ?? element.textContent);
        window.noted.push({
          type,
          start: entry.startTime,
          duration: entry.duration,
          shift:
            "value" in entry && !("hadRecentInput" in entry && entry.hadRecentInput)
              ? Number(entry.value)
              : 0,
          isInteraction: "interactionId" in entry && Number(entry.interactionId) > 0,
          element: element ? `${element.localName} “${(text || "").slice(0, 24)}”` : "",
        });
      }
    }).observe(options);
  }
}

const kinds = [
  ["HTML", /html/],
  ["CSS", /css/],
  ["fonts", /font/],
  ["JavaScript", /javascript/],
  ["images", /image/],
  ["other", /./],
] as const;

/** Counts the bytes that are received, headers included, by kind. */
async function countBytes(devtools: CDPSession): Promise<Map<string, number>> {
  const bytes = new Map<string, number>(kinds.map(([kind]) => [kind, 0]));
  const kindOf = new Map<string, string>();
  devtools.on("Network.responseReceived", ({ requestId, response }) => {
    const [kind = "other"] = kinds.find(([, mime]) => mime.test(response.mimeType)) ?? [];
    kindOf.set(requestId, kind);
  });
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kindOf.get(requestId) ?? "other";
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
  });
  await devtools.send("Network.enable");
  return bytes;
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** The longest time, in ms, from what a visitor does to the next frame; nothing where there is no such control. */
async function latency(page: Page, control: Locator, act: (control: Locator) => Promise<void>) {
  if ((await control.count()) === 0) return undefined;
  const start = await page.evaluate(() => performance.now());
  try {
    await act(control);
  } catch {
    return undefined;
  }
  await page.waitForTimeout(answered);
  const noted = await page.evaluate(() => window.noted);
  const mine = noted.filter((entry) => entry.isInteraction && entry.start >= start);
  return Math.max(fastest, ...mine.map(({ duration }) => duration));
}

/** Opens a page on a slow phone, watches it, uses it, and returns what was measured. */
export async function measureHeld(browser: Browser, address: string): Promise<Figures> {
  const context = await browser.newContext({ ...phone, ignoreHTTPSErrors: true });
  context.setDefaultTimeout(5000);
  const page = await context.newPage();
  await page.addInitScript(watch);
  const devtools = await context.newCDPSession(page);
  const bytes = await countBytes(devtools);
  await devtools.send("Network.emulateNetworkConditions", network);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await devtools.send("Performance.enable");
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForTimeout(watched);

  const { metrics } = await devtools.send("Performance.getMetrics");
  const metric = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  const { noted, paint, react, starts, nodes } = await page.evaluate(() => ({
    noted: window.noted,
    paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
    react: performance.getEntriesByName("onInitialClientRender")[0]?.startTime,
    starts: performance.getEntriesByType("resource").map(({ startTime }) => startTime),
    nodes: document.querySelectorAll("*").length,
  }));
  const ofType = (type: string) => noted.filter((entry) => entry.type === type);
  const lcp = ofType("largest-contentful-paint").at(-1);
  const tasks = ofType("longtask").map(({ duration }) => duration);
  const sizes = [...bytes].map(([kind, count]) => [`${kind}, kB`, count / 1000]);
  await devtools.send("HeapProfiler.collectGarbage");
  const heap = await devtools.send("Runtime.getHeapUsage");

  const main = page.getByRole("main");
  const notice = main.locator("button:visible:not([type=submit]):not([aria-expanded])").first();
  const field = main.locator("input:visible").first();
  const menu = page.locator("button[aria-expanded]:visible").first();
  const tap = (control: Locator) => control.tap();
  const answers = {
    "notice button, ms": await latency(page, notice, tap),
    "typing, ms": await latency(page, field, (control) => control.pressSequentially("Visitor")),
    "menu button, ms": await latency(page, menu, tap),
  };
  await context.close();
  return {
    "FCP, ms": paint,
    "LCP, ms": lcp?.start,
    "LCP is": lcp?.element,
    CLS: sum(ofType("layout-shift").map(({ shift }) => shift)),
    "long tasks over 50 ms, ms": sum(tasks.map((duration) => duration - 50)),
    "longest task, ms": Math.max(0, ...tasks),
    "React runs, ms": react,
    "script, ms": metric("ScriptDuration") * 1000,
    "main thread, ms": metric("TaskDuration") * 1000,
    ...Object.fromEntries(sizes),
    "requests before LCP": starts.filter((start) => start <= (lcp?.start ?? 0)).length,
    "DOM elements": nodes,
    "JavaScript heap, MB": heap.usedSize / 1e6,
    ...answers,
  };
}
