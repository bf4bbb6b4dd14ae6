import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

import { costAddress } from "../../src/lib/cost-query";
import { fillTemplate } from "../../src/lib/fill-template";
import { locationKey } from "../../src/lib/plot-filter";
import { formatNumber } from "../../src/lib/rupees";
import { addressOf, places, plots, whyInvest } from "../site-under-test/data";
import { desktop, expect, hydrated, nextFrame, phone, scrollTo, test } from "./page-helpers";

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

test("A card leads to the calculator, which is in view and filled in for the plot", async ({
  page,
  openPage,
}) => {
  const { size, pricePerSqYd: rate } = one ?? { size: { min: 0 }, pricePerSqYd: 0 };
  await page.setViewportSize(phone);
  await openPage("/open-plots");
  await page.getByRole("link", { name: plots.labels.cost, exact: true }).first().click();
  await expect(page).toHaveURL(costAddress({ size: size.min, rate }));
  const { heading, fields } = whyInvest.cost;
  await expect(page.getByRole("heading", { name: heading.title, exact: true })).toBeInViewport();
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  await expect(field(fields.size)).toHaveValue(formatNumber(size.min));
  await expect(field(fields.rate)).toHaveValue(formatNumber(rate));
});

test("The address of a plot leads to its card, however long the list is", async ({ page }) => {
  const last = plots.plots.at(-1);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`${addressOf("/open-plots")}#plot-${last?.slug}`);
  await hydrated(page);
  await expect(
    page.getByRole("heading", { level: 3, name: last?.name, exact: true }),
  ).toBeInViewport();
});

test("A town chosen on the map is the location that is looked for, and the other way round", async ({
  page,
  openPage,
}) => {
  const offered = new Set(plots.plots.map(({ location }) => locationKey(location)));
  const towns = places.places
    .filter(({ kind }) => kind === "layout")
    .map(({ name }) => ({ name, key: locationKey(name) }));
  const [town, another] = towns.filter(({ key }) => offered.has(key));
  test.skip(!town || !another, "There are no towns to choose from");
  await page.setViewportSize(desktop);
  await openPage("/open-plots");
  await page.getByText(places.table.open, { exact: true }).click();
  const section = page.getByRole("region", { name: places.table.title, exact: true });
  await expect(section.getByText(places.table.text, { exact: true })).toBeVisible();
  const marks = section.getByRole("figure").locator("circle");
  const location = page.getByRole("combobox", { name: finder.location, exact: true });
  const inTable = (name = "") =>
    section.getByRole("button", { name: fillTemplate(places.table.show, { place: name }) });

  await marks.first().click();
  await expect(page).toHaveURL(`${addressOf("/open-plots")}?location=${town?.key}`);
  await expect(location).toHaveValue(town?.key ?? "");
  await expect(inTable(town?.name)).toHaveAttribute("aria-pressed", "true");
  await expect(marks.first()).not.toHaveCSS("stroke", "none");

  await location.selectOption(another?.key ?? "");
  await expect(inTable(another?.name)).toHaveAttribute("aria-pressed", "true");
  await expect(marks.nth(1)).not.toHaveCSS("stroke", "none");
  await expect(marks.first()).toHaveCSS("stroke", "none");

  // The table has every town of the map, and its distances.
  await expect(section.getByRole("row")).toHaveCount(towns.length + 1);
  const distance = new RegExp(`^${fillTemplate(places.table.km, { km: "\\d+" })}$`);
  const landmarks = places.places.filter(({ kind }) => kind === "landmark").length;
  await expect(section.getByRole("cell").filter({ hasText: distance })).toHaveCount(
    towns.length * Math.min(3, landmarks),
  );
});
