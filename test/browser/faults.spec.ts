import type { Page } from "@playwright/test";

import { desktop, expect, phone, siteOn, test } from "./page-helpers";

test.use({
  provoked:
    /exception: |404|ERR_FAILED|cdn-cgi|Content Security Policy|\.js|page-data|not found\. Not rendering React|Loading chunk|is not defined|undefined|TypeError|No page is drawn|Minified React error/,
});

/** Expects the header of a page whose scripts failed: all links are visible, and no dead button. */
async function expectBare(page: Page): Promise<void> {
  const site = siteOn(page);
  await expect(page.locator("html[data-scripts=failed]")).toHaveCount(1);
  await expect(site.navigation).toBeVisible();
  await expect(site.menuButton).toBeHidden();
}

for (const name of ["webpack-runtime", "framework", "app", "component---src-pages-index"]) {
  for (const [fault, body] of Object.entries({
    missing: undefined,
    broken: "throw new Error();",
  })) {
    test(`With a ${fault} ${name} the page is complete, and links work`, async ({ page, site }) => {
      await page.setViewportSize(phone);
      await page.route(`**/${name}*.js`, (route) =>
        body ? route.fulfill({ body }) : route.abort(),
      );
      await page.goto("/", { waitUntil: "domcontentloaded" });
      await expectBare(page);
      await site.expectAllSeen();
      await site.linkTo("/about").click();
      await site.expectPage("/about");
    });
  }
}

/** What a host, an in-app browser or an extension adds to a page, failing in each way. */
const foreign = `
  const { src } = document.currentScript;
  Promise.reject(new TypeError("At " + new URL("/app-0.js:1:2", src) + document.scripts[1]?.src));
  Promise.reject("a text");
  Promise.reject();
  setTimeout(() => { throw new Error("later"); });
  dispatchEvent(new ErrorEvent("error", { message: "Script error." }));
  const error = new Error();
  error.stack = "at a (chrome-extension://a/b.js:1:2)\\n at b (" + document.scripts[1]?.src + ":1:2)";
  dispatchEvent(new ErrorEvent("error", { error, filename: "chrome-extension://a/b.js" }));
  const append = Node.prototype.appendChild;
  Node.prototype.appendChild = function (child) {
    Promise.reject(new Error("wrapped"));
    return append.call(this, child);
  };
  const box = document.createElement("div");
  box.style.cssText = "position: fixed; width: 9px; height: 9px";
  let times = 0;
  new ResizeObserver(() => { if (times++ < 3) box.style.width = 9 + times + "px"; }).observe(box);
  document.body.append(box);
  throw new Error("at once");`;

for (const viewport of [phone, desktop]) {
  test(`At ${viewport.width} px a foreign failure changes nothing`, async ({ page, site }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const { dataset } = document.documentElement;
        if (dataset.scripts === "failed") dataset.misread = "";
      }).observe(document, { attributes: true, subtree: true });
    });
    const release = await site.hold("**/*-*.js");
    await page.route("**/cdn-cgi/foreign.js", (route) => route.fulfill({ body: foreign }));
    await page.route("/", async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      // As a host puts it into the page.
      const body = html.replace(
        "</body>",
        '<script defer src="/cdn-cgi/foreign.js"></script></body>',
      );
      await route.fulfill({ response, body });
    });
    const failures: string[] = [];
    page.on("pageerror", ({ message }) => failures.push(message));
    await page.goto("/", { waitUntil: "domcontentloaded" });
    for (const message of ["at once", "later", "a text"])
      await expect.poll(() => failures.join()).toContain(message);
    await expect(page.locator("html[data-scripts=on]")).toHaveCount(1);
    release();
    await site.hydrated();
    await expect(page.locator("html[data-misread]")).toHaveCount(0);
    // The fonts arrive.
    expect(await site.shift()).toBeLessThanOrEqual(0.01);
  });
}

test("Where the boot script fails, the page is as without scripts", async ({ page, site }) => {
  await page.setViewportSize(phone);
  await page.addInitScript(() => Reflect.deleteProperty(window, "MutationObserver"));
  await page.goto("/");
  await expect(site.navigation).toBeVisible();
  await expect(site.menuButton).toBeHidden();
});

test("A page whose data is a network's sign-in page is shown", async ({ page, site }) => {
  await page.route("**/page-data/gallery/page-data.json", (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Sign in to this network</h1>" }),
  );
  await site.open("/about");
  await site.follow("/gallery");
  await site.expectPage("/gallery");
  // The data fails again; the prebuilt page stays.
  await expectBare(page);
  await site.expectAllSeen();
  await page.goBack();
  await site.expectPage("/about");
  await site.hydrated();
});

test("A page on which React crashes loads once more, and works", async ({ page, site }) => {
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route("**/page-data/index/page-data.json", async (route) => {
    const response = await route.fetch();
    const data = JSON.parse(await response.text());
    data.result.data.content.page = { head: data.result.data.content.page.head };
    await route.fulfill({ response, json: data });
  });
  await page.setViewportSize(phone);
  await site.open("/about");
  await site.follow("/");
  await site.expectPage("/");
  await expectBare(page);
  await site.expectAllSeen();
  const figures = page.getByRole("region", { name: "The company in figures" }).getByRole("list");
  const seen = (await figures.innerText()).match(/[\d,]+\+/g);
  expect(new Set(seen)).toEqual(new Set(["15+", "5,000+", "10,000+", "50+"]));
  // Meanwhile a loop would load again.
  await site.fetchAllPhotos();
  expect(loads).toBe(2);
  await site.linkTo("/about").click();
  await site.expectPage("/about");
  await site.hydrated();
});

test("Where a policy refuses the boot script, the header leads on", async ({ page, site }) => {
  await page.route("**/about/", async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), "content-security-policy": "script-src 'self'" };
    await route.fulfill({ response, headers });
  });
  await page.goto("/about/");
  await expect(page.getByText("<a")).toHaveCount(0);
  await expect(site.bookButton).toBeVisible();
  await site.linkTo("/gallery").click();
  await site.expectPage("/gallery");
});
