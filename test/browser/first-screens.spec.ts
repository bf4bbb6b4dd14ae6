import { coveredTexts } from "./fits";
import { allRoutes, desktop, expect, phone, openPage, tablet, test } from "./page-helpers";

const screens = [phone, tablet, desktop];

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: phone });

for (const route of allRoutes) {
  test(`${route} has a title larger than its headings, and a footer of 900 px on a phone`, async ({
    page,
  }) => {
    await openPage(page, route);
    const footer = await page.getByRole("contentinfo").boundingBox();
    expect(footer?.height).toBeLessThanOrEqual(900);
    for (const viewport of screens) {
      await page.setViewportSize(viewport);
      const sizes = await page.evaluate(() => {
        const sizeOf = (element: Element) => parseFloat(getComputedStyle(element).fontSize);
        const seen = (element: Element) => element.getBoundingClientRect().width > 1;
        const headings = [...document.querySelectorAll("main h2")].filter(seen).map(sizeOf);
        const title = document.querySelector("h1");
        return { title: title ? sizeOf(title) : 0, heading: Math.max(0, ...headings) };
      });
      expect(sizes.title, `${viewport.width} px`).toBeGreaterThan(sizes.heading);
    }
  });

  test(`The chat button covers no figure on the first screen of ${route}`, async ({ page }) => {
    await openPage(page, route);
    for (const viewport of screens) {
      await page.setViewportSize(viewport);
      const covered = await page.evaluate(coveredTexts, "top" as const);
      const figures = covered.filter((text) => /\d/.test(text));
      expect(figures, `${viewport.width} px`).toEqual([]);
    }
  });
}

test("A phone shows the price of a plot on the first two screens of the home page", async ({
  page,
}) => {
  await openPage(page, "/");
  const price = await page.getByText("From ₹50.1 lakh").boundingBox();
  expect((price?.y ?? Infinity) + (price?.height ?? 0)).toBeLessThanOrEqual(2 * phone.height);
});
