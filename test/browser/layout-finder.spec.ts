import type { Page } from "@playwright/test";

import { chatMessage, choice, expect, phone, test } from "./page-helpers";

const sizeField = (page: Page) => page.getByRole("textbox", { name: "Plot size (sq yd)" });
const found = (page: Page) => page.locator("[aria-live]", { hasText: "of 6 layouts" });
const card = (page: Page, name: string) => page.getByRole("article").filter({ hasText: name });

test("Page and focus stay in place after a choice and after Back", async ({ page, site }) => {
  // The router restores the scroll position of a page to which a link has led in another way.
  await site.open("/services");
  await site.follow("/open-plots");
  await site.expectPage("/open-plots");
  await site.scrollTo(60);
  const order = choice(page, "Sort by");
  await order.focus();
  await order.selectOption("Largest plots first");
  await expect(page).toHaveURL("/open-plots/?sort=largest");
  const unit = choice(page, "Show areas in");
  await unit.focus();
  await unit.selectOption("m²");
  await expect(page).toHaveURL("/open-plots/?sort=largest&unit=sqm");
  await page.goBack();
  await expect(unit).toHaveValue("");
  await page.goBack();
  await expect(order).toHaveValue("");
  await site.nextFrame();
  await expect(unit).toBeFocused();
  expect(await site.scrollTop()).toBe(60);
  await page.goForward();
  await expect(order).toHaveValue("largest");
  expect(await site.scrollTop()).toBe(60);
});

test("A choice filters and sorts, and stays in the address until Clear", async ({ page, site }) => {
  await site.open("/open-plots?approval=HMDA&other=1&unit=furlong");
  await expect(choice(page, "Approval")).toHaveValue("hmda");
  await expect(found(page)).toHaveText("4 of 6 layouts");
  await choice(page, "Sort by").selectOption("Lowest price first");
  await expect(page.getByRole("article").first()).toContainText("Bibinagar Gardens");
  await choice(page, "Budget before duties").selectOption("Up to ₹30 lakh");
  await expect(found(page)).toHaveText("1 of 6 layouts");
  await sizeField(page).fill("500");
  const nearest = "The nearest is Bibinagar Gardens, with plots of 150 to 300 sq yd.";
  await expect(page.getByText(nearest)).toBeVisible();
  expect(await chatMessage(page.getByRole("link", { name: "ask us", exact: true }))).toBe(
    "Hello, I found no plot on your site for: HMDA, Up to ₹30\u00a0lakh, Plot size (sq yd) 500. Do you have one?",
  );
  // No plot has 500 square yards, so the card has the price of the largest plot.
  await expect(page.getByRole("article")).toContainText("₹49.5 lakh for 300 sq yd");
  await expect(found(page)).toHaveText("0 of 6 layouts");
  await expect(page).toHaveURL(
    /\?approval=HMDA&other=1&unit=furlong&sort=cheapest&budget=3000000&/,
  );
  await sizeField(page).fill("900");
  await expect(page.getByText("No layout has an open plot of that size.")).toBeVisible();
  // An impossible size is not a choice.
  await sizeField(page).fill("0");
  await sizeField(page).press("Enter");
  await expect(sizeField(page)).toHaveAttribute("aria-invalid", "true");
  await expect(found(page)).toHaveText("1 of 6 layouts");
  await page.getByRole("button", { name: "Clear", exact: true }).click();
  await expect(found(page)).toHaveText("6 of 6 layouts");
  await expect(found(page)).toBeFocused();
  await expect(sizeField(page)).toHaveValue("");
  await expect(page).toHaveURL("/open-plots/?other=1&unit=furlong&sort=cheapest");
  await expect(sizeField(page)).not.toHaveAttribute("aria-invalid");
});

