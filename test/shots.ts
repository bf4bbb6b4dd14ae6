import fs from "node:fs/promises";
import path from "node:path";
import { chromium } from "@playwright/test";

import { filesOf } from "../check/read/files";
import { contentFiles, layoutSlug } from "../schema/content-files";
import { launchOptions } from "../scripts/chromium";
import { layoutRoute } from "../src/lib/links";
import { siteOn } from "./browser/page-helpers";
import { answerPhotos } from "./support/photo-host";
import { serveSites } from "./support/server";

const folder = path.resolve("shots");
const widths = [360, 820, 1440];
const looks = [
  { name: "light", colorScheme: "light", photos: "up" },
  { name: "dark", colorScheme: "dark", photos: "up" },
  { name: "photos-down", colorScheme: "light", photos: "down" },
] as const;

const only = process.argv[2];
const layouts = filesOf("data/layouts").map((file) => layoutRoute(layoutSlug(file)));
const routes = [...contentFiles.flatMap(({ route }) => route ?? []), ...layouts].filter(
  (route) => !only || route === only,
);
const nameOf = (route: string) => (route === "/" ? "home" : route.slice(1));

/** Writes a screenshot of every page at each width and in each look, and its print, into shots/. */
async function takeShots(): Promise<void> {
  await fs.access("public/index.html").catch(() => {
    throw new Error("There is no build. Run npm run build first.");
  });
  await fs.rm(folder, { recursive: true, force: true });
  const baseURL = await serveSites(["public"]);
  const browser = await chromium.launch(launchOptions);
  for (const { name, colorScheme, photos } of looks) {
    const context = await browser.newContext({ baseURL, colorScheme, reducedMotion: "reduce" });
    await answerPhotos(context, photos);
    const page = await context.newPage();
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 500 ? 740 : 900 });
      for (const route of routes) {
        await siteOn(page).open(route);
        // Lazy photos load only near the screen.
        await page.evaluate(() => {
          document.querySelectorAll("img").forEach((image) => (image.loading = "eager"));
          return Promise.allSettled([
            document.fonts.ready,
            ...[...document.images].map((image) => image.decode()),
          ]);
        });
        const picture = `${folder}/${name}/${nameOf(route)}-${width}.png`;
        await page.screenshot({ path: picture, fullPage: true });
        if (name === "light" && width === 1440) {
          await page.pdf({ path: `${folder}/print/${nameOf(route)}.pdf`, format: "A4" });
        }
      }
    }
    await context.close();
  }
  await browser.close();
}

takeShots()
  .then(() => console.log(`The screenshots are in ${folder}.`))
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
