import { expect, nextFrame, scrollTo, openPage, test } from "./page-helpers";

test("The keyboard opens, turns and closes photos; Back closes them too", async ({ page }) => {
  await openPage(page, "/gallery");
  await scrollTo(page, 90);
  const button = page.getByRole("button", { name: "Enlarge: Before the survey: fields" });
  const dialog = page.getByRole("dialog", { name: "Enlarged photos" });
  const current = (counter: string) => dialog.getByRole("group", { name: counter, exact: true });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(current("2 of 12").getByRole("img")).toHaveAccessibleName(
    "A stretch of green fields",
  );
  await expect(current("2 of 12")).toBeInViewport({ ratio: 0.9 });

  await page.keyboard.press("ArrowRight");
  await expect(current("3 of 12")).toContainText("Before the survey: evening");
  await expect(page).toHaveURL("/gallery/?photo=evening-field");
  const width = async () => (await current("3 of 12").getByRole("img").boundingBox())?.width ?? 0;
  const before = await width();
  const lineOf = async () =>
    (await current("3 of 12").getByText("Before the survey: evening").boundingBox())?.height;
  const line = await lineOf();
  await dialog.getByRole("button", { name: "Zoom in" }).click();
  await expect.poll(width).toBeGreaterThan(before * 1.2);
  // The caption is not zoomed.
  expect(await lineOf()).toBe(line);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await expect(page).toHaveURL("/gallery/");

  await page.keyboard.press("Enter");
  await expect(current("2 of 12")).toBeInViewport();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await nextFrame(page);
  await expect(button).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(90);
});

test("An address with a photo opens it, and closing it moves the focus to its tile", async ({
  page,
}) => {
  await openPage(page, "/gallery?photo=gatehouse");
  const dialog = page.getByRole("dialog", { name: "Enlarged photos" });
  await expect(dialog).toContainText("Finished layout: gatehouse");
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/gallery/");
  await expect(
    page.getByRole("button", { name: "Enlarge: Finished layout: gatehouse" }),
  ).toBeFocused();
});
