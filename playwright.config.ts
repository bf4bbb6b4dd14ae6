import { defineConfig } from "@playwright/test";

import { chromiumArguments, headlessPath } from "./scripts/chromium";

const port = process.env.SITE_PORT ?? "9020";

/** The built site in a real browser; the stock photo host is answered by the tests. */
export default defineConfig({
  projects: ["browser", "stress", "specification", "forms"].map((name) => ({
    name,
    testDir: `test/${name}`,
    testMatch: "**/*.spec.ts",
  })),
  snapshotPathTemplate: "{testDir}/trees/{arg}{ext}",
  fullyParallel: true,
  // They wait more than they work.
  workers: 3,
  // A busy machine may starve one test of 600; the report names each that needed its second run.
  retries: 1,
  // Room for a busy machine: what takes this long has failed.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [["line"]],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: { executablePath: headlessPath(), args: chromiumArguments },
  },
  webServer: {
    // The server ends with this process, however it ends.
    command: `tsx test/serve.ts ${port} ${process.pid}`,
    port: Number(port),
    // One that was started before the last build would send the headers of another.
    reuseExistingServer: false,
  },
});
