import fs from "node:fs";
import path from "node:path";

import { oddFolder, siteFolder } from "./folders";
import { serveSites } from "./server";

const port = Number(process.env.SITE_PORT ?? 9020);

/** The address of the host of both test sites. */
export const host = `http://localhost:${port}`;

/** Serves the test sites that are built, until Playwright ends. */
export default async function serveTestSites(): Promise<void> {
  const [site, odd] = [siteFolder, oddFolder].map((folder) => path.join(folder, "public"));
  if (!site || !fs.existsSync(site))
    throw new Error("Build the test site first: npx tsx test/support/build-site.ts");
  await serveSites(odd && fs.existsSync(odd) ? [site, odd] : [site], port);
}
