import fs from "node:fs";

import { siteFile } from "../../schema/content-files";
import { palettes } from "../../src/theme";
import { readChecked } from "../content/checked-copy";
import { planFile } from "./plans";

const { "--surface-dark": background } = palettes.light;

const manifestIcons = [
  { src: "icon-192.png", sizes: "192x192", purpose: "any" },
  { src: "icon-512.png", sizes: "512x512", purpose: "any" },
  { src: "icon-maskable-512.png", sizes: "512x512", purpose: "maskable" },
];

/** Copies the site's icons to public/icons/, and writes the web app manifest and the plan that stands in for photos. */
export function writeSiteIcons(): void {
  fs.cpSync("gatsby/images/site-icons", "public/icons", {
    recursive: true,
    preserveTimestamps: true,
  });
  fs.writeFileSync("public/icons/plan.svg", planFile());
  const { name } = readChecked(siteFile);
  const manifest = {
    name,
    icons: manifestIcons.map(({ src, sizes, purpose }) => ({
      src,
      sizes,
      type: "image/png",
      purpose,
    })),
    background_color: background,
    theme_color: background,
    display: "browser",
  };
  fs.writeFileSync("public/icons/manifest.json", JSON.stringify(manifest));
}
