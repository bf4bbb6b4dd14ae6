import { defineConfig } from "@playwright/test";

import { findProgram, launchOptions } from "./scripts/chromium";
import { oddPrefix } from "./test/support/folders";

const host = process.env.SITE_HOST;
/** The tests of the odd site, which has a layout with a plan. */
const ofOdd = ["odd.spec.ts", "layout-page.spec.ts"];
const ordinary = { ...launchOptions, executablePath: findProgram("chromium") };

/** Tests the sites in a real browser; the tests answer for the stock photo host. */
export default defineConfig({
  testDir: "test/browser",
  projects: [
    { name: "browser", testIgnore: ofOdd },
    // The same tests in an ordinary browser, where `browser` has one without windows.
    { name: "stock", testIgnore: ofOdd, use: { launchOptions: ordinary } },
    { name: "odd", testMatch: ofOdd, use: { baseURL: `${host}${oddPrefix}/` } },
    { name: "forms", testDir: "test/forms" },
    // One browser each, in turn.
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
  // Long, for a busy machine.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  // A busy machine delays a frame now and then. `npm test` names each test that needed a second try.
  retries: 1,
  reporter: "dot",
  use: {
    baseURL: host,
    viewport: { width: 1440, height: 900 },
    launchOptions,
  },
});
