import fs from "node:fs";
import path from "node:path";

import type { Locator } from "@playwright/test";
import sharp from "sharp";

import { oddFolder } from "../support/folders";
import { scrollThrough, watch } from "./entrances";
import { expectFits, show } from "./fits";
import { addressOf, allRoutes, chatMessage, desktop, expect, phone, test } from "./page-helpers";

// The site of test/support/odd.ts, in a folder of its host: so addresses are relative.
test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: phone });

for (const route of allRoutes) {
  test(`${route} fits every screen and has no violation`, async ({ page, site }) => {
    await page.goto(`.${addressOf(route)}`);
    await expectFits(page);
    await show(page, phone);
    await site.expectAccessible();
  });
}

test("In a folder of a host, the header knows the page", async ({ page, site }) => {
  await page.setViewportSize(desktop);
  await site.open("./completed-projects");
  await site.tagDocument();
  const group = (name: string) => site.navigation.getByRole("button", { name });
  await expect(group("Land")).toHaveAttribute("aria-current", "true");
  for (const [name, address, groupName] of [
    ["Pictures", "./gallery/", "More"],
    ["For sale", "./open-plots/", "Land"],
    ["Write", "./contact/"],
    ["Start", "./"],
  ] as const) {
    if (groupName) await group(groupName).click();
    await site.navigation.getByRole("link", { name }).click();
    await expect(page).toHaveURL(address);
    await expect(site.navigation.locator("a[aria-current=page]")).toHaveText(name);
    await expect(site.navigation.locator("button[aria-current=true]")).toHaveText(
      groupName ? [groupName] : [],
    );
  }
  expect(await site.isSameDocument()).toBe(true);
});

test.describe("While anything is made up", () => {
  test("the top of the header says so, and so does a print", async ({ page, site }) => {
    const line = site.header.getByText(/^Preview\. Nothing here is for sale/);
    await site.open(".");
    await site.scrollTo(50);
    await expect(line).toBeVisible();
    const name = site.header.getByRole("link").first();
    const before = await name.boundingBox();
    await site.scrollTo(51);
    await expect(line).toBeHidden();
    expect(await name.boundingBox()).toEqual(before);
    await page.emulateMedia({ media: "print" });
    await expect(line).toBeVisible();
  });

  test("no page asks to be listed, and no made-up plot is described to search engines", async () => {
    const read = (file: string) => fs.readFileSync(path.join(oddFolder, "public", file), "utf8");
    for (const route of allRoutes) {
      const file = addressOf(route).replace(/\/$/, "/index.html");
      expect(read(file)).toMatch(/name="robots" content="noindex"/);
    }
    expect(fs.readdirSync(path.join(oddFolder, "public"))).not.toContain("sitemap.xml");
    expect(read("open-plots/index.html")).not.toMatch(/"RealEstateListing","name":"Shadnagar/);
  });

  test("chats about a sample say so themselves", async ({ page, site }) => {
    await site.open("./open-plots");
    const chats = page.getByRole("article").getByRole("link", { name: "WhatsApp" });
    expect(await chatMessage(chats.nth(0))).toMatch(/^Hello/);
    expect(await chatMessage(chats.nth(1))).toMatch(/^\[Sample\] Hello/);
  });
});

test("Empty lists say so; an empty map and currencies are left out", async ({ page, site }) => {
  await page.goto("./completed-projects/");
  await expect(site.main).toContainText("The list of completed layouts is being prepared.");
  await page.goto("./open-plots/");
  await expect(page.getByText("Where the plots are")).toHaveCount(0);
  await page.goto("./why-invest/");
  await expect(page.getByRole("textbox", { name: "Loan term (years)" })).toBeVisible();
  await expect(page.getByRole("combobox")).toHaveCount(0);
});

test("The company's legal details and the booking terms are shown", async ({ page, site }) => {
  await page.goto("./contact/");
  for (const part of [site.footer, site.main]) {
    await expect(part).toContainText("AAB-7310");
    await expect(part).toContainText("7, Tank Bund Road, Hyderabad 500080");
  }
  await page.goto("./services/");
  await expect(page.getByRole("definition")).toHaveText(["A tenth of the price at most."]);
});

test("The seal is in the footer and beside the story", async ({ page }) => {
  await page.goto("./about/");
  const seals = page.getByRole("img", { name: /^The seal of/ });
  await expect(seals).toHaveCount(2);
  for (const seal of await seals.all()) {
    await seal.scrollIntoViewIfNeeded();
    await expect(seal).toHaveJSProperty("naturalWidth", 1240);
  }
});

test("A plot of one size has one figure, and a plot shows the papers it has", async ({ page }) => {
  await page.goto("./open-plots/");
  const cards = page.getByRole("article");
  await expect(cards.first()).toContainText("200 sq yd · ₹30,000 per sq yd");
  await expect(cards.first()).toContainText(
    "RERA no. P02400007310 valid until 30 June 2030, rera.telangana.gov.in",
  );
  const rera = cards.first().getByRole("link", { name: "P02400007310" });
  await expect(rera).toHaveAttribute("href", "https://rera.telangana.gov.in/projects/7310");
  await expect(rera).toHaveAccessibleDescription("Opens in a new tab");
  const exempt = "Exempt: up to 500 sq m (RERA Act, s. 3(2))";
  await expect(cards.nth(1)).toContainText(`RERA no.${exempt}`);
  await expect(page.getByRole("cell", { name: exempt })).toBeAttached();
  await expect(cards.nth(2).getByText(/^Papers/)).toHaveCount(0);
  const papers = cards.first().getByRole("group");
  await expect(papers.getByText("Mortgaged plots")).toBeHidden();
  await papers.getByText("Papers and charges").click();
  await expect(papers).toContainText("HMDA 000272/LO/Plg/HMDA/2019, 12 March 2025, final");
  await expect(papers).toContainText("Plots left40 on 1 July 2025");
  await expect(papers).toContainText("₹50,000; Water ₹150 per sq yd");
});

test("A card shows its sanctioned plan, small and enlarged", async ({ page, site }) => {
  await site.open("./open-plots");
  const cards = page.getByRole("article");
  const card = cards.first();
  const picture = card.getByRole("img", { name: "Seven rows of plots between two roads" });
  const button = card.getByRole("button", { name: /^Sanctioned plan of \w+, enlarge$/ });
  const widthOf = async (place: Locator) => (await place.boundingBox())?.width ?? 0;
  expect(await widthOf(picture)).toBe(94);
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expect(cards.nth(1).getByText("Sanctioned plan")).toHaveCount(0);

  await button.press("Enter");
  const dialog = page.getByRole("dialog", { name: /^Sanctioned plan of/ });
  const enlarged = dialog.getByRole("img", { name: "Seven rows of plots between two roads" });
  await expect(enlarged).toBeInViewport({ ratio: 0.9 });
  await expect(page).toHaveURL(/\?plan=adibatla-meadows$/);
  const shared = page.url();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await expect(page).toHaveURL(/open-plots\/$/);

  // Closed, the plan of a shared address stays closed.
  await page.goto("./contact");
  await site.open(shared);
  await expect(enlarged).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/open-plots\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/contact/);
  await page.goForward();
  await expect(button).toBeVisible();
  await expect(dialog).toBeHidden();
});

