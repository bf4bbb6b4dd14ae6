import { desktop, expect, groupButton, headerOf, openPage, test } from "./page-helpers";

// What assistive technology is told; the links and their order are the specification's.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("The header names its links, its group and the page that is open", async ({ page }) => {
  await page.setViewportSize(desktop);
  await openPage(page, "/ongoing-projects");
  await groupButton(page).press("Enter");
  await expect(headerOf(page)).toMatchAriaSnapshot(`
    - banner:
      - link "Pasidi Estates, home page"
      - navigation "Main navigation":
        - list:
          - listitem:
            - button "Projects" [expanded]
            - list:
              - listitem:
                - link "Ongoing Projects"
              - listitem:
                - link "Completed Projects"
      - button "Book Site Visit"
  `);
});
