import type { Page } from "@playwright/test";

import { fixed } from "../support/content";
import { expect, phone, siteOn, test } from "./page-helpers";

test.use({ viewport: phone });

function calculatorOn(page: Page) {
  const tool = page.getByRole("region", { name: "What a plot costs" });
  return {
    tool,
    total: tool.locator("dd[data-main]"),
    field: (name: string) => tool.getByRole("textbox", { name, exact: true }),
    figure: (name: string) => tool.locator("dt", { hasText: name }).locator("xpath=../dd"),
  };
}

async function open(page: Page, search = "") {
  await siteOn(page).open(`/why-invest/${search}#cost`);
  return calculatorOn(page);
}

const layout = "?layout=adibatla-meadows&size=167&rate=30000";

test("Typed and pasted numbers change the figures and the address", async ({ page }) => {
  const { field, total } = await open(page, "?other=1");
  await expect(total).toHaveText("₹39,09,600");
  await field("Plot size (sq yd)").fill("150");
  await field("Price per sq yd (₹)").fill("₹15,000");
  await expect(total).toHaveText("₹24,44,250");
  await expect(page).toHaveURL("/why-invest/?other=1&size=150&rate=15000#cost");
});

test("A shared address never shows the cost of the example", async ({ page, site }) => {
  const { tool, total } = calculatorOn(page);
  const startScripts = await site.hold("**/*.js");
  await page.goto(`/why-invest/${layout}`);
  await expect(total.first()).toHaveText("₹39,09,600");
  await expect(total.first()).toBeHidden();
  startScripts();
  await expect(total.first()).toHaveText("₹54,40,860");
  await expect(total.first()).toBeVisible();
  await expect(tool.locator("p", { hasText: "Adibatla Meadows: 167 sq yd" })).toBeVisible();
});

test("The address fills in the fields whose values are valid", async ({ page }) => {
  const { field, figure, tool } = await open(page, "?size=300&interest=junk");
  await expect(field("Plot size (sq yd)")).toHaveValue("300");
  await expect(field("Interest rate (%)")).toHaveValue("9");
  await expect(tool.getByText(/^300 sq yd \(250\.8 m²\) at ₹18,000/)).toBeVisible();
  await field("Other charges (₹)").fill("2 lakh");
  await expect(figure("Own money by registration").first()).toHaveText("₹22,84,400");
  await tool.getByText("Stamp duty, fees and government value").click();
  await field("Govt. value per sq yd (₹)").fill("20,000");
  await expect(figure("Duties and fees (7.5%)")).toHaveText("₹4,50,000");
  await expect(tool.getByText("Government value ₹20,000 per sq yd.")).toBeVisible();
});

test("While an entry is refused, the result says so, and its figures are dim", async ({ page }) => {
  const { field, tool, total } = await open(page);
  const rate = field("Price per sq yd (₹)");
  await rate.fill("18.000");
  await expect(rate).not.toHaveAttribute("aria-invalid");
  await rate.press("Enter");
  await expect(rate).not.toBeFocused();
  await expect(rate).toHaveAccessibleDescription(/^This can be read in two ways\. /);
  const summary = "Correct the marked field: the figures leave your last entry out.";
  await expect(tool.getByText(summary)).toBeVisible();
  await expect(total).toHaveCSS("opacity", "0.7");
  await rate.fill("₹ 18,000");
  await rate.press("Enter");
  await expect(tool.getByText(summary)).toBeHidden();
  await expect(total).toHaveCSS("opacity", "1");
});

test("Without a loan no text mentions one", async ({ page }) => {
  const { tool, total } = await open(page, "?downPayment=100");
  await expect(tool.getByText("at ₹18,000 per sq yd, without a loan.")).toBeVisible();
  await expect(total).toHaveText("₹39,09,600");
  const result = tool.locator("div:has(> dl)").first();
  await expect(result).not.toContainText(/EMI|interest|bank|a loan(?!\.)/i);
});

