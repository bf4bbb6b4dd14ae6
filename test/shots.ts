import fs from "node:fs/promises";
import path from "node:path";
import { chromium } from "@playwright/test";

import { filesOf } from "../check/read/files";
import { launchOptions } from "../scripts/chromium";
import { siteOn } from "./browser/page-helpers";
import { answerPhotos } from "./support/photo-host";
import { serveSites } from "./support/server";

const folder = path.resolve("shots");
const looks = [
  { name: "light", colorScheme: "light", isPhotoHostUp: true },
  { name: "dark", colorScheme: "dark", isPhotoHostUp: true },
  { name: "without-photos", colorScheme: "light", isPhotoHostUp: false },
] as const;

/** The routes of all built pages, or the route that is the command's argument. */
const routes = filesOf("public")
  .filter((file) => /(^|\/)index\.html$/.test(file))
  .map((file) => `/${file.replace(/\/?index\.html$/, "")}`)
  .filter((route) => [undefined, route].includes(process.argv[2]));

/** Writes into shots/ a screenshot of each page in each look and at each width, and a PDF of its print. */
async function takeShots(): Promise<void> {
  if (routes.length === 0) throw new Error("There is no build. Run npm run build first.");
  await fs.rm(folder, { recursive: true, force: true });
  const baseURL = await serveSites(["public"]);
  const browser = await chromium.launch(launchOptions);
  for (const { name, colorScheme, isPhotoHostUp } of looks) {
    const context = await browser.newContext({ baseURL, colorScheme, reducedMotion: "reduce" });
    await answerPhotos(context, isPhotoHostUp);
    const page = await context.newPage();
    for (const width of [360, 820, 1440]) {
      await page.setViewportSize({ width, height: width < 500 ? 740 : 900 });
      for (const route of routes) {
        await siteOn(page).open(route);
        await siteOn(page).loadAllPhotos();
        await page.evaluate(() => document.fonts.ready);
        const file = route.slice(1) || "home";
        await page.screenshot({ path: `${folder}/${name}/${file}-${width}.png`, fullPage: true });
        if (name === "light" && width === 1440)
          await page.pdf({ path: `${folder}/print/${file}.pdf`, format: "A4" });
      }
    }
  }
  await browser.close();
  console.log(`The screenshots are in ${folder}.`);
}

takeShots().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
