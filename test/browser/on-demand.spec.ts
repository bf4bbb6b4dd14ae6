import { expect, phone, test } from "./page-helpers";

test.use({ viewport: phone, provoked: /\.js|ChunkLoadError|Loading chunk/ });

const failure = "Could not be loaded. Check your connection and try again.";

for (const [part, route, name] of [
  ["the notice", "/open-plots", "View Details"],
  ["the enlarged photo", "/gallery", "Enlarge: Finished layout: gatehouse"],
] as const) {
  test(`Offline ${part} shows an error, and loads at the next press`, async ({ page, site }) => {
    await site.open(route);
    await page.waitForLoadState("networkidle");
    await page.route("**/*.js", (route) => route.abort());
    const answer = await site.hold("**/*.js");
    const control = page.getByRole("button", { name }).first();
    await control.click();
    await expect(control).toHaveAttribute("aria-busy", "true");
    answer();
    await expect(page.getByRole("alert").getByText(failure)).toBeInViewport();
    await expect(control).not.toHaveAttribute("aria-busy");
    await page.unroute("**/*.js");
    await control.click();
    await expect(site.notice.or(page.getByRole("dialog"))).toBeInViewport();
    await expect(page.getByText(failure)).toBeHidden();
  });
}
