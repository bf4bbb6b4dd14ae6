import fs from "node:fs";
import path from "node:path";

import { buildFolder } from "../support/site";
import { expect, hydrated, openPage, test } from "./page-helpers";

const script = fs.readdirSync(buildFolder).find((file) => /^app-\w+\.js$/.test(file)) ?? "";

declare global {
  interface Window {
    trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
  }
}

/** Code that an attacker has got into a page. */
const injected = `
<script>window.attacks = ["inline script"]</script>
<script src="https://evil.example/attack.js"></script>
<img src="data:image/gif;base64,broken" onerror="window.attacks = ['event handler']">
<a href="javascript:window.attacks = ['link']">Click</a>`;

test.describe("Under the site's headers", () => {
  test.beforeEach(async ({ request }) => {
    const answer = await request.get("/");
    test.skip(
      !answer.headers()["content-security-policy"],
      "nginx is not installed, so these pages have no headers",
    );
  });

  test("each address has its status, is kept as long as its name says, and is under the policy", async ({
    request,
  }) => {
    const checked = "public, max-age=0, must-revalidate";
    for (const [address, status, kept] of [
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
      expect([address, answer.status(), headers["cache-control"]]).toEqual([address, status, kept]);
      expect(headers["content-security-policy"]).toContain("default-src 'none'");
    }
  });

  test("a script comes as the build has compressed it", async ({ request }) => {
    const answer = await request.get(`/${script}`, { headers: { "accept-encoding": "gzip" } });
    const { size } = fs.statSync(path.join(buildFolder, `${script}.gz`));
    expect(answer.headers()).toMatchObject({
      "content-encoding": "gzip",
      "content-length": String(size),
    });
  });

  test("an address without the slash at its end is loaded once", async ({ page }) => {
    const loaded: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname);
    });
    await page.goto("/about");
    await hydrated(page);
    expect(loaded).toEqual(["/about"]);
  });

  test.describe("with a careless script in the page", () => {
    test.use({
      provoked:
        /TrustedHTML|TrustedScriptURL|TrustedTypePolicy|Trusted Type|Content Security Policy/,
    });

    test("no text becomes HTML or the address of a script", async ({ page }) => {
      await openPage(page, "/about");
      const careless = await page.evaluate(() => {
        const isRefused = (act: () => void) => {
          try {
            act();
          } catch {
            return true;
          }
          return false;
        };
        return {
          html: isRefused(() => (document.body.innerHTML = "<p>Written by a text</p>")),
          script: isRefused(() => (document.createElement("script").src = "/text.js")),
          policy: isRefused(() => window.trustedTypes.createPolicy("another", {})),
        };
      });
      expect(careless).toEqual({ html: true, script: true, policy: true });
    });
  });

  test.describe("with an attacker's code in the page", () => {
    test.use({ provoked: /Content Security Policy|evil\.example/ });

    test("neither an inline script, a foreign one nor an event handler runs", async ({ page }) => {
      const fetched: string[] = [];
      await page.route("https://evil.example/**", async (route) => {
        fetched.push(route.request().url());
        await route.fulfill({
          contentType: "text/javascript",
          body: "window.attacks = ['foreign']",
        });
      });
      await page.route("/about/", async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        await route.fulfill({ response, body: html.replace("</body>", `${injected}</body>`) });
      });
      const refusals: string[] = [];
      page.on("console", (message) => {
        if (message.text().includes("Content Security Policy")) refusals.push(message.text());
      });
      await page.goto("/about/");
      await page.getByRole("link", { name: "Click" }).dispatchEvent("click");
      await expect.poll(() => refusals.length).toBeGreaterThanOrEqual(4);
      expect(await page.evaluate(() => "attacks" in window)).toBe(false);
      expect(fetched).toEqual([]);
    });
  });
});
