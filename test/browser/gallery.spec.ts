import { expect, test } from "./page-helpers";

test("The keyboard opens and closes photos; Back closes them too", async ({ page, site }) => {
  await site.open("/gallery");
  const button = page.getByRole("button", { name: "Enlarge: Finished layout: park" });
  const dialog = page.getByRole("dialog", { name: "Enlarged photos" });
  const current = (counter: string) => dialog.getByRole("group", { name: counter, exact: true });
  await button.focus();
  const before = await site.scrollTop();
  await page.keyboard.press("Enter");
  await expect(current("2 of 12").getByRole("img")).toHaveAccessibleName("A green park with trees");
  await expect(current("2 of 12")).toBeInViewport({ ratio: 0.9 });

  await page.keyboard.press("ArrowRight");
  await expect(current("3 of 12")).toContainText("Finished layout: garden path");
  await expect(page).toHaveURL("/gallery/?photo=garden-path");
  const width = async () => (await current("3 of 12").getByRole("img").boundingBox())?.width ?? 0;
  const small = await width();
  await dialog.getByRole("button", { name: "Zoom in" }).click();
  await expect.poll(width).toBeGreaterThan(small * 1.2);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await expect(page).toHaveURL("/gallery/");

  await page.keyboard.press("Enter");
  await expect(current("2 of 12")).toBeInViewport();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await site.nextFrame();
  await expect(button).toBeFocused();
  expect(await site.scrollTop()).toBe(before);
});
