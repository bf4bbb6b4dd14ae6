import fs from "node:fs";
import path from "node:path";

import { oddFolder, siteFolder } from "./folders";
import { serveSites } from "./server";

/** Serves the test sites that are built, until Playwright ends. Its processes read the address in SITE_HOST. */
export default async function serveTestSites(): Promise<void> {
  const built = [siteFolder, oddFolder].map((folder) => path.join(folder, "public"));
  const [site, ...others] = built.filter((folder) => fs.existsSync(folder));
  if (!site) throw new Error("Build the test site first: npm run test:site");
  process.env.SITE_HOST = await serveSites([site, ...others]);
}
