import { desktop, expect, phone, test } from "./page-helpers";

/** The tab stop that has the focus: its place in the order, and whether it and its ring are visible. Runs in the page. */
function readTabStop() {
  // In a group of radio buttons only the chosen button is a tab stop.
  const controls =
    "a:not([tabindex]), button, input:not([type=radio]:not(:checked)), select, summary, textarea, [tabindex='0']";
  const stops = [...document.querySelectorAll(controls)].filter((stop) =>
    stop.checkVisibility({ visibilityProperty: true }),
  );
  const element = document.activeElement ?? document.body;
  // Visitors see the label in place of its radio button.
  const isRadio = element instanceof HTMLInputElement && element.type === "radio";
  const shown = (isRadio && element.labels?.[0]) || element;
  const { outlineStyle, outlineWidth } = getComputedStyle(shown);
  const { left, right, top, bottom } = shown.getBoundingClientRect();
  const isHit = (x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (shown.contains(hit) || hit.contains(shown));
  };
  const middleY = (top + bottom) / 2;
  // Browsers may scroll only the start of a long field into view.
  const points = [(left + right) / 2, left + 4, right - 4].map((x) => [x, middleY] as const);
  return {
    name: element.getAttribute("aria-label") ?? element.textContent,
    index: stops.indexOf(element),
    count: stops.length,
    hasRing: outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
    isVisible: [...points, [left + 4, top + 8] as const].some(([x, y]) => isHit(x, y)),
  };
}

// These pages have the plot sizes, the finder, the calculator and the form.
for (const route of ["/", "/open-plots", "/why-invest", "/contact"]) {
  test(`On ${route} the focus moves in order and is visible`, async ({ page, site }) => {
    await page.setViewportSize(phone);
    await site.open(route);
    for (const { screen, start, key } of [
      { screen: phone, start: site.skipLink, key: "Tab" },
      { screen: desktop, start: site.chat, key: "Shift+Tab" },
    ]) {
      await page.setViewportSize(screen);
      await start.focus();
      const { index, count } = await page.evaluate(readTabStop);
      const stops = [];
      for (let press = 1; press < count; press += 1) {
        await page.keyboard.press(key);
        stops.push(await page.evaluate(readTabStop));
      }
      const distances = stops.map((stop) => Math.abs(stop.index - index));
      expect(distances).toEqual([...Array(count).keys()].slice(1));
      for (const stop of stops) expect(stop).toMatchObject({ hasRing: true, isVisible: true });
    }
  });
}

test("The first Tab leads to the skip link, which leads to the content", async ({ page, site }) => {
  await site.open("/open-plots");
  await expect(site.skipLink).not.toBeInViewport({ ratio: 0.5 });
  await page.keyboard.press("Tab");
  await expect(site.skipLink).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(site.main).toBeFocused();
});

test("On a phone the keyboard opens, follows and leaves the menu", async ({ page, site }) => {
  await page.setViewportSize(phone);
  await site.open("/404");
  await site.menuButton.press("Enter");
  await expect(site.navigation).toBeVisible();
  await site.linkTo("/gallery").press("Enter");
  await site.expectPage("/gallery");
  await expect(page.locator("#gatsby-focus-wrapper")).toBeFocused();
  await site.menuButton.press("Enter");
  await site.skipLink.press("Enter");
  await expect(site.main).toBeFocused();
  await expect(site.navigation).toBeHidden();
});

test("The group opens with Enter, and closes when the focus leaves it", async ({ page, site }) => {
  await page.setViewportSize(desktop);
  await site.open("/about");
  await site.groupButton.press("Enter");
  await page.keyboard.press("Tab");
  await expect(site.linkTo("/ongoing-projects")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(site.groupButton).toBeFocused();
  await expect(site.linkTo("/ongoing-projects")).toBeHidden();
  await site.groupButton.press("Enter");
  await page.keyboard.press("Shift+Tab");
  await expect(site.linkTo("/ongoing-projects")).toBeHidden();
});
