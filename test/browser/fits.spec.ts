import { coveredTexts, expectFits, runsOut, show, spaceText } from "./fits";
import { allRoutes, desktop, expect, phone, tablet, test } from "./page-helpers";

/** Font sizes of the title and of the visible headings, in px. */
function headingSizes() {
  const sizeOf = (element: Element) => parseFloat(getComputedStyle(element).fontSize);
  const isSeen = (element: Element) => element.getBoundingClientRect().width > 1;
  const headings = [...document.querySelectorAll("main h2")].filter(isSeen).map(sizeOf);
  return { title: Math.max(...[...document.querySelectorAll("h1")].map(sizeOf)), headings };
}

// A title larger than its headings, a low footer, and no figure behind the chat button.
for (const route of allRoutes) {
  test(`${route} has its proportions, and fits every screen and text`, async ({ page, site }) => {
    await site.open(route);
    for (const viewport of [desktop, tablet, phone]) {
      await page.setViewportSize(viewport);
      const { title, headings } = await page.evaluate(headingSizes);
      expect(title, `${viewport.width} px`).toBeGreaterThan(Math.max(0, ...headings));
      const covered = await page.evaluate(coveredTexts, "top" as const);
      const figures = covered.filter((text) => /\d/.test(text));
      expect(figures, `${viewport.width} px`).toEqual([]);
    }
    const footer = await site.footer.boundingBox();
    expect(footer?.height).toBeLessThanOrEqual(1100);
    await expectFits(page);
    await spaceText(page);
    for (const size of [phone, desktop]) {
      await show(page, size);
      expect(await page.evaluate(runsOut, undefined), `spaced, ${size.width} px`).toEqual([]);
    }
  });

  for (const viewport of [phone, desktop]) {
    test(`${route} stays in place at ${viewport.width} px`, async ({ page, site }) => {
      await page.setViewportSize(viewport);
      const showPhotos = await site.hold("https://images.unsplash.com/**");
      const showFonts = await site.hold("**/*.woff2");
      await site.open(route);
      showPhotos();
      await site.fetchAllPhotos();
      expect(await site.shift()).toBeLessThanOrEqual(0.01);
      // In the fallback fonts.
      expect(await page.evaluate(runsOut, undefined)).toEqual([]);
      showFonts();
      await page.evaluate(() => document.fonts.ready);
      // A line may break elsewhere in the new font; up to 0.1 counts as good.
      expect(await site.shift()).toBeLessThanOrEqual(0.05);
    });
  }
}

test("The open menu fits a phone, with text of twice the size too", async ({ page, site }) => {
  await page.setViewportSize(phone);
  await site.open("/about");
  await site.openMenu();
  for (const type of [16, 32]) {
    await show(page, { width: 320, height: 740 }, type);
    expect(await page.evaluate(runsOut, "header *"), `${type} px`).toEqual([]);
  }
});

test("Text of twice the size leaves room for the name and the chat", async ({ page, site }) => {
  await site.open("/about");
  await show(page, phone, 32);
  const lines = await site.header.getByText("Pasidi Estates").evaluate((name) => {
    const text = document.createRange();
    text.selectNodeContents(name);
    return text.getClientRects().length;
  });
  expect(lines).toBeLessThanOrEqual(2);
  const button = await site.chat.boundingBox();
  expect(button?.width).toBeLessThanOrEqual(phone.width / 5);
});
