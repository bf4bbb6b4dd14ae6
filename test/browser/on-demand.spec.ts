import type { Locator, Page } from "@playwright/test";

import { expect, hold, notice, noticeOf, phone, openPage, test } from "./page-helpers";

test.use({ viewport: phone, provoked: /\.js|ChunkLoadError|Loading chunk/ });

const failure = "Could not be loaded. Check your connection and try again.";

interface Part {
  part: string;
  route: string;
  control: (page: Page) => Locator;
  /** The loaded part. */
  shown: (page: Page) => Locator;
}

const parts: Part[] = [
  {
    part: "the notice",
    route: "/open-plots",
    control: (page) => page.getByRole("button", { name: "View Details" }).first(),
    shown: (page) => noticeOf(page).filter({ hasText: notice }),
  },
  {
    part: "the enlarged photo",
    route: "/gallery",
    control: (page) => page.getByRole("button", { name: "Enlarge: Finished layout: gatehouse" }),
    shown: (page) => page.getByRole("dialog", { name: "Enlarged photos" }),
  },
];

for (const { part, route, control, shown } of parts) {
  test(`Offline ${part} shows an error, and loads at the next press`, async ({ page }) => {
    await openPage(page, route);
    await page.waitForLoadState("networkidle");
    await page.route("**/*.js", (route) => route.abort());
    const answer = await hold(page, "**/*.js");
    await control(page).click();
    await expect(control(page)).toHaveAttribute("aria-busy", "true");
    answer();
    await expect(page.getByText(failure)).toBeInViewport();
    await expect(page.getByText(failure)).toHaveRole("alert");
    await expect(control(page)).not.toHaveAttribute("aria-busy");
    await page.unroute("**/*.js");
    await control(page).click();
    await expect(shown(page)).toBeInViewport();
    await expect(page.getByText(failure)).toBeHidden();
  });
}
