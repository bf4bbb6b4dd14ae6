import type { Page } from "@playwright/test";

import {
  addressOf,
  allRoutes,
  contact,
  home,
  navigationGroups,
  routes,
  site,
} from "../site-under-test/data";
import {
  desktop,
  expect,
  expectPage,
  headerOf,
  linkTo,
  navigationOf,
  nextFrame,
  noticeOf,
  phone,
  stopsBeside,
  tablet,
  test,
} from "./page-helpers";

/** What the focus is on, its place among all that takes the focus, and how it looks there. */
function describeFocus() {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const stops = [...document.querySelectorAll("a, button, input, textarea")].filter((stop) =>
    stop.checkVisibility({ visibilityProperty: true }),
  );
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const chat = document.querySelector("aside a");
  const button = chat?.getBoundingClientRect() ?? new DOMRect();
  const isHit = (x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  };
  const middleY = (top + bottom) / 2;
  // Of a long field, browsers bring the caret at its beginning into sight, not its middle.
  const points = [(left + right) / 2, left + 4, right - 4].map((x) => [x, middleY] as const);
  return {
    name: element.getAttribute("aria-label") ?? element.textContent ?? "",
    leadsTo: element.getAttribute("href"),
    part: element.closest("header, main, footer")?.tagName ?? "page",
    place: stops.indexOf(element),
    places: stops.length,
    hasRing: outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
    isUnderChat:
      element !== chat &&
      right > button.left &&
      left < button.right &&
      bottom > button.top &&
      top < button.bottom,
    isSeen: [...points, [left + 4, top + 8] as const].some(([x, y]) => isHit(x, y)),
  };
}

const focused = (page: Page) => page.evaluate(describeFocus);

const skipLink = (page: Page) =>
  page.getByRole("link", { name: site.accessibility.skipToContent, exact: true });

