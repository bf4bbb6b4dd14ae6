import fs from "node:fs";
import path from "node:path";

/** Every file below a folder, links to files too, by its path inside it with "/" between the parts; sorted. */
export const filesOf = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => fs.statSync(path.join(folder, name), { throwIfNoEntry: false })?.isFile())
    .map((file) => file.split(path.sep).join("/"))
    .sort();
