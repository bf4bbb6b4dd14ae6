// Measures a page as a phone on a slow network opens it, and how soon it answers a visitor.
import type { Browser, CDPSession, Locator, Page } from "@playwright/test";

/** What one run has measured, by name; undefined where the page has no such thing. */
export type Figures = Record<string, number | undefined>;

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
/** How long an answer to a visitor is waited for, in ms. */
const answered = 800;
/** The shortest interaction that browsers report, in ms. */
const shortest = 16;

interface Entry {
  type: string;
  start: number;
  duration: number;
  shift: number;
  isInteraction: boolean;
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
  for (const type of ["largest-contentful-paint", "layout-shift", "longtask", "event"]) {
    const options = { type, buffered: true, durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const isUnexpected = !("hadRecentInput" in entry && entry.hadRecentInput);
        window.entries.push({
          type,
          start: entry.startTime,
          duration: entry.duration,
          shift: "value" in entry && isUnexpected ? Number(entry.value) : 0,
          isInteraction: "interactionId" in entry && Number(entry.interactionId) > 0,
        });
      }
    }).observe(options);
  }
}

const kinds = [
  ["HTML", /html/],
  ["JavaScript", /javascript/],
  ["fonts", /font/],
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

/** The longest time, in ms, from a touch to the next frame; undefined where there is no such button. */
async function answerTo(page: Page, button: Locator): Promise<number | undefined> {
  if ((await button.count()) === 0) return undefined;
  const start = await page.evaluate(() => performance.now());
  await button.tap();
  await new Promise((resolve) => setTimeout(resolve, answered));
  const entries = await page.evaluate(() => window.entries);
  const mine = entries.filter((entry) => entry.isInteraction && entry.start >= start);
  return Math.max(shortest, ...mine.map(({ duration }) => duration));
}

/** Opens a page on a slow phone, watches it, touches its buttons, and returns what was measured. */
export async function measure(browser: Browser, address: string): Promise<Figures> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(observe);
  const devtools = await context.newCDPSession(page);
  const bytes = await countBytes(devtools);
  await devtools.send("Network.emulateNetworkConditions", network);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.goto(address, { waitUntil: "commit" });
  await new Promise((resolve) => setTimeout(resolve, watched));

  const { entries, paint, react } = await page.evaluate(() => ({
    entries: window.entries,
    paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
    react: performance.getEntriesByName("onInitialClientRender")[0]?.startTime,
  }));
  const ofType = (type: string) => entries.filter((entry) => entry.type === type);
  const tasks = ofType("longtask").map(({ duration }) => duration);
  const notice = page.getByRole("main").locator("button:visible:not([type=submit])").first();
  const menu = page.locator("header button[aria-expanded]:visible").first();
  const figures = {
    "FCP, ms": paint,
    "LCP, ms": ofType("largest-contentful-paint").at(-1)?.start,
    CLS: sum(ofType("layout-shift").map(({ shift }) => shift)),
    "tasks over 50 ms, ms": sum(tasks.map((duration) => duration - 50)),
    "longest task, ms": Math.max(0, ...tasks),
    "React runs, ms": react,
    ...Object.fromEntries([...bytes].map(([kind, count]) => [`${kind}, kB`, count / 1000])),
    "notice button, ms": await answerTo(page, notice),
    "menu button, ms": await answerTo(page, menu),
  };
  await context.close();
  return figures;
}
