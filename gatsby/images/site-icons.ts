import fs from "node:fs";
import path from "node:path";

import { palettes } from "../../src/theme";
import { admittedContent } from "../content/gate";

const { "--surface-dark": ground } = palettes.light;

const listed = [
  { src: "icon-192.png", sizes: "192x192", purpose: "any" },
  { src: "icon-512.png", sizes: "512x512", purpose: "any" },
  { src: "icon-maskable-512.png", sizes: "512x512", purpose: "maskable" },
];

/** Copies the icons of the site to public/icons/, and writes the manifest that names the site and lists them. */
export function writeSiteIcons(): void {
  fs.cpSync("gatsby/images/site-icons", "public/icons", {
    recursive: true,
    preserveTimestamps: true,
  });
  const { name } = JSON.parse(fs.readFileSync(path.join(admittedContent, "site.json"), "utf8"));
  const manifest = {
    name,
    icons: listed.map(({ src, sizes, purpose }) => ({ src, sizes, type: "image/png", purpose })),
    background_color: ground,
    theme_color: ground,
    display: "browser",
  };
  fs.writeFileSync("public/icons/manifest.json", JSON.stringify(manifest));
}
