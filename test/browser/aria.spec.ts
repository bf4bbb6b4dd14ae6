import {
  bookButton,
  desktop,
  expect,
  groupButton,
  headerOf,
  menuButton,
  noticeOf,
  phone,
  test,
} from "./page-helpers";

// What assistive technology is told; the links and their order are the specification's.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("The header names its links, its group and the page that is open", async ({
  page,
  openPage,
}) => {
  await page.setViewportSize(desktop);
  await openPage("/ongoing-projects");
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

test("The open menu of a phone has the same links, and the notice is an alert", async ({
  page,
  openPage,
}) => {
  await page.setViewportSize(phone);
  await openPage("/about");
  await menuButton(page).click();
  await bookButton(page).click();
  await expect(headerOf(page)).toMatchAriaSnapshot(`
    - banner:
      - link "Pasidi Estates, home page"
      - button "Close menu" [expanded]
      - navigation "Main navigation":
        - list:
          - listitem:
            - text: Projects
            - list:
              - listitem:
                - link "Ongoing Projects"
              - listitem:
                - link "Completed Projects"
      - button "Book Site Visit"
  `);
  await expect(noticeOf(page)).toMatchAriaSnapshot(`
    - alert: /This feature isn't implemented yet/
  `);
});