test("Of two layouts with one name only the pressed one shows its plan", async ({ page, site }) => {
  await site.open("./open-plots");
  const phases = page.getByRole("button", { name: "Sanctioned plan of Vepa Phase, enlarge" });
  await expect(phases).toHaveCount(2);
  await phases.last().press("Enter");
  const plan = page.getByRole("dialog").getByRole("img", { name: "Plots of phase 1" });
  await expect(plan).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(1);
});

test("Twenty plots have a card each, in the visitor's order", async ({ page, site }) => {
  await page.setViewportSize(desktop);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await watch(page);
  await site.open("./open-plots");
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(20);
  await scrollThrough(page);
  // The delay restarts at the thirteenth item; the first row needs no entrance.
  await expect.poll(() => page.evaluate(() => window.entrances.length)).toBe(17);
  const delays = await page.evaluate(() => window.entrances.map(([, delay]) => delay));
  expect(delays).toContain("1.1s");
  expect(delays).not.toContain("1.2s");
  expect(delays.filter((delay) => delay === "0s")).toHaveLength(1);
  await page.getByLabel("Sort by").selectOption("dearest");
  await expect(cards.first()).toContainText("₹30,000 per sq yd");
});

test("An editor's own photo is upright, in three formats, and without its GPS position", async () => {
  const published = (file: string) => path.join(oddFolder, "public", file);
  const html = fs.readFileSync(published("about/index.html"), "utf8");
  const files = html.match(/\/static\/\S+\/story\.\w+(?= 1280w)/g) ?? [];
  const formats = new Set(files.map((file) => path.extname(file)));
  expect(formats).toEqual(new Set([".avif", ".webp", ".jpg"]));
  for (const file of files) {
    const photo = sharp(published(file));
    expect((await photo.metadata()).exif).toBeUndefined();
    const { data, info } = await photo.removeAlpha().raw().toBuffer({ resolveWithObject: true });
    // The first pixel of the last row.
    const [red = 0, , blue = 0] = data.subarray(-3 * info.width);
    expect(blue).toBeGreaterThan(red);
  }
});
