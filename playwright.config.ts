import { defineConfig } from "@playwright/test";

import { chromiumArguments, chromiumPath } from "./scripts/chromium";
import { oddPrefix } from "./test/support/folders";

const port = process.env.SITE_PORT ?? "9020";

/** Tests the sites in a real browser; the tests answer for the stock photo host. */
export default defineConfig({
  testDir: "test/browser",
  projects: [
    { name: "browser", testIgnore: "odd.spec.ts" },
    // The odd content has the next port.
    {
      name: "odd",
      testMatch: "odd.spec.ts",
      use: { baseURL: `http://localhost:${Number(port) + 1}${oddPrefix}/` },
    },
    { name: "forms", testDir: "test/forms" },
  ],
  fullyParallel: true,
  // The tests wait more than they work.
  workers: 3,
  // Long, for a busy machine.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [["line"]],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: chromiumPath(), args: chromiumArguments },
  },
  webServer: {
    command: `tsx test/support/serve.ts ${port}`,
    port: Number(port),
    // A server from before the last build would send old headers.
    reuseExistingServer: false,
  },
});
