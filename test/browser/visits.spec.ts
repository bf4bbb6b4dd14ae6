import {
  desktop,
  expect,
  expectPage,
  follow,
  isSameDocument,
  nextFrame,
  scrollTo,
  tagDocument,
  openPage,
  test,
} from "./page-helpers";

test.use({ viewport: desktop });

test("Back and forward lead to the place of the page where the visitor was, and to what was typed", async ({
  page,
}) => {
  const expectScrolled = (top: number) =>
    expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
  await openPage(page, "/contact");
  const message = page.getByRole("textbox", { name: "Message", exact: true });
  await message.fill("A weekday suits me.");
  await tagDocument(page);
  await scrollTo(page, 300);
  await nextFrame(page);
  await follow(page, "/services");
  await expectPage(page, "/services");
  await expectScrolled(0);
  await scrollTo(page, 200);
  await nextFrame(page);
  await page.goBack();
  await expectScrolled(300);
  await expect(message).toHaveValue("A weekday suits me.");
  await page.goForward();
  await expectScrolled(200);
  expect(await isSameDocument(page)).toBe(true);
});
