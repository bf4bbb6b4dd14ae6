import { expect, type Page } from "@playwright/test";

/** Texts of the page that cannot be seen, though nothing says that they are for screen readers only. */
const unseen = (page: Page) =>
  page.getByRole("main").evaluate((main) =>
    [...main.querySelectorAll("h1, h2, h3, p, li, dt, dd, th, td, figcaption, blockquote, label")]
      .filter((element) => {
        // A table that a phone has no room for repeats what cards say; a tool is nothing without scripts.
        const wholes = [
          element,
          element.closest("table")?.parentElement,
          element.closest("section"),
        ];
        const isLeftOut = wholes.some((part) => part && getComputedStyle(part).display === "none");
        if (isLeftOut || getComputedStyle(element).clipPath !== "none") return false;
        // Anyone can open it.
        if (element.closest("details:not([open])")) return false;
        return !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      })
      .map((element) => element.textContent),
  );

/** Expects everything to be seen on a page whose scripts do not run. */
export async function expectAllSeen(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  expect(await unseen(page)).toEqual([]);
  await expect(page.locator("[data-reveal=hidden]")).toHaveCount(0);
}
