import fs from "node:fs";

import { siteFile } from "../../schema/content-files";
import { colorValue } from "../../src/theme";
import { readContent } from "../content/content";
import { patternFile } from "./pattern";

const background = colorValue("surfaceDark");

/** Copies the site's icons to public/icons/, and writes the web app manifest and the pattern of plots that stands in for photos. */
export function writeSiteIcons(): void {
  const folder = "public/icons";
  fs.cpSync("gatsby/images/site-icons", folder, { recursive: true, preserveTimestamps: true });
  fs.writeFileSync(`${folder}/drawing.svg`, patternFile());
  const manifest = {
    name: readContent(siteFile).name,
    icons: [
      { src: "icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
      { src: "icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
      { src: "icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    background_color: background,
    theme_color: background,
    display: "browser",
  };
  fs.writeFileSync(`${folder}/manifest.json`, JSON.stringify(manifest));
}
