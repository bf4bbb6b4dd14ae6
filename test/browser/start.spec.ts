import type { Page } from "@playwright/test";

import { addressOf, expect, noticeText, phone, siteOn, test } from "./page-helpers";

test.use({ viewport: phone });

/** Opens a page and holds its scripts. */
async function openWithoutScripts(page: Page, route: string) {
  let asked = 0;
  page.on("request", (request) => {
    if (request.resourceType() === "script") asked += 1;
  });
  const release = await siteOn(page).hold("**/*.js");
  await page.goto(addressOf(route), { waitUntil: "domcontentloaded" });
  return { release, asked: () => asked };
}

test("A tap on the menu before hydration opens it after hydration", async ({ page, site }) => {
  const scripts = await openWithoutScripts(page, "/");
  await site.menuButton.click();
  await expect.poll(scripts.asked).toBeGreaterThan(0);
  scripts.release();
  await expect(site.closeButton).toBeVisible();
});

test("A tap on the menu before hydration is dropped after another", async ({ page, site }) => {
  const scripts = await openWithoutScripts(page, "/contact");
  await site.menuButton.click();
  await page.getByRole("textbox", { name: "Name", exact: true }).pressSequentially("A. Visitor");
  scripts.release();
  await site.hydrated();
  await site.nextFrame();
  await expect(site.menuButton).toHaveAttribute("aria-expanded", "false");
});

test("A form sent before hydration shows the notice, keeping its text", async ({ page, site }) => {
  const scripts = await openWithoutScripts(page, "/contact");
  const texts = ["A. Visitor", "visitor@example.com", "+91 00000 00000", "A question"];
  const fields = site.main.getByRole("textbox");
  for (const [index, text] of texts.entries()) await fields.nth(index).fill(text);
  await page.getByRole("button", { name: "Send Message" }).click();
  scripts.release();
  await expect(site.notice).toHaveText(noticeText);
  for (const [index, text] of texts.entries()) await expect(fields.nth(index)).toHaveValue(text);
});

/** What others do to a page before hydration, so that React draws it again. */
const changes = {
  "a translator": () => {
    for (const text of document.querySelectorAll("h1, h2, label > span, button, summary")) {
      const font = document.createElement("font");
      font.append(...text.childNodes);
      text.append(font);
    }
  },
  "a password manager": () => {
    for (const field of document.querySelectorAll("input")) {
      field.after(document.createElement("div"));
      field.before(document.createElement("button"));
    }
    for (const button of document.querySelectorAll("button")) button.classList.add("seen");
  },
  "a host that hides addresses of e-mail": () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>("main a[href^=mailto]")) {
      link.href = "/cdn-cgi/l/email-protection";
      link.textContent = "[email protected]";
    }
  },
};

for (const [who, change] of Object.entries(changes)) {
  test.describe(`When ${who} changes the page before hydration,`, () => {
    test.use({ provoked: /Minified React error/ });

    test("what the visitor typed stays, and the focus", async ({ page, site }) => {
      const { release } = await openWithoutScripts(page, "/contact");
      const field = (name: string) => page.locator(`[name=${name}]`);
      await page.evaluate(change);
      await field("name").fill("A. Visitor");
      await field("message").focus();
      await page.keyboard.type("A question");
      release();
      await site.hydrated();
      await expect(page.locator("main font, main input + div")).toHaveCount(0);
      await expect(field("name")).toHaveValue("A. Visitor");
      await expect(field("message")).toHaveValue("A question");
      await expect(field("message")).toBeFocused();
      await expect(site.main.getByRole("link", { name: "@" })).toHaveAttribute("href", /^mailto:/);
    });

    test("a tap on the menu opens it", async ({ page, site }) => {
      const { release } = await openWithoutScripts(page, "/contact");
      await page.evaluate(change);
      await site.menuButton.click();
      release();
      await expect(site.closeButton).toBeFocused();
    });

    test("a question that was opened stays open", async ({ page, site }) => {
      const { release } = await openWithoutScripts(page, "/why-invest");
      await page.evaluate(change);
      const question = page.locator("details:has(p)").nth(2);
      await question.locator("summary").click();
      release();
      await site.hydrated();
      await expect(page.locator("main font")).toHaveCount(0);
      await expect(question).toHaveAttribute("open");
      await expect(question.locator("summary")).toBeFocused();
    });
  });
}

test("Scripts and data load after the photo of the first screen", async ({ page, site }) => {
  const showPhotos = await site.hold("https://images.unsplash.com/**");
  // With a paused clock the scripts never start without the photo.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  const kinds = new Set<string>();
  page.on("request", (request) => kinds.add(request.resourceType()));
  const scripts = await openWithoutScripts(page, "/");
  await expect(site.title).toBeInViewport();
  // The icon of the site, at a time of the browser's own.
  kinds.delete("other");
  expect([...kinds].sort()).toEqual(["document", "font", "image"]);
  showPhotos();
  const askedAFrameLater = async () => {
    await page.clock.runFor(20);
    return scripts.asked();
  };
  await expect.poll(askedAFrameLater).toBeGreaterThan(0);
  scripts.release();
});
