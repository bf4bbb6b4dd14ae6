import type { Locator } from "@playwright/test";

import { allRoutes, navigationGroups, site } from "../site-under-test/data";
import {
  desktop,
  expect,
  headerOf,
  navigationOf,
  noticeOf,
  phone,
  test,
} from "../browser/page-helpers";

/*
 * What assistive technology is told, on the frozen content: roles, names and states, in files to be read
 * aloud by whoever changes them. docs/accessibility.md says how to renew them.
 */

// Figures that climb would be told half-way; office hours are told on the reader's own clock, too.
test.use({
  contextOptions: { reducedMotion: "reduce" },
  viewport: desktop,
  timezoneId: "Asia/Dubai",
});

/** The tree below an element, without the addresses of links. */
async function treeOf(element: Locator): Promise<string> {
  const lines = (await element.ariaSnapshot())
    .split("\n")
    .filter((line) => !line.trimStart().startsWith("- /"));
  const depth = (line = "") => line.search(/\S/);
  // A link of which only the address was told has nothing below it.
  return lines
    .map((line, index) => (depth(lines[index + 1]) > depth(line) ? line : line.replace(/:$/, "")))
    .join("\n");
}

for (const route of allRoutes) {
  const name = route === "/" ? "home" : route.slice(1);

  test(`${route} is told as it was reviewed`, async ({ page, openPage }) => {
    await openPage(route);
    // Whether the office is open depends on the clock.
    await page.locator("[data-longest]").evaluateAll((all) => all.forEach((each) => each.remove()));
    expect(await treeOf(page.getByRole("main"))).toMatchSnapshot(`${name}.txt`);
  });
}

test("Header, footer and chat button are told as they were reviewed", async ({
  page,
  openPage,
}) => {
  await openPage("/about");
  for (const { label } of navigationGroups) {
    await navigationOf(page).getByRole("button", { name: label, exact: true }).press("Enter");
  }
  await page.getByRole("main").evaluate((main) => main.remove());
  expect(await treeOf(page.locator("body"))).toMatchSnapshot("around-every-page.txt");
});

test("The open menu of a phone and the notice are told as they were reviewed", async ({
  page,
  openPage,
}) => {
  await page.setViewportSize(phone);
  await openPage("/about");
  await page.getByRole("button", { name: site.accessibility.openMenu, exact: true }).click();
  await headerOf(page).getByRole("button", { name: site.bookSiteVisit, exact: true }).click();
  await expect(noticeOf(page)).toBeVisible();
  const trees = [await treeOf(headerOf(page)), await treeOf(noticeOf(page))];
  expect(trees.join("\n")).toMatchSnapshot("menu-and-notice.txt");
});
