import { AxeBuilder } from "@axe-core/playwright";

import { fillTemplate } from "../../src/lib/fill-template";
import { addressOf, gallery } from "../site-under-test/data";
import { desktop, expect, nextFrame, scrollTo, test } from "./page-helpers";

const { viewer, tiles } = gallery;
const [, tile, nextTile] = tiles;

test.use({ viewport: desktop });

test.skip(!nextTile, "There are no photos to leaf through");

test("A photo opens, is leafed through and closed by keyboard; Back closes it, too", async ({
  page,
  openPage,
}) => {
  await openPage("/gallery");
  await scrollTo(page, 90);
  const button = page
    .getByRole("button", { name: fillTemplate(viewer.enlarge, { caption: tile?.caption ?? "" }) })
    .first();
  const dialog = page.getByRole("dialog", { name: viewer.title });
  const current = (index: number) =>
    dialog.getByRole("group", {
      name: fillTemplate(viewer.counter, { index, total: tiles.length }),
    });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(current(2).getByRole("img")).toHaveAccessibleName(tile?.photo.alt ?? "");
  await expect(current(2)).toBeInViewport({ ratio: 0.9 });
  await expect(dialog).toHaveCSS("opacity", "1");
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);

  await page.keyboard.press("ArrowRight");
  await expect(current(3)).toContainText(nextTile?.caption ?? "");
  await expect(page).toHaveURL(`${addressOf("/gallery")}?photo=${nextTile?.slug}`);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await expect(page).toHaveURL(addressOf("/gallery"));

  await page.keyboard.press("Enter");
  await expect(current(2)).toBeInViewport();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await nextFrame(page);
  await expect(button).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(90);
});

test("Two fingers zoom an enlarged photo", async ({ page, openPage }) => {
  await openPage("/gallery");
  await page.getByRole("button", { name: "Enlarge: Before the survey: fields" }).click();
  const dialog = page.getByRole("dialog", { name: "Enlarged photos" });
  const photo = dialog.getByRole("img", { name: "A stretch of green fields" });
  await expect(dialog).toHaveCSS("opacity", "1");
  await expect(photo).toBeInViewport();
  const width = async () => (await photo.boundingBox())?.width ?? 0;
  const before = await width();
  const fingers = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", apart = 0) =>
    fingers.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: apart ? [-apart, apart].map((x, id) => ({ x: 720 + x, y: 400, id })) : [],
    });
  await touch("touchStart", 40);
  for (let apart = 50; apart <= 200; apart += 10) await touch("touchMove", apart);
  await touch("touchEnd");
  await expect.poll(width).toBeGreaterThan(before * 1.5);
  await expect(dialog).toContainText("Before the survey: fields");
  await dialog.getByRole("button", { name: "Zoom out" }).click({ clickCount: 3 });
  await expect.poll(width).toBe(before);
});
