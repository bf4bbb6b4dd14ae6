import { chromium, type Page } from "@playwright/test";

import { chromiumArguments, chromiumPath } from "../../scripts/chromium";
import { answerPhotos } from "../support/photo-host";
import { pageAt } from "../support/site";
import {
  addressOf,
  navigationGroups,
  navigationLinks,
  pageLinks,
  routes,
  site,
} from "../site-under-test/data";
import {
  createDoor,
  desktop,
  expect,
  expectDark,
  expectPage,
  expectTransparent,
  follow,
  headerOf,
  hydrated,
  isSameDocument,
  navigationOf,
  nextFrame,
  phone,
  scrollTo,
  stopsBeside,
  tagDocument,
  test,
} from "./page-helpers";
import { countShifts, shiftOf } from "./shifts";

test.use({ viewport: desktop });

const [group] = navigationGroups;
const bookButton = (page: Page) =>
  headerOf(page).getByRole("button", { name: site.bookSiteVisit, exact: true });
const scrollOf = (page: Page) => page.evaluate(() => window.scrollY);

test("The header is transparent at 50 px of scroll, dark and blurred with a gold button above, and moves nothing", async ({
  page,
  openPage,
}) => {
  await countShifts(page);
  await openPage("/about");
  await expectTransparent(headerOf(page));
  const gold = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = "var(--accent)";
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });
  await expect(bookButton(page)).not.toHaveCSS("background-color", gold);
  const before = await headerOf(page).boundingBox();
  const shifted = await shiftOf(page);
  await scrollTo(page, 51);
  await expectDark(headerOf(page));
  await expect(bookButton(page)).toHaveCSS("background-color", gold);
  await scrollTo(page, 50);
  await expectTransparent(headerOf(page));
  expect(await headerOf(page).boundingBox()).toEqual(before);
  expect(await shiftOf(page)).toBe(shifted);
});

test("A page that is loaded again further down has a dark header even before React starts", async ({
  page,
  openPage,
}) => {
  await openPage("/why-invest");
  await scrollTo(page, 600);
  const scripts = createDoor();
  await page.route("**/*.js", async (route) => {
    await scripts.opened;
    await route.abort("aborted");
  });
  await page.reload({ waitUntil: "commit" });
  await expect.poll(() => scrollOf(page)).toBe(600);
  await expectDark(headerOf(page));
  scripts.open();
});

test("A page whose address names a place further down has a dark header", async ({ page }) => {
  await page.goto(`${addressOf("/about")}#story`);
  await hydrated(page);
  await expect.poll(() => scrollOf(page)).toBeGreaterThan(50);
  await expectDark(headerOf(page));
  await expect(page.locator("#story")).toBeInViewport();
});

test("It is plain dark for visitors who want less transparency", async ({ page, openPage }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Emulation.setEmulatedMedia", {
    features: [{ name: "prefers-reduced-transparency", value: "reduce" }],
  });
  await openPage("/about");
  await scrollTo(page, 51);
  await expect(headerOf(page)).toHaveCSS("background-color", /^rgb\(/);
  await expect(headerOf(page)).toHaveCSS("backdrop-filter", "none");
});

test("The header marks the page that a link leads to, without loading the site again", async ({
  page,
  openPage,
}) => {
  await openPage("/404");
  await tagDocument(page);
  const stops = stopsBeside();
  const inGroup = stops.find((to) => group?.items.some((item) => item.to === to));
  for (const route of [inGroup, stops.at(-1)]) {
    if (route === undefined) continue;
    await follow(page, route);
    await expectPage(page, route);
    await expect(navigationOf(page).locator("[aria-current=page]")).toHaveText(
      pageLinks.filter(({ to }) => to === route).map(({ label }) => label),
    );
  }
  expect(await isSameDocument(page)).toBe(true);
});

for (const viewport of [desktop, phone]) {
  test(`At ${viewport.width} px the open page, and the group it is in, are underlined, not only coloured`, async ({
    page,
    openPage,
  }) => {
    const { openMenu } = site.accessibility;
    await page.setViewportSize(viewport);
    await page.emulateMedia({ forcedColors: "active" });
    const inGroup = group?.items.find(({ to }) => routes.includes(to));
    for (const { label, to } of [...pageLinks.slice(0, 1), ...(inGroup ? [inGroup] : [])]) {
      await openPage(to);
      if (viewport === phone) await page.getByRole("button", { name: openMenu }).click();
      const marked = navigationOf(page).locator("[aria-current]:visible");
      const isInside = navigationGroups.flatMap(({ label: name, items }) =>
        items.some((item) => item.to === to) ? [name] : [],
      );
      await expect(marked).toHaveText(
        viewport === phone ? [...isInside, label] : isInside.length > 0 ? isInside : [label],
      );
      for (const entry of await marked.all()) {
        await expect(entry).toHaveCSS("text-decoration-line", "underline");
      }
    }
  });
}

