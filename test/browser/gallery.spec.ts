import { desktop, expect, nextFrame, scrollTo, openPage, test } from "./page-helpers";

test.use({ viewport: desktop });

test("A photo opens, is leafed through and closed by keyboard; Back closes it, too", async ({
  page,
}) => {
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

test("Two fingers zoom an enlarged photo", async ({ page }) => {
  await openPage(page, "/gallery");
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
