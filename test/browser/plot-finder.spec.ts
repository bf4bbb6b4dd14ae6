import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

import { fillTemplate } from "../../src/lib/fill-template";
import { addressOf, plots } from "../site-under-test/data";
import { desktop, expect, nextFrame, phone, scrollTo, test } from "./page-helpers";

const { finder, units, comparison } = plots;
const [one, other] = plots.plots;
const unit = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });
const compareBox = (page: Page, name = "") =>
  page.getByRole("checkbox", { name: `${comparison.choose} ${name}`, exact: true });
const compared = (page: Page) => page.getByRole("group", { name: comparison.title, exact: true });

test.skip(!one || !other, "There are no plots to compare");

test("What is chosen, and Back from it, moves neither the page nor the focus", async ({
  page,
  openPage,
}) => {
  await page.setViewportSize(desktop);
  await openPage("/open-plots");
  await scrollTo(page, 60);
  const found = page.getByText(
    fillTemplate(finder.found, { found: plots.plots.length, all: plots.plots.length }),
  );
  const order = page.getByRole("combobox", { name: finder.sort, exact: true });
  await order.focus();
  await order.selectOption(finder.largest);
  await expect(page).toHaveURL(`${addressOf("/open-plots")}?sort=largest`);
  await unit(page, units.sqyd).press("ArrowRight");
  await expect(unit(page, units.sqm)).toBeChecked();
  await expect(page).toHaveURL(`${addressOf("/open-plots")}?sort=largest&unit=sqm`);
  await page.goBack();
  await expect(unit(page, units.sqyd)).toBeChecked();
  await page.goBack();
  await expect(order).toHaveValue("");
  await nextFrame(page);
  await expect(unit(page, units.sqm)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(60);
  await page.goForward();
  await expect(order).toHaveValue("largest");
  await expect(found).toBeVisible();
});

test("A copied address opens the comparison in its unit, and a phone shows all of it", async ({
  page,
  openPage,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize(phone);
  await openPage("/open-plots");
  await page.getByRole("button", { name: finder.title, exact: true }).click();
  await unit(page, units.sqm).check();
  await compareBox(page, one?.name).check();
  await compareBox(page, other?.name).check();
  await page.getByRole("button", { name: comparison.show, exact: true }).click();
  await expect(compared(page)).toBeInViewport();
  await page.getByRole("button", { name: comparison.copy, exact: true }).click();
  await expect(page.getByText(comparison.copied)).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);

  const address = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto("about:blank");
  await page.goto(address);
  await expect(compared(page)).toBeInViewport();
  await expect(compared(page)).toContainText(units.sqm);
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
});