test("Screen readers hear a page's name as the navigation has it, and then its heading", async ({
  page,
  openPage,
}) => {
  await openPage("/404");
  for (const { label, to } of pageLinks.slice(-2)) {
    await follow(page, to);
    const heading = pageAt(addressOf(to)).document.querySelector("h1")?.text ?? "";
    await expect(page.locator("[aria-live]")).toHaveText(
      label === heading ? label : `${label}: ${heading}`,
    );
  }
});

/** The button of the header's first group, and the links behind it. */
function groupOf(page: Page) {
  const navigation = navigationOf(page);
  const button = navigation.getByRole("button", { name: group?.label, exact: true });
  const links = (group?.items ?? []).map(({ label }) =>
    navigation.getByRole("link", { name: label, exact: true }),
  );
  const expectOpen = async () => {
    for (const link of links) await expect(link).toBeVisible();
  };
  const expectClosed = async () => {
    for (const link of links) await expect(link).toBeHidden();
  };
  return { button, links, expectOpen, expectClosed };
}

test("A mouse reaches every link of an open group, which closes when it leaves", async ({
  page,
  openPage,
}) => {
  test.skip(!group, "The header has no groups");
  await openPage("/about");
  const { button, links, expectOpen, expectClosed } = groupOf(page);
  await expectClosed();
  await button.hover();
  await button.click();
  for (const link of links) await link.hover();
  await expectOpen();
  await page.mouse.move(desktop.width / 2, desktop.height / 2);
  await expectClosed();
});

test("A double click on a group leaves it open", async ({ page, openPage }) => {
  test.skip(!group, "The header has no groups");
  await openPage("/about");
  const { button, expectOpen } = groupOf(page);
  await button.dblclick();
  await expectOpen();
});

test.describe("On a large touch screen", () => {
  test.use({ hasTouch: true });

  test("a tap opens a group, and the next closes it", async ({ page, openPage }) => {
    test.skip(!group, "The header has no groups");
    await openPage("/about");
    const { button, expectOpen, expectClosed } = groupOf(page);
    await button.tap();
    await expectOpen();
    await button.tap();
    await expectClosed();
  });

  test("a tap elsewhere closes it, though buttons take no focus there", async ({
    page,
    openPage,
  }) => {
    test.skip(!group, "The header has no groups");
    await openPage("/about");
    await page.evaluate(() => {
      document.addEventListener("mousedown", (event) => event.preventDefault(), true);
    });
    const { button, expectOpen, expectClosed } = groupOf(page);
    await button.tap();
    await expectOpen();
    await page.touchscreen.tap(desktop.width / 2, desktop.height / 2);
    await expectClosed();
  });
});

