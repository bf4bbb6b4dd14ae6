import fs from "node:fs";
import path from "node:path";

/** The paths of all files and links in a folder, which need not exist: relative, with slashes, sorted. */
export const filesOf = (folder: string): string[] =>
  fs.existsSync(folder) ? filesIn(folder, "").sort() : [];

const filesIn = (folder: string, inside: string): string[] =>
  fs.readdirSync(path.join(folder, inside), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(inside, entry.name);
    if (entry.isDirectory()) return filesIn(folder, file);
    // A link may lead nowhere.
    const target = fs.statSync(path.join(folder, file), { throwIfNoEntry: false });
    return target?.isFile() ? [file] : [];
  });

// Hidden files, and those of the operating system. ".well-known/" is for other sites.
const byproduct = /(^|\/)(\.(?!well-known\/)[^/]*|Thumbs\.db|desktop\.ini)(\/|$)/i;

/** As `filesOf`, without hidden files and those that an operating system makes. */
export const visibleFilesOf = (folder: string) =>
  filesOf(folder).filter((file) => !byproduct.test(file));
