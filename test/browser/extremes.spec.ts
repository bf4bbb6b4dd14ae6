import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";

import { headerScrollThreshold } from "../../src/theme";
import { extremesFolder } from "../support/folders";
import { expectFits, show } from "./fits";
import { allRoutes, chatMessage, desktop, expect, pageAddress, phone, test } from "./page-helpers";

// This site has the content of test/support/extremes.ts. It is in a folder of its host, so its addresses are relative.
test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: phone });

const published = (file: string) => path.join(extremesFolder, "public", file);
const read = (file: string) => fs.readFileSync(published(file), "utf8");

for (const route of ["/", "/about", "/open-plots", "/why-invest", "/services", "/contact"]) {
  test(`${route} fits every screen and is accessible`, async ({ page, site }) => {
    await page.goto(`.${pageAddress(route)}`);
    await expectFits(page);
    await show(page, phone);
    await site.expectAccessible();
  });
}

test("In a folder of a host, the header marks the page", async ({ page, site }) => {
  await page.setViewportSize(desktop);
  await site.open("./completed-projects");
  await site.tagDocument();
  const group = (name: string) => site.navigation.getByRole("button", { name });
  await expect(group("Land")).toHaveAttribute("aria-current", "true");
  await group("More").click();
  await site.navigation.getByRole("link", { name: "Pictures" }).click();
  await expect(page).toHaveURL("./gallery/");
  await expect(site.navigation.locator("a[aria-current=page]")).toHaveText("Pictures");
  await expect(site.navigation.locator("button[aria-current=true]")).toHaveText("More");
  expect(await site.isSameDocument()).toBe(true);
});

test.describe("While the content has samples", () => {
  test("the banner says so at the top of a page and on a print", async ({ page, site }) => {
    const line = site.header.getByText(/^Preview\. Nothing here is for sale/);
    await site.open(".");
    await site.scrollTo(headerScrollThreshold);
    await expect(line).toBeVisible();
    const name = site.header.getByRole("link").first();
    const before = await name.boundingBox();
    await site.scrollTo(headerScrollThreshold + 1);
    await expect(line).toBeHidden();
    expect(await name.boundingBox()).toEqual(before);
    await page.emulateMedia({ media: "print" });
    await expect(line).toBeVisible();
  });

  test("search engines may list no page, and get no sample", async () => {
    for (const route of allRoutes) {
      const file = pageAddress(route).replace(/\/$/, "/index.html");
      expect(read(file)).toMatch(/name="robots" content="noindex"/);
    }
    expect(fs.readdirSync(published(""))).not.toContain("sitemap.xml");
    const listed = read("open-plots/index.html").match(/(?<="RealEstateListing","name":")\w+/g);
    expect(listed).toEqual([expect.stringMatching(/^Sarva/)]);
  });

  test("they are shown until a client has said something, never beside a client's words", () => {
    const quotations = (file: string) => read(file).match(/(?<=<blockquote[^>]*>)[^<]+/g);
    // Among the testimonials of the home page, none is a client's.
    expect(quotations("index.html")).toEqual([expect.stringMatching(/^On the first visit/)]);
    expect(quotations("testimonials/index.html")).toEqual([expect.stringMatching(/^I could not/)]);
  });

  test("the first message of a chat about a sample says that it is one", async ({ page, site }) => {
    await site.open("./open-plots");
    const chats = page.getByRole("article").getByRole("link", { name: "WhatsApp" });
    expect(await chatMessage(chats.nth(0))).toMatch(/^Hello/);
    expect(await chatMessage(chats.nth(1))).toMatch(/^\[Sample\] Hello/);
  });
});

test("An empty list says so, and an empty map is left out", async ({ page, site }) => {
  await page.goto("./completed-projects/");
  await expect(site.main).toContainText("The list of completed layouts is being prepared.");
  await page.goto("./open-plots/");
  await expect(page.getByText("Where the plots are")).toHaveCount(0);
  await page.goto("./why-invest/");
  await expect(page.getByRole("textbox", { name: "Loan term (years)" })).toBeVisible();
  await expect(page.getByRole("combobox")).toHaveCount(0);
  await page.goto("./about/");
  await expect(page.locator("#values")).toHaveCount(0);
});

test("Legal details, the seal and the booking terms are shown", async ({ page, site }) => {
  await page.goto("./contact/");
  for (const part of [site.footer, site.main]) {
    await expect(part).toContainText("AAB-7310");
    await expect(part).toContainText("7, Tank Bund Road, Hyderabad 500080");
  }
  await page.goto("./about/");
  const seal = page.getByRole("img", { name: /^The seal of/ });
  await expect(seal).toHaveJSProperty("naturalWidth", 1240);
  await page.goto("./services/");
  await expect(page.locator("[aria-labelledby=booking] dd")).toHaveText([
    "A tenth of the price at most.",
  ]);
});

test("A layout of one plot size shows one figure, and its papers", async ({ page }) => {
  await page.goto("./open-plots/");
  const cards = page.getByRole("article");
  await expect(cards.first()).toContainText("200 sq yd · ₹30,000 per sq yd");
  const registration = "RERA no. P02400007310 valid until 30 June 2030, rera.telangana.gov.in";
  await expect(cards.first()).toContainText(registration);
  const rera = cards.first().getByRole("link", { name: "P02400007310" });
  await expect(rera).toHaveAttribute("href", "https://rera.telangana.gov.in/projects/7310");
  const exempt = "Exempt: up to 500 sq m (RERA Act, s. 3(2))";
  await expect(cards.nth(1)).toContainText(`RERA no.${exempt}`);
  await cards.first().getByRole("link", { name: "See the layout" }).click();
  const papers = page.getByRole("region", { name: "The layout" });
  await expect(papers).toContainText("HMDA 000272/LO/Plg/HMDA/2019, 12 March 2025, final");
  await expect(papers).toContainText("Plots left40 on 1 July 2025");
  await expect(papers).toContainText("₹50,000; Water ₹150 per sq yd");
});

test("A press enlarges the sanctioned plan of a layout", async ({ page, site }) => {
  await site.open("./open-plots/adibatla-meadows");
  const button = page.getByRole("button", { name: /^Sanctioned plan of \w+, enlarge$/ });
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await button.press("Enter");
  const dialog = page.getByRole("dialog", { name: /^Sanctioned plan of/ });
  const enlarged = dialog.getByRole("img", { name: "Seven rows of plots between two roads" });
  await expect(enlarged).toBeInViewport({ ratio: 0.9 });
  await expect(page).toHaveURL(/\?plan=adibatla-meadows$/);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test("An editor's photo is upright, has three formats, and does not tell where it was taken", async () => {
  const files = read("about/index.html").match(/\/static\/\S+\/story\.\w+(?= \d+w)/g) ?? [];
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
