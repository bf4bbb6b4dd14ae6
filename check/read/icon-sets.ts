import fs from "node:fs";
import path from "node:path";

/** The folder of the icon set. The files are read one by one, since to import the set takes a second. */
const folder = path.resolve("node_modules/lucide-static/icons");

/** The names of all icons of the set. */
export const installedIcons: ReadonlySet<string> = new Set(
  fs
    .readdirSync(folder)
    .map((file) => path.basename(file, ".svg"))
    .toSorted(),
);

/** The SVG file of an icon of the set; undefined if it has no such icon. */
export const iconFile = (name: string) =>
  installedIcons.has(name) ? path.join(folder, `${name}.svg`) : undefined;
