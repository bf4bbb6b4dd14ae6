import fs from "node:fs";
import path from "node:path";

/** The folders of the installed icon sets. The files are read one by one, since to import a set takes a second. */
const folders = ["lucide-static", "simple-icons"].map((name) =>
  path.resolve("node_modules", name, "icons"),
);

/** The names of all icons of the sets. */
export const installedIcons: ReadonlySet<string> = new Set(
  folders
    .flatMap((folder) => fs.readdirSync(folder))
    .map((file) => path.basename(file, ".svg"))
    .toSorted(),
);

/** The SVG file of an icon of the sets; undefined if none has the icon. */
export const iconFile = (name: string) =>
  folders.map((folder) => path.join(folder, `${name}.svg`)).find((file) => fs.existsSync(file));
