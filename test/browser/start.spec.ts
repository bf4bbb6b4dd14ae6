import type { Page } from "@playwright/test";

import { addressOf, contact, home, site } from "../site-under-test/data";
import {
  createDoor,
  expect,
  hydrated,
  nextFrame,
  scrollTo,
  headerOf,
  noticeOf,
  phone,
  test,
} from "./page-helpers";

test.use({ viewport: phone });

/** Opens a page whose scripts wait; their door lets them through. */
async function openWithoutScripts(page: Page, route: string) {
  const scripts = createDoor();
  let asked = 0;
  await page.route("**/*.js", async (request) => {
    asked += 1;
    await scripts.opened;
    await request.continue();
  });
  await page.goto(addressOf(route), { waitUntil: "domcontentloaded" });
  return { open: scripts.open, asked: () => asked };
}

const menuButton = (page: Page, name: string) =>
  headerOf(page).getByRole("button", { name, exact: true });

test("A tap on the menu before React runs opens it once React does", async ({ page }) => {
  const scripts = await openWithoutScripts(page, "/");
  await menuButton(page, site.accessibility.openMenu).click();
  await expect.poll(scripts.asked).toBeGreaterThan(0);
  scripts.open();
  await expect(menuButton(page, site.accessibility.closeMenu)).toBeVisible();
});

test("A tap on the menu before React runs is dropped once the visitor does something else", async ({
  page,
}) => {
  const scripts = await openWithoutScripts(page, "/contact");
  await menuButton(page, "Open menu").click();
  await page.getByRole("textbox", { name: "Name", exact: true }).pressSequentially("A. Visitor");
  scripts.open();
  await hydrated(page);
  await nextFrame(page);
  await expect(menuButton(page, "Open menu")).toHaveAttribute("aria-expanded", "false");
});

test("A tap on a button of the notice before React runs shows it once React does", async ({
  page,
}) => {
  const scripts = await openWithoutScripts(page, "/");
  await page.getByRole("button", { name: home.hero.bookLabel, exact: true }).first().click();
  scripts.open();
  await expect(noticeOf(page)).toHaveText(site.notice);
});

test("The form that is sent before React runs shows the notice, and keeps what was typed", async ({
  page,
}) => {
  const { form } = contact;
  const scripts = await openWithoutScripts(page, "/contact");
  const fields = page.getByRole("main").getByRole("textbox");
  for (const field of await fields.all()) await field.fill("visitor@example.com");
  await page.getByRole("button", { name: form.submit, exact: true }).click();
  scripts.open();
  await expect(noticeOf(page)).toHaveText(site.notice);
  for (const field of await fields.all()) await expect(field).toHaveValue("visitor@example.com");
});

test("Scripts and data are fetched after the photo of the first screen", async ({ page }) => {
  const photos = createDoor();
  await page.route("https://images.unsplash.com/**", async (route) => {
    await photos.opened;
    await route.fallback();
  });
  // The time after which scripts are fetched without the photo never comes.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  const kinds = new Set<string>();
  page.on("request", (request) => kinds.add(request.resourceType()));
  const scripts = await openWithoutScripts(page, "/");
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  expect([...kinds].sort()).toEqual(["document", "font", "image"]);
  photos.open();
  const askedAFrameLater = async () => {
    await page.clock.runFor(20);
    return scripts.asked();
  };
  await expect.poll(askedAFrameLater).toBeGreaterThan(0);
  scripts.open();
});

/** Counts how often React changes the page, as its developer tools would be told. */
async function countCommits(page: Page) {
  await page.addInitScript(() => {
    let commits = 0;
    const tools = {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: () => (commits += 1),
      onCommitFiberUnmount: () => {},
    };
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: tools, commits: () => commits });
  });
  return () => page.evaluate<number>("commits()");
}

for (const [route, most] of [
  ["/", 2],
  // Its tools are drawn after it, and then the list once more for what the address asks.
  ["/open-plots", 4],
  // The calculator has its fields once scripts run.
  ["/why-invest", 3],
] as const) {
  test(`React draws ${route} ${most} times at most, then only what a visitor's scrolling reveals`, async ({
    page,
    openPage,
  }) => {
    const commits = await countCommits(page);
    await openPage(route);
    const atStart = await commits();
    expect(atStart).toBeGreaterThan(0);
    expect(atStart).toBeLessThanOrEqual(most);

    const [height, reveals] = await Promise.all([
      page.evaluate(() => document.body.offsetHeight),
      page.locator("[data-reveal]").count(),
    ]);
    for (let top = 0; top < height; top += phone.height / 2) {
      await scrollTo(page, top);
      await nextFrame(page);
    }
    // A long list may still be drawn while the visitor begins to scroll.
    expect(await commits()).toBeLessThanOrEqual(most + reveals);
  });
}