test.describe("The menu of a phone", () => {
  test.use({ viewport: phone });

  const { openMenu, closeMenu } = site.accessibility;
  const openButton = (page: Page) => page.getByRole("button", { name: openMenu, exact: true });
  const closeButton = (page: Page) => page.getByRole("button", { name: closeMenu, exact: true });

  async function open(page: Page): Promise<void> {
    await openButton(page).click();
    await expect(navigationOf(page)).toBeVisible();
  }

  test("is dark at the top of the page, too, fits the screen, and indents the links of groups", async ({
    page,
    openPage,
  }) => {
    await openPage("/about");
    await open(page);
    await expectDark(headerOf(page));
    const box = await headerOf(page).boundingBox();
    expect(box?.height).toBeLessThanOrEqual(phone.height);
    const left = (label: string) =>
      navigationOf(page)
        .getByText(label, { exact: true })
        .last()
        .evaluate((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return range.getBoundingClientRect().left;
        });
    const edges = new Set<number>();
    for (const { label, items } of site.navigation) {
      const edge = await left(label);
      edges.add(edge);
      for (const item of items ?? []) expect(await left(item.label)).toBeGreaterThan(edge + 15);
    }
    expect(edges.size).toBeLessThanOrEqual(1);
  });

  test("closes when the window grows, and stays closed when it shrinks again", async ({
    page,
    openPage,
  }) => {
    await openPage("/about");
    await open(page);
    await page.setViewportSize(desktop);
    await expect(closeButton(page)).toHaveCount(0);
    await expect(navigationOf(page)).toBeVisible();
    await expect(page.locator("html")).toHaveCSS("overflow", "visible");
    await page.setViewportSize(phone);
    await expect(openButton(page)).toBeVisible();
    await expect(navigationOf(page)).toBeHidden();
  });

  test("closes when the visitor goes back", async ({ page, openPage }) => {
    const [there = ""] = stopsBeside("/about");
    test.skip(there === "", "The header leads to no other page");
    await openPage("/about");
    await follow(page, there);
    await expectPage(page, there);
    await open(page);
    await page.goBack();
    await expectPage(page, "/about");
    await expect(navigationOf(page)).toBeHidden();
    await expect(page.locator("[inert]")).toHaveCount(0);
  });

  test("moves nothing when it opens, even where scrollbars take room", async ({ baseURL }) => {
    const browser = await chromium.launch({
      executablePath: chromiumPath(),
      args: chromiumArguments,
      ignoreDefaultArgs: ["--hide-scrollbars"],
    });
    const page = await browser.newPage({ baseURL, viewport: phone });
    await answerPhotos(page.context());
    await page.goto("/about/");
    await hydrated(page);
    const logo = headerOf(page).getByRole("link").first();
    const corners = async () => {
      const parts = [logo, headerOf(page).getByRole("button").first()];
      const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
      return boxes.map((box) => [box?.x, box?.y]);
    };
    const before = await corners();
    expect(await page.evaluate(() => document.documentElement.clientWidth)).toBeLessThan(
      phone.width,
    );
    await open(page);
    expect(await corners()).toEqual(before);
    await browser.close();
  });

  test("keeps the page behind it still, and from the tab key and a finger", async ({
    page,
    openPage,
  }) => {
    await openPage("/about");
    const floating = page.getByRole("link", { name: site.whatsapp.label, exact: true });
    const spot = await floating.boundingBox();
    await open(page);
    await page.mouse.move(phone.width / 2, phone.height - 20);
    await page.mouse.wheel(0, 400);
    await nextFrame(page);
    await page.mouse.move(phone.width / 2, 300);
    await page.mouse.wheel(0, 4000);
    await nextFrame(page);
    await page.keyboard.press("End");
    await nextFrame(page);
    expect(await scrollOf(page)).toBe(0);

    const part = await page.evaluate(
      ([x, y]) => document.elementFromPoint(x, y)?.closest("header, aside")?.tagName,
      [(spot?.x ?? 0) + 20, (spot?.y ?? 0) + 20] as const,
    );
    expect(part).not.toBe("ASIDE");
    const stops: boolean[] = [];
    for (let press = 0; press < navigationLinks.length + 6; press += 1) {
      await page.keyboard.press("Tab");
      stops.push(
        await page.evaluate(() => document.activeElement?.closest("main, footer, aside") === null),
      );
    }
    expect(stops).not.toContain(false);

    await closeButton(page).click();
    await expect(navigationOf(page)).toBeHidden();
    await page.mouse.wheel(0, 400);
    await expect.poll(() => scrollOf(page)).toBeGreaterThan(0);
  });

  test("scrolls to its end where the phone is on its side", async ({ page, openPage }) => {
    await page.setViewportSize({ width: 740, height: 360 });
    await openPage("/about");
    const header = await headerOf(page).boundingBox();
    expect(header?.height).toBeLessThanOrEqual(60);
    await open(page);
    const last = navigationOf(page).getByRole("link").last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    expect(await scrollOf(page)).toBe(0);
  });

  test("has the button of the visit below its links where the bar has no room for it", async ({
    page,
    openPage,
  }) => {
    await openPage("/about");
    await expect(bookButton(page)).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 320, height: 568 });
    await expect(bookButton(page)).toBeHidden();
    await open(page);
    await expect(bookButton(page)).toBeInViewport({ ratio: 1 });
    await bookButton(page).focus();
    await page.keyboard.press("Escape");
    await expect(openButton(page)).toBeFocused();
  });
});
