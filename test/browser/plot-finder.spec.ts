import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

import { fillTemplate } from "../../src/lib/fill-template";
import { costAddress } from "../../src/lib/links";
import { locationKey } from "../../src/plots/plot-filter";
import { formatNumber } from "../../src/lib/rupees";
import { addressOf, places, plots, whyInvest } from "../site-under-test/data";
import {
  countShifts,
  createDoor,
  desktop,
  expect,
  hydrated,
  nextFrame,
  phone,
  scrollTo,
  shiftOf,
  test,
} from "./page-helpers";

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

const compare = (page: Page, name: string) =>
  page.getByRole("checkbox", { name: `Compare ${name}`, exact: true });

test("The chat button never lies over the bar for comparing", async ({ page, openPage }) => {
  await openPage("/open-plots");
  await compare(page, "Adibatla Meadows").check();
  await compare(page, "Shadnagar Greens").check();
  const clear = page.getByRole("button", { name: "Clear", exact: true });
  const chat = page.getByRole("link", { name: "Chat on WhatsApp" });
  for (const width of [320, 360, 768, 1247, 1248, 1300, 1366, 1383, 1384, 1600]) {
    await page.setViewportSize({ width, height: 740 });
    await clear.scrollIntoViewIfNeeded();
    const [bar, button] = [await clear.boundingBox(), await chat.boundingBox()];
    if (!bar || !button) throw new Error("The bar or the chat button is not shown.");
    const isBeside = bar.x + bar.width <= button.x || bar.y + bar.height <= button.y;
    expect({ width, isBeside }).toEqual({ width, isBeside: true });
  }
});

/** Text as it is, of twice the size, and with the spacing that WCAG 1.4.12 asks a page to bear. */
const largeTexts = {
  "text as it is": "",
  "text of 200%": "html { font-size: 200% }",
  "text spacing":
    "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }",
};

for (const [name, css] of Object.entries(largeTexts)) {
  test(`With ${name} the open map and the comparison are no wider than a phone`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize(phone);
    await page.goto("/open-plots/?compare=adibatla-meadows,shadnagar-greens,pocharam-enclave");
    await hydrated(page);
    await expect(compared(page)).toBeVisible();
    // A sheet in a file of the page would need a hash in its policy.
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
    }, css);
    await page.getByText("Show map and distances").press("Enter");
    await expect(page.getByRole("figure").getByRole("img")).toBeVisible();
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
    const table = compared(page);
    const room = await table.evaluate((group) => {
      const first = group.querySelector("th")?.getBoundingClientRect().width ?? 0;
      return group.clientWidth - first;
    });
    for (const column of await table.getByRole("columnheader").all()) {
      const box = await column.boundingBox();
      expect(box?.width).toBeLessThanOrEqual(room);
    }
  });
}

test("In forced colours the chosen unit has another ground than the others", async ({
  page,
  openPage,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.setViewportSize(desktop);
  await openPage("/open-plots");
  const ground = (name: string) =>
    page
      .getByText(name, { exact: true })
      .evaluate((label) => getComputedStyle(label).backgroundColor);
  expect(await ground("sq yd")).not.toBe(await ground("acres"));
  await unit(page, "acres").check();
  expect(await ground("sq yd")).not.toBe(await ground("acres"));
});

test("A shared address with a filter shows its plots at once, and nothing moves", async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await countShifts(page);
  const scripts = createDoor();
  await page.route("**/*.js", async (request) => {
    await scripts.opened;
    await request.continue();
  });
  await page.goto("/open-plots/?approval=hmda&location=adibatla", { waitUntil: "commit" });
  const other = page.getByRole("heading", { level: 3, name: "Shadnagar Greens" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(other).toBeHidden();
  scripts.open();
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 3, name: "Adibatla Meadows" })).toBeVisible();
  await expect(other).toHaveCount(0);
  expect(await shiftOf(page)).toBeLessThanOrEqual(0.01);
});

test("On paper no heading has nothing under it, and a filtered list says that it is a part", async ({
  page,
}) => {
  await page.goto("/open-plots/?approval=hmda");
  await hydrated(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(/^Showing \d of 6 plots: HMDA Approved$/)).toBeVisible();
  await expect(page.getByRole("heading", { name: places.table.title })).toBeHidden();
});

test("A town's row is named by the town, and its button says what it does", async ({
  page,
  openPage,
}) => {
  await openPage("/open-plots");
  await page.getByText("Show map and distances").click();
  await expect(page.getByRole("rowheader", { name: "Adibatla", exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Show plots at Adibatla" })).toBeVisible();
});
