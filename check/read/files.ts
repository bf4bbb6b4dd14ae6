import fs from "node:fs";
import path from "node:path";

/** The relative paths of all files in a folder, with slashes, sorted; none if the folder does not exist. */
export const filesOf = (folder: string): string[] =>
  (fs.existsSync(folder) ? fs.readdirSync(folder, { recursive: true, encoding: "utf8" }) : [])
    // A link may have no target.
    .filter((file) => fs.statSync(path.join(folder, file), { throwIfNoEntry: false })?.isFile())
    .map((file) => file.replaceAll(path.sep, "/"))
    .sort();

// Hidden files, and files that an operating system makes. Other sites read ".well-known/", so it is not hidden.
const byproduct = /(^|\/)(\.(?!well-known\/)[^/]*|Thumbs\.db|desktop\.ini)(\/|$)/i;

/** As `filesOf`, without hidden files and those that an operating system makes. */
export const visibleFilesOf = (folder: string) =>
  filesOf(folder).filter((file) => !byproduct.test(file));
