import type { Page } from "@playwright/test";

import { expect, hold, openPage, phone, test } from "./page-helpers";

test.use({ viewport: phone });

const tool = (page: Page) => page.getByRole("region", { name: "What a plot costs" });
const field = (page: Page, name: string) => tool(page).getByRole("textbox", { name, exact: true });
const figure = (page: Page, name: string | RegExp) =>
  tool(page).locator("dt", { hasText: name }).locator("xpath=../dd");
const total = (page: Page) => tool(page).locator("dd[data-main]");

const open = (page: Page, search = "") => openPage(page, `/why-invest/${search}#cost`);

test("Typed and pasted numbers change the figures and the address", async ({ page }) => {
  await open(page, "?other=1");
  await expect(total(page)).toHaveText("₹39,09,600");
  await field(page, "Plot size (sq yd)").fill("150");
  await field(page, "Price per sq yd (₹)").fill("₹15,000");
  await expect(total(page)).toHaveText("₹24,44,250");
  await expect(page).toHaveURL("/why-invest/?other=1&rate=15000&size=150#cost");
});

for (const [address, shown] of [
  ["?plot=adibatla-meadows&size=167&rate=30000", "₹54,40,860"],
  ["?agreement=no", "₹38,73,600"],
] as const) {
  test(`The cost of ${address} is hidden until it is the one asked for`, async ({ page }) => {
    const showScripts = await hold(page, "**/*.js");
    const sum = total(page).first();
    await page.goto(`/why-invest/${address}`);
    await expect(sum).toHaveText("₹39,09,600");
    await expect(sum).toBeHidden();
    showScripts();
    await expect(sum).toHaveText(shown);
    await expect(sum).toBeVisible();
  });
}

test("The loan term is in whole years; a mistake leaves the last valid figures", async ({
  page,
}) => {
  await open(page);
  const years = field(page, "Loan term (years)");
  for (const wrong of ["31", "2.5"]) {
    await years.fill("3");
    await years.fill(wrong);
    await expect(years).toHaveAttribute("aria-invalid", "true");
    await expect(years).toHaveAccessibleDescription("Enter a whole number from 1 to 30.");
    await expect(tool(page).getByText(/on a 3-year loan at 9%/)).toBeVisible();
  }
  await years.fill("20");
  await expect(years).not.toHaveAttribute("aria-invalid");
});

test("The address fills in the fields, without values that are invalid or of an old address; Back undoes a change", async ({
  page,
}) => {
  await open(page, "?size=300&stamp=6&rupees=25&interest=junk");
  const size = field(page, "Plot size (sq yd)");
  await expect(size).toHaveValue("300");
  await expect(field(page, "Interest rate (%)")).toHaveValue("9");
  await expect(tool(page).getByText(/^300 sq yd \(250\.8 m²\) at ₹18,000/)).toBeVisible();
  await expect(figure(page, "Duties and fees (7.5%)")).toHaveText("₹4,05,000");
  await size.fill("200");
  await expect(figure(page, "Plot price")).toHaveText("₹36,00,000");
  await page.goBack();
  await expect(size).toHaveValue("300");
  await field(page, "Other charges (₹)").fill("2 lakh");
  await expect(figure(page, "Own money by registration").first()).toHaveText("₹22,84,400");
  await tool(page).getByText("Stamp duty, fees and government value").click();
  await field(page, "Govt. value per sq yd (₹)").fill("20,000");
  await expect(figure(page, "Duties and fees (7.5%)")).toHaveText("₹4,50,000");
  await expect(tool(page).getByText("Government value ₹20,000 per sq yd.")).toBeVisible();
});

test("A refused entry is named above the figures, which are dimmed until it is right", async ({
  page,
}) => {
  await open(page);
  const opacity = () => total(page).evaluate((sum) => getComputedStyle(sum).opacity);
  const rate = field(page, "Price per sq yd (₹)");
  await rate.fill("2000 per sft");
  await expect(rate).toHaveAccessibleDescription(
    "This field is in square yards (gaj), not in sft.",
  );
  await expect(
    tool(page).getByText("Correct Price per sq yd (₹): the figures leave your last entry out."),
  ).toBeVisible();
  expect(await opacity()).toBe("0.7");
  await rate.fill("18000 rupees");
  await expect(tool(page).getByText(/last entry/)).toHaveCount(0);
  expect(await opacity()).toBe("1");
});

test("With the whole price paid down no loan is spoken of", async ({ page }) => {
  await open(page, "?downPayment=100");
  await expect(
    tool(page).getByText("200 sq yd (167.2 m²) at ₹18,000 per sq yd, without a loan."),
  ).toBeVisible();
  await expect(total(page)).toHaveText("₹39,09,600");
  const result = tool(page)
    .locator("div", { has: page.locator("dl") })
    .last();
  await expect(result).not.toContainText(/EMI|interest|bank|a loan(?!\.)/i);
});

