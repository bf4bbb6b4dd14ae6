import fs from "node:fs";

import type { Page } from "@playwright/test";

import { buildFolder, pageAt } from "../support/site";
import {
  desktop,
  expect,
  expectPage,
  follow,
  hydrated,
  isSameDocument,
  stopsBeside,
  tagDocument,
  test,
} from "../browser/page-helpers";

test.use({ viewport: desktop });

const [next = ""] = stopsBeside("/about", "/gallery");
test.skip(next === "" || !stopsBeside().includes("/gallery"), "The header lacks the links for it");

const hash = /[0-9a-f]{20}/;
const [, compilation = ""] = /___webpackCompilationHash="(\w+)"/.exec(pageAt("/about/").html) ?? [];
/** Every name that changes with each build: those of its scripts, and its own. */
const oldNames = [
  compilation,
  ...fs.readdirSync(buildFolder).flatMap((file) => /-([0-9a-f]{20})\.js$/.exec(file)?.[1] ?? []),
];
const reversed = (name: string) => [...name].toReversed().join("");
const newNames = new Set(oldNames.map(reversed));
/** A file of the next build: another name for each script wherever one is named. */
const renewed = (text: string) =>
  oldNames.reduce((result, name) => result.replaceAll(name, reversed(name)), text);

/** A page's file, and its name in a deploy that has renamed it. */
const oldFile = "src-pages-gallery-tsx";
const newFile = "src-pages-pictures-tsx";

/** What the host has of the last deploy and of the next one. */
interface Host {
  scripts: readonly ("old" | "new")[];
  pages: "old" | "new";
  data: "old" | "new";
  /** Changes what the next deploy says in a file. */
  edit?: (text: string, pathname: string) => string;
}

const before: Host = { scripts: ["old"], pages: "old", data: "old" };
const after: Host = { scripts: ["old", "new"], pages: "new", data: "new" };

// Links are fetched ahead for as long as a page is open.
test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

/** Makes the host answer as it would at some point of a deploy; what it has may change later. */
async function serveDeploys(page: Page, host: Host) {
  const served = { ...host };
  const scripts: string[] = [];
  await page.route(
    ({ hostname, pathname }) => hostname === "localhost" && /(\.js|\.json|\/)$/.test(pathname),
    async (route) => {
      const { pathname, href } = new URL(route.request().url());
      const [name = ""] = pathname.endsWith(".js") ? (hash.exec(pathname.slice(-23)) ?? []) : [];
      const age = newNames.has(name) ? "new" : "old";
      if (name) scripts.push(age);
      if (name && !served.scripts.includes(age)) return route.fulfill({ status: 404 });
      const kind = pathname.endsWith("/") ? served.pages : served.data;
      if ((name ? age : kind) === "old") return route.continue();
      const oldHref = href.replace(name, reversed(name)).replace(newFile, oldFile);
      const response = await route.fetch({ url: oldHref });
      const headers = response.headers();
      // Each build has headers of its own, that name its inline scripts.
      delete headers["content-security-policy"];
      const text = renewed(await response.text());
      return route.fulfill({ response, headers, body: served.edit?.(text, pathname) ?? text });
    },
  );
  return { served, scripts };
}

/** Expects links to lead to pages without loading the site again. */
async function expectSoundSite(page: Page) {
  await tagDocument(page);
  await follow(page, "/gallery");
  await expectPage(page, "/gallery");
  await follow(page, next);
  await expectPage(page, next);
  expect(await isSameDocument(page)).toBe(true);
}

test("Once the assets of a deploy are uploaded, the old pages work with theirs", async ({
  page,
  openPage,
}) => {
  const { scripts } = await serveDeploys(page, { ...before, scripts: ["old", "new"] });
  await openPage("/about");
  await expectSoundSite(page);
  expect(new Set(scripts)).toEqual(new Set(["old"]));
});

test("Once its pages are uploaded too, they work with the new assets", async ({
  page,
  openPage,
}) => {
  const { scripts } = await serveDeploys(page, after);
  await openPage("/about");
  await expectSoundSite(page);
  expect(new Set(scripts)).toEqual(new Set(["new"]));
});

for (const [name, host] of [
  ["pages before their data", { ...after, data: "old" }],
  ["data before its pages", { ...after, pages: "old" }],
] as const) {
  test(`While a deploy uploads ${name}, a page loads at most twice, works, and stores nothing`, async ({
    page,
    openPage,
  }) => {
    await serveDeploys(page, host);
    const loads: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest()) loads.push(request.url());
    });
    await openPage("/about");
    await hydrated(page);
    expect(loads.length).toBeLessThanOrEqual(2);
    await follow(page, "/gallery");
    await expectPage(page, "/gallery");
    await hydrated(page);
    expect(loads.length).toBeLessThanOrEqual(4);
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  });
}

test.describe("While a page of the last deploy is open", () => {
  // The page looks for the scripts that it knows.
  test.use({ provoked: /404|component chunk/ });

  for (const [name, scripts] of [
    ["still there", ["old", "new"]],
    ["gone", ["new"]],
  ] as const) {
    test(`with the old scripts ${name}, a link leads to the new page, and back to where it was`, async ({
      page,
      openPage,
    }) => {
      const { served, scripts: asked } = await serveDeploys(page, before);
      await openPage("/about");
      await tagDocument(page);
      Object.assign(served, after, { scripts });
      await follow(page, "/gallery");
      await expectPage(page, "/gallery");
      await expect.poll(() => isSameDocument(page)).toBe(false);
      await hydrated(page);
      expect(asked).toContain("new");
      await expectSoundSite(page);
      for (const route of ["/gallery", "/about"]) {
        await page.goBack();
        await expectPage(page, route);
      }
    });
  }

  test("a link leads to a page that the next deploy makes in another file", async ({
    page,
    openPage,
  }) => {
    const { served } = await serveDeploys(page, before);
    await openPage("/about");
    await tagDocument(page);
    Object.assign(served, after, {
      edit: (text: string) => text.replaceAll(oldFile, newFile),
    });
    await follow(page, "/gallery");
    await expectPage(page, "/gallery");
    await expect.poll(() => isSameDocument(page)).toBe(false);
    await hydrated(page);
  });

  test("a link leads to a page whose data has another shape", async ({ page, openPage }) => {
    const { served } = await serveDeploys(page, before);
    await openPage("/about");
    await tagDocument(page);
    Object.assign(served, after, {
      edit: (text: string, pathname: string) =>
        /\.js(on)?$/.test(pathname) ? text.replaceAll("tiles", "pictures") : text,
    });
    await follow(page, "/gallery");
    await expectPage(page, "/gallery");
    await expect.poll(() => isSameDocument(page)).toBe(false);
    await hydrated(page);
  });
});
