import { defineConfig } from "@playwright/test";

import { findProgram, launchOptions } from "./scripts/chromium";
import { extremesPrefix } from "./test/support/folders";

const host = process.env.SITE_HOST;
/** The tests of the site with the extremes, where a layout has a plan. */
const extremesTests = ["extremes.spec.ts", "layout-page.spec.ts"];
const chromium = { ...launchOptions, executablePath: findProgram("chromium") };

/** Tests the built sites in browsers. The tests answer for the photo host. */
export default defineConfig({
  testDir: "test/browser",
  projects: [
    { name: "browser", testIgnore: extremesTests },
    // The same tests in an ordinary Chromium. The project above prefers a Chromium without windows.
    { name: "chromium", testIgnore: extremesTests, use: { launchOptions: chromium } },
    { name: "extremes", testMatch: extremesTests, use: { baseURL: `${host}${extremesPrefix}/` } },
    { name: "forms", testDir: "test/forms" },
    // In these projects the tests share one browser and run in turn.
    ...(["firefox", "webkit"] as const).map((browserName) => ({
      name: browserName,
      testDir: "test/engines",
      fullyParallel: false,
      use: { browserName },
    })),
  ],
  globalSetup: "test/support/server.ts",
  fullyParallel: true,
  // More workers than cores, because the tests wait more than they work.
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