test("Cards and their links take over the chosen unit and plot size", async ({ page, site }) => {
  await site.open("/open-plots");
  const meadows = card(page, "Adibatla Meadows");
  // A screen reader hears the name first.
  await expect(meadows).toHaveText(/^Adibatla MeadowsHMDA Approved.*From ₹50\.1\slakh/);
  await choice(page, "Show areas in").selectOption("m²");
  await expect(meadows).toContainText("From ₹50.1 lakh for 139.6 m²");
  await expect(meadows).toContainText("139.6 to 250.8 m²");
  await expect(meadows).toContainText("₹35,880 per m²");
  await choice(page, "Show areas in").selectOption("sq yd (gaj)");
  await sizeField(page).fill("250");
  await expect(meadows).toContainText("₹75 lakh for 250 sq yd");
  expect(await chatMessage(meadows.getByRole("link", { name: "Ask on WhatsApp" }))).toBe(
    "Hello, I saw Adibatla Meadows on your site. Please tell me about a plot of 250 sq yd (about ₹75\u00a0lakh).",
  );
  await meadows.getByRole("link", { name: "Price sheet" }).click();
  await expect(page).toHaveURL("/why-invest/?layout=adibatla-meadows&size=250&rate=30000#cost");
  await expect(page.getByRole("heading", { name: "What a plot costs" })).toBeInViewport();
  await expect(sizeField(page)).toHaveValue("250");
});

test("A phone's first screen has a card with the facts of the table", async ({ page, site }) => {
  await page.setViewportSize(phone);
  await site.open("/open-plots");
  await expect(page.getByRole("table")).toHaveCount(0);
  const distances = "13 km to RGI Airport, 30 km to HITEC City";
  await expect(card(page, "Adibatla Meadows")).toContainText(distances);
  expect((await page.getByRole("article").first().boundingBox())?.y).toBeLessThan(560);
  await page.getByRole("button", { name: "Find a plot" }).click();
  await choice(page, "Approval").selectOption("DTCP");
  await expect(page.getByRole("button", { name: "Find a plot (1)" })).toBeVisible();
});

test("The table follows the finder, and its names lead to the cards", async ({ page, site }) => {
  await site.open("/open-plots");
  const rows = page.getByRole("table", { name: "Layouts at a glance" }).getByRole("row");
  await expect(rows).toHaveCount(7);
  const cells = rows.nth(1).getByRole("cell");
  await expect(cells).toHaveText([
    "₹50.1 lakh",
    "13 km",
    "30 km",
    "167 to 300 sq yd",
    "₹30,000 per sq yd",
    "HMDA Approved",
  ]);
  await choice(page, "Show areas in").selectOption("m²");
  await choice(page, "Approval").selectOption("DTCP");
  await choice(page, "Sort by").selectOption("Highest price first");
  await sizeField(page).fill("250");
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(0)).toContainText("209.0 m²");
  await expect(rows.nth(1)).toContainText("Neem Avenue");
  await expect(cells).toContainText(["₹46.25 lakh", "200.7 to 418.1 m²"]);
  await rows.getByRole("link", { name: "Shadnagar Greens" }).click();
  await expect(page).toHaveURL(/#plot-shadnagar-greens$/);
  await expect(page.getByRole("heading", { level: 3, name: "Shadnagar Greens" })).toBeInViewport();
});

test("A shared filter shows its plots at once, without a shift", async ({ page, site }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  const startScripts = await site.hold("**/*.js");
  await page.goto("/open-plots/?approval=hmda&location=adibatla", { waitUntil: "commit" });
  const other = page.getByRole("heading", { level: 3, name: "Shadnagar Greens" });
  await expect(site.title).toBeVisible();
  await expect(other).toBeHidden();
  startScripts();
  await site.hydrated();
  await expect(page.getByRole("heading", { level: 3, name: "Adibatla Meadows" })).toBeVisible();
  await expect(other).toHaveCount(0);
  expect(await site.shift()).toBeLessThanOrEqual(0.01);
});

test("A print of a filtered list names its filters", async ({ page, site }) => {
  await page.setViewportSize(phone);
  await site.open("/open-plots?approval=hmda&location=adibatla&budget=5000000&size=167");
  await page.emulateMedia({ media: "print" });
  const filters = "0 of 6 layouts: HMDA, Adibatla, Up to ₹50 lakh, Plot size (sq yd) 167";
  await expect(page.getByText(filters)).toBeVisible();
});
