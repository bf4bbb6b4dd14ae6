import fs from "node:fs";

import { siteFile } from "../../schema/content-files";
import { palettes } from "../../src/theme";
import { readChecked } from "../content/checked-copy";
import { planFile } from "./plans";

const { "--surface-dark": background } = palettes.light;

const manifestIcon = (name: string, size: number, purpose = "any") => ({
  src: `${name}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** Copies the site's icons to public/icons/, and writes the web app manifest and the plan that stands in for photos. */
export function writeSiteIcons(): void {
  const folder = "public/icons";
  fs.cpSync("gatsby/images/site-icons", folder, { recursive: true, preserveTimestamps: true });
  fs.writeFileSync(`${folder}/plan.svg`, planFile());
  const manifest = {
    name: readChecked(siteFile).name,
    icons: [
      manifestIcon("icon-192", 192),
      manifestIcon("icon-512", 512),
      manifestIcon("icon-maskable-512", 512, "maskable"),
    ],
    background_color: background,
    theme_color: background,
    display: "browser",
  };
  fs.writeFileSync(`${folder}/manifest.json`, JSON.stringify(manifest));
}
