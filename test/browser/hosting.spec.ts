import fs from "node:fs";
import path from "node:path";

import { buildFolder } from "../support/site";
import { expect, hydrated, test } from "./page-helpers";

const script = fs.readdirSync(buildFolder).find((file) => /^app-\w+\.js$/.test(file)) ?? "";

test.beforeEach(async ({ request }) => {
  const answer = await request.get("/");
  test.skip(
    !answer.headers()["content-security-policy"],
    "nginx is not installed, so the pages have no headers",
  );
});

test("each address has its status, its cache time and the policy", async ({ request }) => {
  const checked = "public, max-age=0, must-revalidate";
  for (const [address, status, cached] of [
    ["/about/", 200, checked],
    ["/about", 200, checked],
    [`/${script}`, 200, "public, max-age=31536000, immutable"],
    ["/no-such-page", 404, checked],
    ["/app-00000000.js", 404, checked],
    [`/${script}.gz`, 404, checked],
    ["/_headers", 404, checked],
  ] as const) {
    const answer = await request.get(address);
    const headers = answer.headers();
    expect([address, answer.status(), headers["cache-control"]]).toEqual([address, status, cached]);
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
  }
});

test("a script is sent as the build has compressed it", async ({ request }) => {
  const answer = await request.get(`/${script}`, { headers: { "accept-encoding": "gzip" } });
  const { size } = fs.statSync(path.join(buildFolder, `${script}.gz`));
  expect(answer.headers()).toMatchObject({
    "content-encoding": "gzip",
    "content-length": String(size),
  });
});

test("an address without its final slash is loaded once", async ({ page }) => {
  const loaded: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname);
  });
  await page.goto("/about");
  await hydrated(page);
  expect(loaded).toEqual(["/about"]);
});
