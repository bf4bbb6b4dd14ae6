import { expect, test } from "@playwright/test";

import { addressOf, allRoutes, noticeText } from "../browser/page-helpers";
import { startFirefox } from "./firefox";
import type { Session } from "./session";
import { startWebKit } from "./webkit";

// The engine is that of the project. Each group of tests has one browser.
let session: Session;

function startBefore(scripts: boolean): void {
  test.beforeAll(async ({ browserName }) => {
    session = await (browserName === "webkit" ? startWebKit : startFirefox)(scripts);
  });
  test.afterAll(() => session.close());
}

/** Expects what a function finds in the page, soon. */
const soon = <Result>(find: (text: string) => Result, text?: string) =>
  expect.poll(() => session.evaluate(find, text));

/** Expects the texts of the visible elements that a selector finds. */
const texts = (selector: string) =>
  soon(
    (each) =>
      [...document.querySelectorAll(each)]
        .filter((element) => element.checkVisibility())
        .map(({ textContent }) => textContent?.trim()),
    selector,
  );

const address = () => soon(() => location.pathname + location.search + location.hash);

/** Presses a control, or types into it, once it is there. */
const press = (name: string) => expect(() => session.press(name)).toPass();
const type = (name: string, text: string) => expect(() => session.type(name, text)).toPass();

const scroll = (top: number) =>
  session.evaluate((y) => scrollTo({ top: Number(y), behavior: "instant" }), String(top));

/** Opens a route, and waits for hydration. */
async function open(route: string): Promise<void> {
  await session.open(addressOf(route));
  await soon(() => performance.getEntriesByName("onInitialClientRender").length).toBe(1);
}

/** The header's link to a page. */
const link = "header [href='/completed-projects/']";

async function followLink(): Promise<void> {
  await texts(link).toEqual(["Completed Projects"]);
  await press("Completed Projects");
  await texts("h1").toEqual(["Layouts we handed over"]);
}

for (const width of [390, 1440]) {
  test.describe(`${width} px wide`, () => {
    startBefore(true);
    test.beforeEach(async () => {
      // The figures of the home page are below the first screen.
      await session.resize({ width, height: 600 });
      await soon(() => innerWidth).toBe(width);
    });
    test.afterEach(async () => expect(await session.takeErrors()).toEqual([]));

    test("each page loads without an error", async () => {
      for (const route of allRoutes) {
        await open(route);
        expect([route, ...(await session.takeErrors())]).toEqual([route]);
      }
    });

    test("the header leads to another page, and Back to the place before", async () => {
      await open("/about");
      await scroll(250);
      await press(width === 390 ? "Open menu" : "Projects");
      await followLink();
      await texts(link).toEqual([]);
      await soon(() => scrollY).toBe(0);
      await session.back();
      await texts("h1").toEqual(["Who you would buy from"]);
      await soon(() => scrollY).toBe(250);
    });

    test("the header is dark beyond 50 px", async () => {
      const look = () => {
        const style = getComputedStyle(document.querySelector("header") ?? document.body);
        return `${style.backgroundColor} ${style.backdropFilter}`;
      };
      await open("/");
      await scroll(51);
      await soon(look).toMatch(/^rgba\((\d\d?, ){3}0\.[5-9]\d*\) blur\(\d+px\)$/);
      await scroll(50);
      await soon(look).toBe("rgba(0, 0, 0, 0) none");
    });

    test("the figures climb to their targets", async () => {
      await open("/");
      // On a phone the first two are on the first screen.
      await texts("#statistics li:last-child [aria-hidden]").toEqual(["0+"]);
      await session.evaluate(() =>
        document.querySelector("#statistics [aria-hidden]")?.scrollIntoView(),
      );
      await texts("#statistics [aria-hidden]").toEqual(["15+", "5,000+", "10,000+", "50+"]);
    });

    test("the form requires its fields, and then shows the notice", async () => {
      await open("/contact");
      const focused = () => soon(() => document.activeElement?.getAttribute("name"));
      await press("Send Message");
      await focused().toBe("name");
      await type("Name", "A. Visitor");
      await type("E-mail", "visitor@example.com");
      await type("Phone", "+91 00000 00000");
      await press("Send Message");
      await focused().toBe("message");
      await texts("[role=alert]").toEqual([]);
      await type("Message", "When can I see the plots?");
      await press("Send Message");
      await texts("[role=alert]").toEqual([noticeText]);
    });

    test("a filter shows its plots, and Back all of them", async () => {
      await open("/open-plots");
      if (width === 390) await press("Find a plot");
      await type("Location", "Shadnagar");
      await address().toBe("/open-plots/?location=shadnagar");
      await texts("h3").toEqual(["Shadnagar Greens", "Neem Avenue"]);
      await session.back();
      await address().toBe("/open-plots/");
      await texts("h3").toHaveLength(6);
    });

    test("a photo is enlarged, and closed with Back", async () => {
      await open("/gallery");
      await press("Enlarge: Before the survey: fields");
      await press("Next photo");
      await address().toBe("/gallery/?photo=evening-field");
      await texts("[aria-label='6 of 12']:not([inert])").toHaveLength(1);
      await session.back();
      await address().toBe("/gallery/");
      await texts("[role=dialog]").toEqual([]);
    });

    test("the calculator follows what is typed", async () => {
      await open("/why-invest#cost");
      await texts("dd").toContain("₹39,09,600");
      await type("Other charges (₹)", "2 lakh");
      await address().toBe("/why-invest/?charges=200000#cost");
      await texts("dd").toContain("₹41,09,600");
    });
  });
}

test.describe("without scripts", () => {
  startBefore(false);

  for (const width of [390, 1440]) {
    test(`the header leads to another page, ${width} px wide`, async () => {
      await session.resize({ width, height: 600 });
      await session.open("/about/");
      if (width === 1440) await press("Projects");
      await followLink();
    });
  }
});
