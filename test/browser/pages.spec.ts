import { allRoutes, navigationLinks } from "../site-content";
import { desktop, expect, navigationOf, nextFrame, tablet, test } from "./site";

const widths = [320, 360, tablet.width, desktop.width, 2560];

for (const route of allRoutes) {
  test(`${route} loads without complaint, fits every screen and is marked in the header`, async ({
    page,
    openPage,
  }) => {
    await page.setViewportSize(tablet);
    await openPage(route);
    const expectFit = async (width: number) => {
      await page.setViewportSize({ width, height: tablet.height });
      await nextFrame(page);
      const { scrollWidth, clientWidth } = await page.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
        clientWidth: document.documentElement.clientWidth,
      }));
      expect([scrollWidth, clientWidth]).toEqual([width, width]);
    };
    for (const width of widths) await expectFit(width);

    const own = navigationLinks.filter(({ to }) => to === route);
    await expect(navigationOf(page).locator("[aria-current=page]")).toHaveText(
      own.map(({ label }) => label),
    );
    await page.waitForLoadState("networkidle");

    // Text at twice its size, as a visitor sets it in the browser.
    const browser = await page.context().newCDPSession(page);
    await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe("32px");
    for (const width of [tablet.width, desktop.width]) await expectFit(width);
  });
}
