import { coveredTexts, expectFits, runsOut, show, spaceText } from "./fits";
import {
  allRoutes,
  chatOf,
  desktop,
  expect,
  fetchAllPhotos,
  headerOf,
  hold,
  menuButton,
  navigationOf,
  openPage,
  phone,
  shiftOf,
  tablet,
  test,
} from "./page-helpers";

/** Font sizes of the title and of the visible headings, in px. */
function headingSizes() {
  const sizeOf = (element: Element) => parseFloat(getComputedStyle(element).fontSize);
  const isSeen = (element: Element) => element.getBoundingClientRect().width > 1;
  const headings = [...document.querySelectorAll("main h2")].filter(isSeen).map(sizeOf);
  return { title: Math.max(...[...document.querySelectorAll("h1")].map(sizeOf)), headings };
}

for (const route of allRoutes) {
  test(`${route} has a title larger than its headings, a low footer, no figure behind the chat button, and fits every screen and text size`, async ({
    page,
  }) => {
    await openPage(page, route);
    for (const viewport of [desktop, tablet, phone]) {
      await page.setViewportSize(viewport);
      const { title, headings } = await page.evaluate(headingSizes);
      expect(title, `${viewport.width} px`).toBeGreaterThan(Math.max(0, ...headings));
      const covered = await page.evaluate(coveredTexts, "top" as const);
      const figures = covered.filter((text) => /\d/.test(text));
      expect(figures, `${viewport.width} px`).toEqual([]);
    }
    const footer = await page.getByRole("contentinfo").boundingBox();
    expect(footer?.height).toBeLessThanOrEqual(1100);
    await expectFits(page);
    await spaceText(page);
    for (const size of [phone, desktop]) {
      await show(page, size);
      expect(await page.evaluate(runsOut, undefined), `spaced, ${size.width} px`).toEqual([]);
    }
  });

  for (const viewport of [phone, desktop]) {
    test(`${route} does not move at ${viewport.width} px while scripts, photos and fonts load`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      const showPhotos = await hold(page, "https://images.unsplash.com/**");
      const showFonts = await hold(page, "**/*.woff2");
      await openPage(page, route);
      showPhotos();
      await fetchAllPhotos(page);
      expect(await shiftOf(page)).toBeLessThanOrEqual(0.01);
      // In the fallback fonts.
      expect(await page.evaluate(runsOut, undefined)).toEqual([]);
      showFonts();
      await page.evaluate(() => document.fonts.ready);
      // A line may break elsewhere in the new font; up to 0.1 counts as good.
      expect(await shiftOf(page)).toBeLessThanOrEqual(0.05);
    });
  }
}

test("A phone shows the price of a plot, and the way to its layouts, on the first screen of the home page", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openPage(page, "/");
  await expect(page.getByRole("link", { name: "See 5 layouts" })).toBeInViewport({ ratio: 1 });
});

test("The open menu fits a phone, with text of twice the size too", async ({ page }) => {
  await page.setViewportSize(phone);
  await openPage(page, "/about");
  await menuButton(page).click();
  await expect(navigationOf(page)).toBeVisible();
  for (const type of [16, 32]) {
    await show(page, { width: 320, height: 740 }, type);
    expect(await page.evaluate(runsOut, "header *"), `${type} px`).toEqual([]);
  }
});

test("With text of twice the size the name keeps its words, and the chat button a fifth of the screen", async ({
  page,
}) => {
  await openPage(page, "/about");
  await show(page, phone, 32);
  const lines = await headerOf(page)
    .getByText("Pasidi Estates")
    .evaluate((name) => {
      const text = document.createRange();
      text.selectNodeContents(name);
      return text.getClientRects().length;
    });
  expect(lines).toBeLessThanOrEqual(2);
  const button = await chatOf(page).boundingBox();
  expect(button?.width).toBeLessThanOrEqual(phone.width / 5);
});
