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
  openPage,
  tagDocument,
  test,
} from "./page-helpers";

test.use({ viewport: desktop });

const hash = /[0-9a-f]{8}/;
const [, compilation = ""] = /___webpackCompilationHash="(\w+)"/.exec(pageAt("/about/").html) ?? [];
/** Every name that changes with each build: those of its scripts, and its own. */
const oldNames = [
  compilation,
  ...fs.readdirSync(buildFolder).flatMap((file) => /-([0-9a-f]{8})\.js$/.exec(file)?.[1] ?? []),
];
const reversed = (name: string) => [...name].toReversed().join("");
const newNames = new Set(oldNames.map(reversed));
/** A file of the next build: another name for each script wherever one is named. */
const renewed = (text: string) =>
  oldNames.reduce((result, name) => result.replaceAll(name, reversed(name)), text);

type Age = "old" | "new";

/** What the host has of the last deploy and of the next one. */
interface Host {
  scripts: readonly Age[];
  pages: Age;
  data: Age;
}
const before: Host = { scripts: ["old"], pages: "old", data: "old" };
const after: Host = { scripts: ["new"], pages: "new", data: "new" };

// Links are fetched ahead for as long as a page is open.
test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

/** Makes the host answer as it would at some point of a deploy. @returns what it has, which may change later. */
async function serveDeploys(page: Page, host: Host): Promise<Host> {
  const served = { ...host };
  await page.route(
    ({ hostname, pathname }) => hostname === "localhost" && /(\.js|\.json|\/)$/.test(pathname),
    async (route) => {
      const { pathname, href } = new URL(route.request().url());
      const [name = ""] = pathname.endsWith(".js") ? (hash.exec(pathname.slice(-11)) ?? []) : [];
      const age = newNames.has(name) ? "new" : "old";
      if (name && !served.scripts.includes(age)) return route.fulfill({ status: 404 });
      const kind = pathname.endsWith("/") ? served.pages : served.data;
      if ((name ? age : kind) === "old") return route.continue();
      const response = await route.fetch({ url: href.replace(name, reversed(name)) });
      const headers = response.headers();
      // Each build has headers of its own, that name its inline scripts.
      delete headers["content-security-policy"];
      return route.fulfill({ response, headers, body: renewed(await response.text()) });
    },
  );
  return served;
}

for (const [name, host] of [
  ["pages before their data", { ...after, data: "old" }],
  ["data before its pages", { ...after, scripts: ["old", "new"], pages: "old" }],
] as const) {
  test(`While a deploy uploads ${name}, a page loads at most twice, and works`, async ({
    page,
  }) => {
    await serveDeploys(page, host);
    let loads = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await openPage(page, "/about");
    expect(loads).toBeLessThanOrEqual(2);
    await follow(page, "/gallery");
    await expectPage(page, "/gallery");
    expect(loads).toBeLessThanOrEqual(4);
  });
}

test.describe("While a page of the last deploy is open", () => {
  // The page looks for the scripts that it knows.
  test.use({ provoked: /404|component chunk/ });

  test("a link leads to the new page, and back to where it was", async ({ page }) => {
    const served = await serveDeploys(page, before);
    await openPage(page, "/about");
    await tagDocument(page);
    Object.assign(served, after);
    await follow(page, "/gallery");
    await expectPage(page, "/gallery");
    await expect.poll(() => isSameDocument(page)).toBe(false);
    await hydrated(page);
    await page.goBack();
    await expectPage(page, "/about");
  });
});
