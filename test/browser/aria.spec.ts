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

// What assistive technology is told.
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
            - link "Home"
          - listitem:
            - link "About Us"
          - listitem:
            - link "Open Plots"
          - listitem:
            - button "Projects" [expanded]
            - list:
              - listitem:
                - link "Ongoing Projects"
              - listitem:
                - link "Completed Projects"
          - listitem:
            - link "Why Invest"
          - listitem:
            - link "Services"
          - listitem:
            - link "Gallery"
          - listitem:
            - link "Testimonials"
          - listitem:
            - link "CSR"
          - listitem:
            - link "Contact"
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
            - link "Open Plots"
          - listitem:
            - text: Projects
            - list:
              - listitem:
                - link "Ongoing Projects"
              - listitem:
                - link "Completed Projects"
          - listitem:
            - link "Why Invest"
      - button "Book Site Visit"
  `);
  await expect(noticeOf(page)).toMatchAriaSnapshot(`
    - alert: /This feature isn't implemented yet/
  `);
});

test("A project's card is told with its progress and its facts", async ({ page, openPage }) => {
  await openPage("/ongoing-projects");
  await expect(page.getByRole("article").first()).toMatchAriaSnapshot(`
    - article:
      - heading "Tukkuguda Terraces" [level=3]
      - progressbar "Tukkuguda Terraces Work complete"
      - term: Expected completion
      - definition: November 2027
      - term: Investment range
      - definition: ₹45 lakh to ₹1.2 crore
  `);
});
