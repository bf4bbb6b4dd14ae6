import { AxeBuilder } from "@axe-core/playwright";

import { fillTemplate } from "../../src/lib/fill-template";
import { addressOf, gallery } from "../site-under-test/data";
import { desktop, expect, nextFrame, scrollTo, test } from "./page-helpers";

const { viewer, tiles } = gallery;
const [, tile, nextTile] = tiles;

test.skip(!nextTile, "There are no photos to leaf through");

test("A photo opens, is leafed through and closed by keyboard; Back closes it, too", async ({
  page,
  openPage,
}) => {
  await page.setViewportSize(desktop);
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
