import type { Browser } from "@playwright/test";

/** The figures of one run by their names. A figure is undefined if its event did not happen. */
export type Figures = Record<string, number | undefined>;

const bytesPerSecond = 1_600_000 / 8;
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 2.625,
  isMobile: true,
  hasTouch: true,
};

/** Opens a page on a slow phone with a slow network, and measures it. */
export async function measure(browser: Browser, address: string): Promise<Figures> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(address, { waitUntil: "commit" });
  // After seven seconds React has run and the statistics have counted up.
  await page.waitForTimeout(7000);

  const { entries, paint, react, html } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation");
    return {
      // A named function would call a helper of tsx, which the page does not have.
      entries: ["largest-contentful-paint", "layout-shift", "longtask"].map((type) => {
        const observer = new PerformanceObserver(() => {});
        observer.observe({ type, buffered: true });
        return observer.takeRecords().map((entry) => ({
          start: entry.startTime,
          duration: entry.duration,
          shift: "value" in entry ? Number(entry.value) : 0,
        }));
      }),
      paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
      react: performance.getEntriesByName("onInitialClientRender")[0]?.startTime,
      html: navigation && "encodedBodySize" in navigation ? Number(navigation.encodedBodySize) : 0,
    };
  });
  await context.close();
  const [paints = [], shifts = [], tasks = []] = entries;
  return {
    "FCP, ms": paint,
    "LCP, ms": paints.at(-1)?.start,
    CLS: shifts.reduce((sum, { shift }) => sum + shift, 0),
    "longest task, ms": Math.max(0, ...tasks.map(({ duration }) => duration)),
    "React runs, ms": react,
    "HTML, kB": html / 1000,
  };
}
