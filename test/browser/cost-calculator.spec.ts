import type { Page } from "@playwright/test";

import { expect, hydrated, phone, test } from "./page-helpers";

test.use({ viewport: phone });

const tool = (page: Page) => page.getByRole("region", { name: "What it costs in all" });
const field = (page: Page, name: string) => tool(page).getByRole("textbox", { name, exact: true });
const figure = (page: Page, name: string) =>
  tool(page).locator("dt", { hasText: name }).locator("xpath=../dd");
const total = (page: Page) => figure(page, "Price and duties in all");

const open = async (page: Page, search = "") => {
  await page.goto(`/why-invest/${search}#cost`);
  await hydrated(page);
};

test("A buyer types and pastes, shares the address, and finds the same figures there", async ({
  page,
  context,
}) => {
  await open(page, "?other=1");
  await expect(total(page)).toHaveText("₹38,70,000");
  await field(page, "Plot size (sq yd)").fill("150");
  await field(page, "Price per sq yd (₹)").fill("₹15,000");
  await expect(total(page)).toHaveText("₹24,18,750");
  await expect(page).toHaveURL("/why-invest/?other=1&rate=15000&size=150#cost");
  const other = await context.newPage();
  await open(other, new URL(page.url()).search);
  await expect(tool(other)).toBeInViewport();
  await expect(field(other, "Plot size (sq yd)")).toHaveValue("150");
  await expect(total(other)).toHaveText("₹24,18,750");
});

test("Years of the loan are whole; the figures keep the last number before a mistake", async ({
  page,
}) => {
  await open(page);
  const years = field(page, "Years of the loan");
  for (const wrong of ["31", "2.5"]) {
    await years.fill("3");
    await years.fill(wrong);
    await expect(years).toHaveAttribute("aria-invalid", "true");
    await expect(years).toHaveAccessibleDescription("Write a whole number from 1 to 30.");
    await expect(tool(page).getByText(/at 9% a year for 3 years/)).toBeVisible();
  }
  await years.fill("20");
  await expect(years).not.toHaveAttribute("aria-invalid");
});

test("An address fills the fields in, nonsense in it does not, and Back takes a change back", async ({
  page,
}) => {
  await open(page, "?size=300&stamp=6&interest=junk");
  const size = field(page, "Plot size (sq yd)");
  await expect(size).toHaveValue("300");
  await expect(field(page, "Interest a year (%)")).toHaveValue("9");
  await expect(tool(page).getByText(/^300 sq yd \(250\.8 m²\) at ₹18,000/)).toBeVisible();
  await expect(figure(page, "Duties and fees (8%)")).toHaveText("₹4,32,000");
  await expect(tool(page).getByText("Duties are about 7.5% as of")).toBeVisible();
  await size.fill("200");
  await expect(figure(page, "Price of the plot")).toHaveText("₹36,00,000");
  await page.goBack();
  await expect(size).toHaveValue("300");
});

test("Figures are also shown in a currency, at its dated rate or at the visitor's own", async ({
  page,
}) => {
  await open(page);
  await tool(page).getByRole("combobox", { name: "Show also in" }).selectOption("UAE dirham");
  await expect(total(page)).toHaveText("₹38,70,000AED 165,385");
  const dated = "1 AED is ₹23.4, the rate of 30 June 2025; it may have changed.";
  await expect(tool(page).getByText(dated)).toBeVisible();
  await field(page, "₹ for 1 AED").fill("25");
  await expect(total(page)).toHaveText("₹38,70,000AED 154,800");
  await expect(tool(page).getByText("1 AED is ₹25, your own rate.")).toBeVisible();
});

test("The result is said once the visitor stops typing, and so is each mistake", async ({
  page,
}) => {
  await open(page);
  const said = tool(page).getByRole("status");
  await field(page, "Plot size (sq yd)").fill("2000");
  await expect(said.filter({ hasText: "₹3,87,00,000 in all" })).toHaveCount(1);
  await tool(page).getByText("Rates", { exact: true }).click();
  const mistakes = said.filter({ hasText: "Write a number from 0 to 20." });
  await field(page, "Stamp duty (%)").fill("k");
  await expect(mistakes).toHaveCount(1);
  await field(page, "Transfer duty (%)").fill("k");
  await expect(mistakes).toHaveCount(2);
});
