import { desktop, expect, nextFrame, openPage, phone, tablet, test } from "./page-helpers";

test("The keyboard opens, turns and closes photos; Back closes them too", async ({ page }) => {
  await openPage(page, "/gallery");
  const button = page.getByRole("button", { name: "Enlarge: Finished layout: park" });
  const dialog = page.getByRole("dialog", { name: "Enlarged photos" });
  const current = (counter: string) => dialog.getByRole("group", { name: counter, exact: true });
  await button.focus();
  const before = await page.evaluate(() => window.scrollY);
  await page.keyboard.press("Enter");
  await expect(current("2 of 12").getByRole("img")).toHaveAccessibleName("A green park with trees");
  await expect(current("2 of 12")).toBeInViewport({ ratio: 0.9 });

  await page.keyboard.press("ArrowRight");
  await expect(current("3 of 12")).toContainText("Finished layout: garden path");
  await expect(page).toHaveURL("/gallery/?photo=garden-path");
  const width = async () => (await current("3 of 12").getByRole("img").boundingBox())?.width ?? 0;
  const small = await width();
  const lineOf = async () =>
    (await current("3 of 12").getByText("Finished layout: garden path").boundingBox())?.height;
  const line = await lineOf();
  await dialog.getByRole("button", { name: "Zoom in" }).click();
  await expect.poll(width).toBeGreaterThan(small * 1.2);
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
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
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

test("The photos of a row have one height, and the first of each group is the widest", async ({
  page,
}) => {
  const groups = page.getByRole("list").filter({ has: page.getByRole("figure") });
  for (const screen of [phone, tablet, desktop]) {
    await page.setViewportSize(screen);
    await openPage(page, "/gallery");
    await expect(groups).toHaveCount(4);
    for (const group of await groups.all()) {
      const photos = await group
        .getByRole("img")
        .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().toJSON()));
      const [first] = photos;
      expect(first.width).toBe(Math.max(...photos.map(({ width }) => width)));
      for (const { top, bottom } of photos) {
        const row = photos.filter((photo) => photo.top === top);
        expect(row.map((photo) => photo.bottom)).toEqual(row.map(() => bottom));
      }
    }
  }
});