test("The first key leads to the skip link, and that to the content", async ({
  page,
  openPage,
}) => {
  await page.setViewportSize(desktop);
  await openPage("/open-plots");
  await expect(skipLink(page)).not.toBeInViewport({ ratio: 0.5 });
  await page.keyboard.press("Tab");
  await expect(skipLink(page)).toBeFocused();
  await expect(skipLink(page)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  expect((await focused(page))?.part).toBe("MAIN");
});

declare global {
  interface Window {
    /** What had the focus at each press of a key. */
    stops: ReturnType<typeof describeFocus>[];
  }
}

/** Presses a key so many times, and returns where the focus was after each press. */
async function walk(page: Page, key: "Tab" | "Shift+Tab", presses: number) {
  await page.evaluate(() => (window.stops = []));
  await Promise.all(Array.from({ length: presses }, () => page.keyboard.press(key)));
  const last = await focused(page);
  const stops = await page.evaluate(() => window.stops);
  return [...stops.slice(1), last];
}

const screens = [{ width: 320, height: 256 }, phone, { width: 740, height: 360 }, tablet, desktop];

for (const route of allRoutes) {
  test(`On ${route} the focus goes back and forth in the page's order and is always seen`, async ({
    page,
    openPage,
  }) => {
    await openPage(route);
    await page.evaluate(
      `addEventListener("keydown", ({ key }) => key === "Tab" && stops.push((${describeFocus})()), true)`,
    );
    for (const screen of screens) {
      const on = `at ${screen.width} by ${screen.height}`;
      await page.setViewportSize(screen);
      await skipLink(page).focus();
      const count = (await focused(page))?.places ?? 0;
      const places = Array.from({ length: count }, (_, place) => place);
      const forwards = await walk(page, "Tab", count);
      // From the last stop the focus leaves the page, or begins anew: it is not trapped.
      expect(
        forwards.map((stop) => stop?.place ?? 0),
        on,
      ).toEqual([...places.slice(1), 0]);
      await page.getByRole("link", { name: site.whatsapp.label, exact: true }).focus();
      const backwards = await walk(page, "Shift+Tab", count - 1);
      expect(
        backwards.map((stop) => stop?.place),
        on,
      ).toEqual(places.toReversed().slice(1));

      const stops = [...forwards, ...backwards].flatMap((stop) => stop ?? []);
      const namesOf = (faulty: typeof stops) => faulty.map(({ name }) => name);
      expect(namesOf(stops.filter(({ hasRing }) => !hasRing)), `without a ring ${on}`).toEqual([]);
      expect(namesOf(stops.filter(({ isSeen }) => !isSeen)), `covered ${on}`).toEqual([]);
      const underChat = forwards.filter((stop) => stop?.isUnderChat).flatMap((stop) => stop ?? []);
      // On a very low screen there is no room beside it.
      if (screen.height > 700) expect(namesOf(underChat), `under the chat ${on}`).toEqual([]);
      const parts = forwards.flatMap((stop) => stop?.part ?? []);
      expect(
        parts.filter((part, index) => part !== parts[index - 1]),
        on,
      ).toEqual(["HEADER", "MAIN", "FOOTER", "page"].filter((part) => parts.includes(part)));
    }
  });
}

test("A visitor goes from page to page with the keyboard alone", async ({ page, openPage }) => {
  await page.setViewportSize(phone);
  await openPage("/404");
  for (const route of stopsBeside().slice(-2)) {
    await headerOf(page)
      .getByRole("button", { name: site.accessibility.openMenu, exact: true })
      .focus();
    await page.keyboard.press("Enter");
    for (let press = 0; press <= 50; press += 1) {
      await page.keyboard.press("Tab");
      if ((await focused(page))?.leadsTo === addressOf(route)) break;
    }
    await page.keyboard.press("Enter");
    // The focus goes to the new page with it.
    await expectPage(page, route);
    await nextFrame(page);
  }
});

const openMenu = (page: Page) =>
  page.getByRole("button", { name: site.accessibility.openMenu, exact: true }).press("Enter");

/** A group of the header that leads to a page of the site, and that page. */
const [grouped] = navigationGroups.flatMap(({ label, items }) => {
  const item = items.find(({ to }) => routes.includes(to));
  return item ? [{ label, to: item.to }] : [];
});
const groupButton = (page: Page) =>
  navigationOf(page).getByRole("button", { name: grouped?.label, exact: true });

/** Expects the focus at the top of the page, where it is on a page that has just been opened. */
async function expectFocusAtTop(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator("#gatsby-focus-wrapper")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(skipLink(page)).toBeFocused();
}

test("A mouse that passes by leaves a group open in which the keyboard is at work", async ({
  page,
  openPage,
}) => {
  test.skip(!grouped, "The header has no group of pages");
  await page.setViewportSize(desktop);
  await openPage("/about");
  await groupButton(page).press("Enter");
  await page.keyboard.press("Tab");
  const link = page.locator(":focus");
  const name = (await link.textContent()) ?? "";
  await groupButton(page).hover();
  await page.mouse.move(desktop.width / 2, desktop.height / 2);
  await expect(link).toHaveText(name);
  await expect(link).toBeVisible();
});

test("Escape in a form closes the group under the mouse, and leaves the focus in the form", async ({
  page,
  openPage,
}) => {
  test.skip(!grouped, "The header has no group of pages");
  await page.setViewportSize(desktop);
  await openPage("/contact");
  await page.getByRole("textbox", { name: contact.form.name, exact: true }).focus();
  await groupButton(page).hover();
  await expect(groupButton(page)).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Escape");
  await expect(groupButton(page)).toHaveAttribute("aria-expanded", "false");
  await expect(page.getByRole("textbox", { name: contact.form.name, exact: true })).toBeFocused();
});

test("Choosing the page that is open leads to its top, the focus too", async ({
  page,
  openPage,
}) => {
  const { columns } = site.footer;
  const below = columns.flatMap(({ links }) => links).find(({ to }) => routes.includes(to));
  if (below) {
    await page.setViewportSize(desktop);
    await openPage(below.to);
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: below.label, exact: true })
      .first()
      .press("Enter");
    await expectFocusAtTop(page);
  }
  const route = grouped?.to ?? stopsBeside()[0] ?? "";
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    await openPage(route);
    if (viewport === phone) await openMenu(page);
    else if (grouped) await groupButton(page).press("Enter");
    await linkTo(page, route).press("Enter");
    await expectFocusAtTop(page);
  }
});

test("The skip link leads out of the open menu", async ({ page, openPage }) => {
  await page.setViewportSize(phone);
  await openPage("/about");
  await openMenu(page);
  await skipLink(page).press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(navigationOf(page)).toBeHidden();
});

test("The focus stays in sight as a phone with an open menu becomes a laptop", async ({
  page,
  openPage,
}) => {
  await openPage("/about");
  const to = grouped?.to ?? stopsBeside()[0] ?? "";
  for (const inMenu of [false, true]) {
    await page.setViewportSize(phone);
    await openMenu(page);
    if (inMenu) await linkTo(page, to).focus();
    await page.setViewportSize(desktop);
    await expect(headerOf(page).locator(":focus")).toBeInViewport();
    if (inMenu) await expect(linkTo(page, to)).toBeFocused();
  }
});

test("The notice gives way to the focus, on the smallest screen too", async ({
  page,
  openPage,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openPage("/");
  // The notice stays as long as the test looks.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  const book = page.getByRole("main").getByRole("button", { name: home.hero.bookLabel }).first();
  await book.press("Enter");
  await expect(noticeOf(page)).toBeInViewport();
  const covered: string[] = [];
  for (const key of [...Array(15).fill("Tab"), ...Array(15).fill("Shift+Tab")]) {
    const stop = await focused(page);
    if (!stop?.isSeen) covered.push(stop?.name ?? "nothing");
    await page.keyboard.press(key);
  }
  expect(covered).toEqual([]);
  await expect(noticeOf(page)).toBeInViewport();
});
