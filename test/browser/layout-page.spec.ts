import type { Page } from "@playwright/test";

import { expectFits, show } from "./fits";
import { chatMessage, choice, expect, phone, test } from "./page-helpers";

// This layout has the plan of test/support/plan-example.json. A square yard is ₹15,000.
const route = "./open-plots/shadnagar-greens";

const number = (page: Page) => page.getByRole("textbox", { name: "Plot number" });
const tool = (page: Page) => page.getByRole("region", { name: "Choose a plot" });
const chosen = (page: Page) => tool(page).getByRole("heading", { level: 3 });
const rows = (page: Page) =>
  page.getByRole("table", { name: /plots of Shadnagar Greens/ }).getByRole("row");

test("A typed plot number shows the facts and the price of the plot", async ({ page, site }) => {
  await site.open(route);
  await expect(tool(page)).toContainText("42 open plots");
  await number(page).fill("240");
  await expect(tool(page)).toContainText("There is no plot 240 in this layout.");
  await number(page).fill("21");
  await expect(page).toHaveURL(/\?plot=21$/);
  await expect(page).toHaveTitle(/^Plot 21, /);
  await expect(tool(page)).toContainText("₹25,50,510 before duties and charges");
  await expect(tool(page).getByRole("definition")).toHaveText([
    "166.7 sq yd",
    "₹15,000 + ₹300 north",
    "30 × 50 ft",
    "North, 30 ft road",
    "Plot 20",
    "Plot 10",
    "Plot 22",
    "30 ft road",
    "Open, as of 20 November 2026",
  ]);
  const chat = page.getByRole("link", { name: "WhatsApp about plot 21" });
  expect(await chatMessage(chat)).toBe(
    "Hello, please tell me about [Sample] Plot 21, Shadnagar Greens, 166.7 sq yd, North, 30 ft road, ₹25,50,510 before duties and charges, Open, as of 20 November 2026.",
  );
  await tool(page).getByRole("button", { name: "Next" }).click();
  await expect(chosen(page)).toHaveText("Plot22");
  // Back leaves the chosen plots at once, however many were chosen.
  await page.goBack();
  await expect(chosen(page)).toHaveCount(0);
});

test("A press on the plan chooses the plot under it or near it", async ({ page, site }) => {
  await page.setViewportSize(phone);
  await site.open(route);
  const printedNumber = page.locator("svg text", { hasText: /^11$/ });
  await printedNumber.scrollIntoViewIfNeeded();
  const box = await printedNumber.boundingBox();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 4);
  await expect(chosen(page)).toHaveText("Plot11");
});

test("Filters count open plots, and the table follows them", async ({ page, site }) => {
  await site.open(route);
  await expect(rows(page)).toHaveCount(61);
  const sides = ["All", "South (22)", "North (20)"];
  await expect(choice(page, "Facing").getByRole("option")).toHaveText(sides);
  await choice(page, "Facing").selectOption("north");
  await expect(tool(page)).toContainText("20 of 42 open plots");
  await expect(rows(page)).toHaveCount(25);
  await choice(page, "Budget").selectOption({ index: 1 });
  await choice(page, "Facing").selectOption("south");
  await page.getByRole("button", { name: "Clear" }).click();
  await expect(tool(page).getByText("42 of 42 open plots")).toBeFocused();
});

test("The table leads to plots, and a sold plot to open neighbours", async ({ page, site }) => {
  await site.open(route);
  await rows(page).getByRole("link", { name: "9", exact: true }).click();
  await expect(chosen(page)).toBeInViewport();
  await expect(tool(page)).toContainText("Sold, as of 20 November 2026");
  await expect(tool(page)).not.toContainText("before duties");
  await tool(page).getByRole("button", { name: "Plot 10", exact: true }).click();
  await expect(chosen(page)).toHaveText("Plot10");
  await expect(page.locator("#chosen")).toBeFocused();
  await number(page).fill("50");
  await expect(tool(page)).toContainText("DTCP holds this plot until the works are done.");
});

test("The message for a family has the address of the plot", async ({ page, site }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await site.open(`${route}?plot=21`);
  await page.getByRole("button", { name: "Send to family" }).click();
  await expect(tool(page)).toContainText("The link is copied.");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^\[Sample\] Plot 21, Shadnagar Greens, .*\?plot=21#chosen$/s);
});

test("The page fits every screen and is accessible", async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await site.open(`${route}?plot=21`);
  await expectFits(page);
  await show(page, phone);
  await site.expectAccessible();
});

test.describe("Without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("plan, counts and table are shown, and a number leads to its row", async ({ page }) => {
    await page.goto(`${route}/`);
    const counts = ["Open 42", "Reserved 1", "Sold 8"];
    await expect(tool(page).getByRole("listitem")).toContainText(counts);
    await rows(page).getByRole("link", { name: "40", exact: true }).click();
    await expect(page).toHaveURL(/\?plot=40#plot-40$/);
    await expect(page.getByRole("rowheader", { name: "40" })).toBeInViewport();
  });
});

test("The price sheet has the plot, whose size and price are locked", async ({ page, site }) => {
  await site.open(`${route}?plot=21`);
  await page.getByRole("link", { name: "Price sheet of plot 21" }).click();
  const cost = page.getByRole("region", { name: "What a plot costs" });
  const sheet = page.locator("#price-sheet");
  for (const fact of [
    "Plot 21, Shadnagar Greens",
    "30 × 50 ft",
    "Open, as of 20",
    "₹25,50,510",
    "sample",
  ])
    await expect(sheet).toContainText(fact);
  const price = cost.getByRole("textbox", { name: "Price per sq yd (₹)" });
  await expect(price).not.toBeEditable();
  await cost.getByRole("button", { name: "Another plot or size" }).click();
  await expect(price).toBeEditable();
  await expect(cost.getByRole("textbox").first()).toBeFocused();
  await expect(page).toHaveURL(/\?layout=shadnagar-greens&size=166.7&rate=15300#cost$/);
  await expect(sheet).toContainText("An example, not an offer: plots of Shadnagar Greens");
  await site.open("./why-invest/?layout=shadnagar-greens&plot=9");
  await cost.getByRole("link", { name: "Plot 9, Shadnagar Greens: Sold, as of" }).click();
  await expect(chosen(page)).toHaveText("Plot9");
});
