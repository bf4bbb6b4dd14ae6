import { whyInvest } from "../site-under-test/data";
import { expect, hydrated, phone, test } from "./page-helpers";

const { fields, results } = whyInvest.cost;

test("a buyer types and pastes, shares the address, and finds the same figures there", async ({
  page,
  openPage,
  context,
}) => {
  await page.setViewportSize(phone);
  await openPage("/why-invest");
  const section = page.getByRole("region", { name: whyInvest.cost.heading.title, exact: true });
  const field = (name: string) => section.getByRole("textbox", { name, exact: true });
  const total = section.locator("dt", { hasText: results.total }).locator("xpath=../dd");

  await field(fields.size).fill("150");
  await field(fields.rate).fill("₹15,000");
  await field(fields.years).fill("31");
  await expect(field(fields.years)).toHaveAccessibleDescription(
    "Write a whole number from 1 to 30.",
  );
  await expect(page).toHaveURL(/\/why-invest\/\?rate=15000&size=150/);
  const shown = await total.textContent();

  const other = await context.newPage();
  await other.goto(`${page.url()}#cost`);
  await hydrated(other);
  await expect(other.locator("#cost")).toBeInViewport();
  await expect(other.locator("dt", { hasText: results.total }).locator("xpath=../dd")).toHaveText(
    shown ?? "",
  );
});
