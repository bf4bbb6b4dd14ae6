import { defineConfig } from "@playwright/test";

import { findProgram, launchOptions } from "./scripts/chromium";
import { oddPrefix } from "./test/support/folders";

const host = process.env.SITE_HOST;
/** The tests that read the odd site, where a layout has a plan. */
const oddTests = ["odd.spec.ts", "layout-page.spec.ts"];
const ordinary = { ...launchOptions, executablePath: findProgram("chromium") };

/** Tests the built sites in browsers. The tests answer for the host of the stock photos. */
export default defineConfig({
  testDir: "test/browser",
  projects: [
    { name: "browser", testIgnore: oddTests },
    // The same tests in an ordinary Chromium: `browser` prefers one without windows.
    { name: "chromium", testIgnore: oddTests, use: { launchOptions: ordinary } },
    { name: "odd", testMatch: oddTests, use: { baseURL: `${host}${oddPrefix}/` } },
    { name: "forms", testDir: "test/forms" },
    // Each has one browser, in which the tests run in turn.
    ...(["firefox", "webkit"] as const).map((browserName) => ({
      name: browserName,
      testDir: "test/engines",
      fullyParallel: false,
      use: { browserName },
    })),
  ],
  globalSetup: "test/support/serve.ts",
  fullyParallel: true,
  // The tests wait more than they work.
  workers: 3,
  // Long enough for a busy machine.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  // A busy machine delays a frame now and then. The report names each test that needed a second try.
  retries: 1,
  reporter: "dot",
  use: {
    baseURL: host,
    viewport: { width: 1440, height: 900 },
    launchOptions,
  },
});
