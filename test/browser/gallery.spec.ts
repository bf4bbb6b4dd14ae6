import { desktop, expect, phone, tablet, test } from "./page-helpers";

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
  await site.nextFrame();
  await expect(button).toBeFocused();
  expect(await site.scrollTop()).toBe(before);
});

test("A photo in the address is open, and can be closed", async ({ page, site }) => {
  await site.open("/gallery?photo=gatehouse");
  const dialog = page.getByRole("dialog", { name: "Enlarged photos" });
  await expect(dialog).toContainText("Finished layout: gatehouse");
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/gallery/");
});

test("Photos of a row have one height; the first of a group is wide", async ({ page, site }) => {
  const groups = page.getByRole("list").filter({ has: page.getByRole("figure") });
  for (const screen of [phone, tablet, desktop]) {
    await page.setViewportSize(screen);
    await site.open("/gallery");
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
