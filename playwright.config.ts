import { defineConfig } from "@playwright/test";

import { chromiumArguments, chromiumPath } from "./scripts/chromium";

const port = process.env.SITE_PORT ?? "9020";

/** The test sites in a real browser; the stock photo host is answered by the tests. */
export default defineConfig({
  testDir: "test/browser",
  projects: [
    { name: "browser", testIgnore: "odd.spec.ts" },
    // The odd content is served at the next port.
    {
      name: "odd",
      testMatch: "odd.spec.ts",
      use: { baseURL: `http://localhost:${Number(port) + 1}` },
    },
    { name: "forms", testDir: "test/forms" },
  ],
  fullyParallel: true,
  // They wait more than they work.
  workers: 3,
  // Room for a busy machine: what takes this long has failed.
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
    // The server ends with this process, however it ends.
    command: `tsx test/support/serve.ts ${port} ${process.pid}`,
    port: Number(port),
    // One that was started before the last build would send the headers of another.
    reuseExistingServer: false,
  },
});
