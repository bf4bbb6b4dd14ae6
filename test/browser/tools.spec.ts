import { expect, test } from "./page-helpers";

test("A question opens by its address, and a print shows all answers", async ({ page }) => {
  const otherAnswer = page.locator("details:not(:has(#question-dtcp-hmda-or-rera)) p").last();
  await page.goto("/why-invest/#question-dtcp-hmda-or-rera");
  await expect(page.getByText(/^DTCP and HMDA approve layouts/)).toBeVisible();
  const question = page.locator("#question-dtcp-hmda-or-rera summary");
  await expect(question).toHaveAccessibleName((await question.textContent()) ?? "");
  await expect(otherAnswer).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(otherAnswer).toBeVisible();
});

for (const [route, button, title] of [
  ["/services", "Print checklist", "Checklist of papers"],
  [
    "/why-invest?layout=adibatla-meadows&size=167&rate=30000",
    "Print price sheet",
    "Price sheet, Adibatla Meadows",
  ],
] as const) {
  test(`"${button}" prints its part alone, and the next print is whole`, async ({ page, site }) => {
    await page.addInitScript(() => {
      window.print = () => {};
    });
    await page.emulateMedia({ media: "print" });
    await site.open(route);
    const pageTitle = await page.title();
    const printed = page.locator("main > :visible, footer:visible");
    const whole = await printed.count();
    expect(whole).toBeGreaterThan(4);
    // A print has no buttons.
    await page.getByText(button).dispatchEvent("click");
    await expect(printed).toHaveCount(1);
    await expect(page).toHaveTitle(title);
    await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
    await expect(printed).toHaveCount(whole);
    await expect(page).toHaveTitle(pageTitle);
  });
}

test("Abroad, the office hours are also given in the visitor's time", async ({ page, site }) => {
  const browser = await page.context().newCDPSession(page);
  for (const [timezoneId, ...hoursThere] of [
    ["Asia/Dubai", "7:30 AM to 4:30 PM for you"],
    ["Asia/Kolkata"],
  ] as const) {
    await browser.send("Emulation.setTimezoneOverride", { timezoneId });
    await site.open("/contact");
    await expect(page.getByText(/ for you$/)).toHaveText(hoursThere);
  }
});

test("The contact page says whether the office is open, and updates it", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-11-21T17:59:30+05:30") });
  await page.goto("/contact/");
  await expect(page.getByText("Open now, closes 6:00 PM IST")).toBeVisible();
  await page.clock.runFor(31_000);
  await expect(page.getByText("Opens Monday, 9:00 AM IST")).toBeVisible();
});
