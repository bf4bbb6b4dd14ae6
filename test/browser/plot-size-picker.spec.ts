import { expect, phone, test } from "./page-helpers";

const usual = "200 sq yd, 36 by 50 feet, ₹30 to 60 lakh";
const largest = "500 sq yd, 60 by 75 feet, ₹92.5 lakh";

test.describe("Without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the arrow keys choose a size, and show its price and layouts", async ({ page }) => {
    await page.goto("/");
    const sizes = page.getByRole("group", { name: "How big is a plot, in square yards?" });
    await sizes.getByRole("radio", { name: usual }).focus();
    await expect(sizes).toContainText("₹30 to 60 lakh", { useInnerText: true });
    for (let size = 2; size < 6; size += 1) await page.keyboard.press("ArrowRight");
    await expect(sizes.getByRole("radio", { name: largest })).toBeChecked();
    await expect(sizes).toContainText("₹92.5 lakh", { useInnerText: true });
    await expect(sizes).not.toContainText("₹30 to 60 lakh", { useInnerText: true });
    await expect(sizes.getByRole("link")).toHaveText(["See 1 layout"]);
    await sizes.getByRole("link").click();
    await expect(page).toHaveURL("/open-plots/?size=500");
  });
});

test("A plot size that is chosen before scripts run stays chosen", async ({ page, site }) => {
  await page.goto("/", { waitUntil: "commit" });
  await page.locator("label", { hasText: "500" }).click();
  await site.hydrated();
  await expect(page.getByRole("radio", { name: largest })).toBeChecked();
  await expect(page.getByRole("link", { name: "See 1 layout" })).toBeVisible();
});

test("A phone shows large buttons, and the plot with its price at once", async ({ page, site }) => {
  await page.setViewportSize(phone);
  await site.open("/");
  for (const label of await page.locator("fieldset label").all()) {
    const box = await label.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  const plot = page.locator("fieldset use:visible");
  for (const part of [
    plot,
    page.getByText("36 ft", { exact: true }),
    page.getByText("50 ft", { exact: true }),
    page.getByText("₹30", { exact: true }),
    page.getByRole("link", { name: "See 5 layouts" }),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
  // The chat button is beside the plot.
  const { x: start = 0, width = 0 } = (await plot.boundingBox()) ?? {};
  const chat = await site.chat.boundingBox();
  expect(chat && (chat.x >= start + width || chat.x + chat.width <= start)).toBe(true);
});