test("The parts of the bar are as long as their amounts", async ({ page }) => {
  const { figure, tool } = await open(page);
  const parts = await tool
    .locator("span[data-part]")
    .evaluateAll((spans) => spans.map((span) => Number(getComputedStyle(span).flexGrow)));
  expect(parts).toEqual([3_600_000, 309_600, 2_080_800]);
  await expect(figure("Total with loan interest")).toHaveText("₹59,90,400");
});

test("The charges of a layout follow the size of the plot", async ({ page }) => {
  const { field, figure } = await open(page, "?layout=shadnagar-greens&size=150&rate=15000");
  const charges = field("Other charges (₹)");
  await expect(charges).toHaveValue("65,000");
  await expect(figure("Other charges").last()).toContainText("Corpus fund ₹50,000;");
  await field("Plot size (sq yd)").fill("200");
  await expect(charges).toHaveValue("70,000");
});

test("The result names the TDS; in a village mutation costs less", async ({ page }) => {
  const { field, figure, tool, total } = await open(page, "?size=177&rate=30000");
  await expect(tool.getByText(/^Of this, ₹53,100 goes to the tax office/)).toBeVisible();
  await tool.getByLabel("Also register the sale agreement").uncheck();
  await expect(total.first()).toHaveText("₹57,13,560");
  await field("Price per sq yd (₹)").fill("2000");
  await expect(figure("Mutation")).toHaveText("₹3,000");
  await tool.getByText("Stamp duty, fees and government value").click();
  await tool.getByLabel("Plot is in a").selectOption("village");
  await expect(figure("Mutation")).toHaveText("₹800");
  await expect(tool.getByText(/tax office/)).toHaveCount(0);
});

test("On a phone the result stays in view and covers no label", async ({ page }) => {
  const { field, tool } = await open(page);
  const result = tool.getByText("₹39,09,600 in all before interest, EMI ₹25,560").first();
  for (const name of ["Down payment (%)", "Loan term (years)", "Other charges (₹)"]) {
    await field(name).evaluate((input) => input.scrollIntoView());
    await expect(result).toBeInViewport({ ratio: 1 });
    const { y = 0, height = 0 } = (await result.boundingBox()) ?? {};
    const label = await tool.getByText(name, { exact: true }).boundingBox();
    expect(label?.y).toBeGreaterThanOrEqual(y + height);
  }
});

test("Figures also appear in a chosen currency, with the date of its rate", async ({ page }) => {
  const { tool, total } = await open(page);
  await page.clock.setFixedTime("2025-12-01");
  await tool.getByRole("combobox", { name: "Also show in" }).selectOption("UAE dirham");
  await expect(total).toHaveText("₹39,09,600AED 167,077");
  await expect(tool.getByText("1 AED is ₹23.4, the rate of 30 June 2025;")).toBeVisible();
});

test("Screen readers hear the result and each mistake after the last key", async ({ page }) => {
  const { field, tool } = await open(page);
  const announced = tool.locator("[aria-live]");
  await field("Plot size (sq yd)").fill("2000");
  await expect(announced.filter({ hasText: "₹3,89,66,000 in all" })).toHaveCount(1);
  const mistakes = announced.filter({ hasText: "Enter a number from 0 to" });
  await field("Interest rate (%)").fill("k");
  await field("Down payment (%)").fill("k");
  await field("Down payment (%)").press("Enter");
  await expect(mistakes).toHaveCount(2);
});

test("The price sheet shows the layout, the amounts and the company's phone", async ({ page }) => {
  await open(page, `${layout}&unit=gunta`);
  for (const text of [
    "Adibatla, Rangareddy. HMDA Approved",
    "167 sq yd (1.38 guntas)",
    "Stamp duty (5.5%)₹2,75,550",
    "Total₹54,40,860",
    "EMI a month₹35,570",
    fixed.site.contact.phone,
  ])
    await expect(page.locator("#price-sheet")).toContainText(text);
});
