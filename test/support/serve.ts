import fs from "node:fs";
import path from "node:path";

import { oddFolder, siteFolder } from "./folders";
import { serveSite } from "./server";

// Each site has a port of its own, from this one on.
const firstPort = Number(process.env.SITE_PORT ?? 9020);
const sites = [siteFolder, oddFolder];

/** The address that serves a test site. */
export const hostOf = (folder: string) => `http://localhost:${firstPort + sites.indexOf(folder)}`;

/** Serves the test sites that are built, until Playwright ends. */
export default async function serveSites(): Promise<void> {
  for (const [index, folder] of sites.entries()) {
    const pages = path.join(folder, "public");
    if (fs.existsSync(pages)) await serveSite(pages, firstPort + index);
    else if (folder === siteFolder)
      throw new Error("Build the test site first: npx tsx test/support/build-site.ts");
  }
}
