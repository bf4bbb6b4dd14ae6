import { expect, test } from "@playwright/test";

import { fixedPage } from "../support/content";
import { pageAddress } from "../support/folders";
import { startFirefox, startWebKit, type Visit } from "./browsers";

// A visit with the browser that the Playwright project names.
let visit: Visit;
test.beforeAll(async ({ browserName }) => {
  visit = await (browserName === "webkit" ? startWebKit : startFirefox)();
});
test.afterAll(() => visit.close());

const button = (name: string) => `//button[@aria-label="${name}" or .="${name}"]`;
const field = (label: string) => `//label[contains(., "${label}")]//*[self::input or self::select]`;

/** Opens a route, and waits for hydration. */
async function open(route: string): Promise<void> {
  await visit.open(`${process.env.SITE_HOST}${pageAddress(route)}`);
  await expect
    .poll(() => visit.run(() => performance.getEntriesByName("onInitialClientRender").length))
    .toBe(1);
}

/** An expectation about the texts of the visible elements that a selector finds. */
const expectTexts = (selector: string) =>
  expect.poll(() =>
    visit.run(
      (shown) =>
        [...document.querySelectorAll(shown)]
          .filter((element) => element.checkVisibility())
          .map(({ textContent }) => textContent),
      selector,
    ),
  );

test("The figures of the home page climb, and the header leads to another page", async () => {
  await open("/");
  const figures = "section:has(#statistics) [aria-hidden]";
  await expectTexts(figures).toEqual(["0+", "0+", "0+", "0+"]);
  await visit.run(() => document.querySelector("#statistics")?.scrollIntoView());
  await expectTexts(figures).toEqual(["15+", "5,000+", "10,000+", "50+"]);
  const { label, heading } = fixedPage("/completed-projects");
  await visit.press("//header//nav//button");
  await visit.press(`//header//a[.="${label}"]`);
  await expectTexts("h1").toEqual([heading]);
  await visit.run(() => history.back());
  await expectTexts("h1").toEqual([fixedPage("/").heading]);
});

test("A filter shows its layouts, and Back shows all layouts", async () => {
  await open("/open-plots");
  await visit.type(field("Location"), "Shadnagar");
  await expectTexts("h3").toEqual(["Shadnagar Greens", "Neem Avenue"]);
  await visit.run(() => history.back());
  await expectTexts("h3").toHaveLength(6);
});

test("The calculator changes while a visitor types", async () => {
  await open("/why-invest");
  await expectTexts("dd").toContain("₹39,09,600");
  await visit.type(field("Other charges (₹)"), "200000");
  await expectTexts("dd").toContain("₹41,09,600");
});

test("A press enlarges a photo, and Back closes it", async () => {
  await open("/gallery");
  await visit.press(button("Enlarge: Before the survey: fields"));
  await visit.press(button("Next photo"));
  await expectTexts("[aria-label='6 of 12']:not([inert])").toHaveLength(1);
  await visit.run(() => history.back());
  await expectTexts("[role=dialog]").toEqual([]);
});
