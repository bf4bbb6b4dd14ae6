import { allRoutes, expect, test } from "./page-helpers";

test("The address opens its question, and a print opens all", async ({ page }) => {
  const asked = page.getByText(/^DTCP and HMDA approve layouts/);
  const other = page.locator("details:not(:has(#dtcp-hmda-or-rera)) p").last();
  await page.goto("/why-invest/#dtcp-hmda-or-rera");
  await expect(asked).toBeVisible();
  await expect(other).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  await expect(other).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await expect(other).toBeHidden();
  await expect(asked).toBeVisible();
});

/** What `print()` does in some browsers. */
const printing = {
  "prints while it waits": "send('beforeprint'); see(); send('afterprint');",
  "prints later, on a phone":
    "setTimeout(() => { send('beforeprint'); see(); send('afterprint'); }, 300);",
  "does not say that a print has ended": "send('beforeprint'); see(); send('beforeprint');",
  "says nothing, until the visitor goes on": "see(); setTimeout(() => send('keydown'));",
  "cannot print here": "see(); throw new Error('print');",
};
for (const [browser, print] of Object.entries(printing)) {
  test.describe(`In a browser that ${browser}`, () => {
    test.use({ hasTouch: browser.includes("phone"), provoked: /exception: print/ });

    test("a part is printed alone, the next print in whole", async ({ page, site }) => {
      await page.addInitScript(`
        const send = (type) => dispatchEvent(new Event(type));
        const parts = () => [...document.querySelectorAll("main > *, footer")];
        const see = () => document.documentElement.dataset.seen = parts()
          .filter((part) => part.checkVisibility())
          .map((part) => part.getAttribute("aria-labelledby") || part.id);
        window.print = () => { ${print} };
      `);
      // A print has no buttons.
      await page.emulateMedia({ media: "print" });
      await site.open("/why-invest");
      for (const [button, part] of [
        ["Print checklist", "verify"],
        ["Print price sheet", "price-sheet"],
      ] as const) {
        await page.getByText(button).dispatchEvent("click");
        await expect(page.locator("html")).toHaveAttribute("data-seen", part);
        await expect(site.footer).toBeVisible();
        await expect(site.title).toBeVisible();
        await expect(page.locator("#price-sheet")).toBeHidden();
      }
    });
  });
}

test("A browser that cannot print has no button for it", async ({ page, site }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "print"));
  await site.open("/why-invest");
  await expect(page.getByRole("button", { name: /^Print/ })).toHaveCount(0);
});

test.describe("In New Zealand", () => {
  test.use({ timezoneId: "Pacific/Auckland", locale: "ar-EG" });

  test("office hours are also shown in local time", async ({ page }) => {
    // In summer an hour later.
    await page.clock.setFixedTime("2026-07-01");
    await page.goto("/why-invest/");
    await expect(page.getByText("Mon–Sat: 9:00 AM to 6:00 PM in India")).toBeVisible();
    const there = "3:30 PM to 12:30 AM the day after where you are";
    await expect(page.getByText(there, { exact: true })).toBeVisible();
  });
});

test("The contact page says whether the office is open, as time passes", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-11-21T17:59:30+05:30") });
  await page.goto("/contact/");
  await expect(page.getByText("Open now, closes 6:00 PM IST")).toBeVisible();
  await page.clock.runFor(31_000);
  await expect(page.getByText("Opens Monday, 9:00 AM IST")).toBeVisible();
});

test("In forced colours every bar of the returns can be seen", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/why-invest/");
  const colours = await page
    .getByRole("region", { name: "Yearly returns" })
    .locator('td [style*="inset-inline-start"]')
    .evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).backgroundColor));
  expect(colours.length).toBeGreaterThan(1);
  expect(new Set(colours)).toEqual(new Set(["rgb(0, 0, 0)"]));
});

test("A print begins with the company's name and the footer", async ({ page, site }) => {
  for (const route of allRoutes) {
    await site.open(route);
    await page.emulateMedia({ media: "print" });
    const [name, footer, title] = await Promise.all(
      [site.header.getByText("Pasidi Estates"), site.footer, site.title].map((part) =>
        part.boundingBox(),
      ),
    );
    if (!name || !footer || !title) throw new Error(`${route} lacks a part.`);
    expect(name.y, route).toBeLessThan(20);
    expect(footer.y + footer.height, route).toBeLessThanOrEqual(title.y);
    await expect(site.bookButton).toBeHidden();
    await page.emulateMedia({ media: null });
  }
});

// Of a higher one Firefox prints an empty sheet.
test("A print is no higher than its content", async ({ page, site }) => {
  await page.setViewportSize({ width: 800, height: 3000 });
  await site.open("/contact");
  await page.emulateMedia({ media: "print" });
  expect((await page.locator("body").boundingBox())?.height).toBeLessThan(2000);
});

test("A print names the address with the page's own choices", async ({ page, site }) => {
  for (const [route, choices] of [
    ["/open-plots", "approval=hmda&size=200&sort=cheapest&unit=sqm"],
    ["/why-invest", "agreement=no&currency=USD&downPayment=40&size=200&unit=gunta"],
    ["/gallery", "photo=gatehouse"],
    ["/contact", ""],
  ] as const) {
    await site.open(`${route}?fbclid=IwAR0&rupees=85&utm_source=ig&${choices}#content`);
    await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
    const top = await page.locator("body").evaluate((body) => body.dataset.printLine);
    const address = new URL(`${route}/${choices && `?${choices}`}#content`, page.url()).href;
    expect(top).toContain(`${address} · `);
  }
});
