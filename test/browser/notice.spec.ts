import type { Page } from "@playwright/test";

import { contact, site } from "../site-under-test/data";
import {
  desktop,
  expect,
  expectPage,
  follow,
  headerOf,
  hydrated,
  noticeOf,
  stopsBeside,
  test,
} from "./page-helpers";

test.use({ viewport: desktop });

const bookButton = (page: Page) =>
  headerOf(page).getByRole("button", { name: site.bookSiteVisit, exact: true });

test("The code of the notice is fetched at the first click, not before", async ({
  page,
  openPage,
}) => {
  const scripts: { url: string; hasNotice: Promise<boolean> }[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    const hasNotice = response.text().then((code) => code.includes("notistack"));
    scripts.push({ url: response.url(), hasNotice });
  });
  const withNotice = async () => {
    const found = await Promise.all(scripts.map(({ hasNotice }) => hasNotice));
    return scripts.filter((_, index) => found[index]).map(({ url }) => url);
  };
  await openPage("/contact");
  await page.waitForLoadState("networkidle");
  expect(await withNotice()).toEqual([]);
  const before = scripts.length;
  await page.getByRole("button", { name: contact.form.submit, exact: true }).hover();
  await bookButton(page).click();
  await expect(noticeOf(page)).toHaveText(site.notice);
  expect(await withNotice()).toHaveLength(1);
  expect(scripts.length).toBeGreaterThan(before);

  const after = scripts.length;
  await bookButton(page).click();
  await expect(noticeOf(page)).toHaveText(site.notice);
  expect(scripts).toHaveLength(after);
});

test("The notice is in sight and stays while a visitor goes on to another page", async ({
  page,
  openPage,
}) => {
  const [next] = stopsBeside("/about");
  test.skip(next === undefined, "The header leads to no other page");
  await openPage("/about");
  await bookButton(page).click();
  await expect(noticeOf(page)).toHaveText(site.notice);
  await expect(noticeOf(page)).toBeInViewport({ ratio: 1 });
  await follow(page, next ?? "");
  await expectPage(page, next ?? "");
  await expect(noticeOf(page)).toHaveText(site.notice);
});

test("The notice has an edge where forced colours take its ground away", async ({
  page,
  openPage,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openPage("/about");
  await bookButton(page).click();
  for (const side of ["top", "right", "bottom", "left"]) {
    await expect(noticeOf(page)).toHaveCSS(`border-${side}-style`, "solid");
    await expect(noticeOf(page)).not.toHaveCSS(`border-${side}-width`, "0px");
  }
});

test.describe("When the code of the notice cannot be fetched", () => {
  test.use({ provoked: /\.js|ChunkLoadError|Loading chunk/ });

  test("the next click tries again", async ({ page, openPage }) => {
    await openPage("/about");
    await page.waitForLoadState("networkidle");
    await page.route("**/*.js", (route) => route.abort());
    const refused = page.waitForEvent("requestfailed");
    await bookButton(page).click();
    await refused;
    await page.unroute("**/*.js");
    await bookButton(page).click();
    await expect(noticeOf(page)).toHaveText(site.notice);
    await hydrated(page);
  });
});
