import { pageAt } from "../support/site";
import { addressOf } from "../site-under-test/data";
import {
  desktop,
  expect,
  isSameDocument,
  stopsBeside,
  tagDocument,
  test,
} from "../browser/page-helpers";

test.use({ viewport: desktop });

test("A hundred fast navigations leave the memory as it was", async ({ page, openPage }) => {
  await openPage("/");
  await tagDocument(page);
  const browser = await page.context().newCDPSession(page);
  await browser.send("Performance.enable");
  const measure = async () => {
    await browser.send("HeapProfiler.collectGarbage");
    const { metrics } = await browser.send("Performance.getMetrics");
    const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
    return read("JSHeapUsedSize");
  };
  const stops = stopsBeside().map((to) => ({
    address: addressOf(to),
    title: pageAt(addressOf(to)).document.querySelector("h1")?.text,
  }));
  /** Goes round all pages, each as soon as the one before is drawn. */
  const navigate = (count: number) =>
    page.evaluate(
      async ([stops, count]) => {
        const isThere = (stop: (typeof stops)[number]) =>
          location.pathname === stop.address &&
          document.querySelector("h1")?.textContent === stop.title;
        for (let index = 1; index <= count; index += 1) {
          const stop = stops[index % stops.length];
          if (!stop) continue;
          document.querySelector<HTMLElement>(`nav a[href="${stop.address}"]`)?.click();
          window.scrollTo(0, 300);
          while (!isThere(stop)) await new Promise((resolve) => setTimeout(resolve));
        }
      },
      [stops, count] as const,
    );

  await navigate(50);
  const first = await measure();
  await navigate(100);
  const last = await measure();
  expect(await isSameDocument(page)).toBe(true);
  expect(last / first).toBeLessThan(1.1);
});
