import { expect, type Page } from "@playwright/test";

/** Invisible texts of the page, except those for screen readers. */
const unseen = (page: Page) =>
  page.getByRole("main").evaluate((main) =>
    [...main.querySelectorAll("h1, h2, h3, p, li, dt, dd, th, td, figcaption, blockquote, label")]
      .filter((element) => {
        // Phones leave out the breadcrumb; tools need scripts; one size of plot is chosen.
        const wholes = [
          element,
          element.closest("nav > ol"),
          element.closest("fieldset > div"),
          element.closest("table"),
          element.closest("table")?.parentElement,
          element.closest("section"),
        ];
        const isLeftOut = wholes.some((part) => part && getComputedStyle(part).display === "none");
        if (isLeftOut || getComputedStyle(element).clipPath !== "none") return false;
        if (element.closest("details:not([open])")) return false;
        return !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      })
      .map((element) => element.textContent),
  );

/** Expects every text to be visible on a page without scripts. */
export async function expectAllSeen(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  expect(await unseen(page)).toEqual([]);
}