test("The parts of the bar have the sizes of their sums", async ({ page }) => {
  await open(page);
  const parts = await tool(page)
    .locator("span[data-part]")
    .evaluateAll((spans) => spans.map((span) => Number(getComputedStyle(span).flexGrow)));
  expect(parts).toEqual([3_600_000, 309_600, 2_080_800]);
  await expect(figure(page, "Total with loan interest")).toHaveText("₹59,90,400");
});

test("A plot of the list is named above the calculator", async ({ page }) => {
  await open(page, "?plot=adibatla-meadows&size=167&rate=30000");
  const named = tool(page).locator("p", { hasText: "Meadows" });
  await expect(named).toHaveText(/Adibatla Meadows: 167 sq yd/);
});

test("The charges of a plot's layout follow its size", async ({ page }) => {
  await openPage(page, "/open-plots");
  const card = page.getByRole("article").filter({ hasText: "Shadnagar Greens" });
  await card.getByText("Papers and charges").click();
  await expect(card.getByRole("definition").last()).toHaveText(
    "Corpus fund ₹50,000; Water and power ₹100 per sq yd",
  );
  await card.getByRole("link", { name: "Price sheet" }).click();
  const charges = field(page, "Other charges (₹)");
  await expect(charges).toHaveValue("65,000");
  await expect(figure(page, "Other charges").last()).toContainText("Corpus fund ₹50,000;");
  await field(page, "Plot size (sq yd)").fill("200");
  await expect(charges).toHaveValue("70,000");
});

test("TDS is a part of the total; the agreement can be left out, and a village has a lower fee", async ({
  page,
}) => {
  await open(page, "?size=177&rate=30000");
  await expect(total(page).first()).toHaveText("₹57,66,660");
  await expect(tool(page).getByText(/^Of this, ₹53,100 goes to the tax office/)).toBeVisible();
  await tool(page).getByLabel("Also register the sale agreement").uncheck();
  await expect(total(page).first()).toHaveText("₹57,13,560");
  await expect(page).toHaveURL("/why-invest/?agreement=no&rate=30000&size=177#cost");
  await field(page, "Price per sq yd (₹)").fill("2000");
  await expect(figure(page, "Mutation")).toHaveText("₹3,000");
  await tool(page).getByText("Stamp duty, fees and government value").click();
  await tool(page).getByLabel("Plot is in a").selectOption("village");
  await expect(figure(page, "Mutation")).toHaveText("₹800");
  await expect(tool(page).getByText(/tax office/)).toHaveCount(0);
});

test("On a phone the result stays in view, and covers no label that the browser scrolls to", async ({
  page,
}) => {
  await open(page);
  const line = tool(page).getByText("₹39,09,600 in all before interest, EMI ₹25,560").first();
  for (const name of ["Down payment (%)", "Loan term (years)", "Other charges (₹)"]) {
    await field(page, name).evaluate((input) => input.scrollIntoView());
    await expect(line).toBeInViewport({ ratio: 1 });
    const under = await line.evaluate((element) => element.getBoundingClientRect().bottom);
    const label = await tool(page).getByText(name, { exact: true }).boundingBox();
    expect(label?.y).toBeGreaterThanOrEqual(under);
  }
});

test("Figures also appear in a chosen currency, at the dated rate", async ({ page }) => {
  await open(page);
  await page.clock.setFixedTime("2025-12-01");
  await tool(page).getByRole("combobox", { name: "Also show in" }).selectOption("UAE dirham");
  await expect(total(page)).toHaveText("₹39,09,600AED 167,077");
  const dated = "1 AED is ₹23.4, the rate of 30 June 2025; it may have changed.";
  await expect(tool(page).getByText(dated)).toBeVisible();
});

test("Screen readers hear the result and each mistake once typing stops", async ({ page }) => {
  await open(page);
  const said = tool(page).locator("[aria-live]");
  await field(page, "Plot size (sq yd)").fill("2000");
  await expect(said.filter({ hasText: "₹3,89,66,000 in all" })).toHaveCount(1);
  const mistakes = said.filter({ hasText: "Enter a number from 0 to" });
  await field(page, "Interest rate (%)").fill("k");
  await expect(mistakes).toHaveCount(1);
  await field(page, "Down payment (%)").fill("k");
  await expect(mistakes).toHaveCount(2);
});

test("The price sheet has the layout, each charge, the sum and the company's phone", async ({
  page,
}) => {
  await open(page, "?plot=adibatla-meadows&size=167&rate=30000&unit=gunta");
  const sheet = page.locator("#price-sheet");
  for (const text of [
    "Adibatla, Rangareddy. HMDA Approved",
    "167 sq yd (1.38 guntas)",
    "Plot price₹50,10,000",
    "Stamp duty (5.5%)₹2,75,550",
    "Transfer duty (1.5%)₹75,150",
    "Registration fee (0.5%)₹25,050",
    "Total₹54,40,860",
    "Needed before the loan₹19,33,860",
    "EMI a month₹35,570",
    "+91 00000 00000",
  ])
    await expect(sheet).toContainText(text);
});
