import fs from "node:fs";
import path from "node:path";

/**
 * Every file below a folder, links too, by its path inside it with "/" between the parts; sorted.
 * @param folder its path; it need not exist.
 */
export const filesOf = (folder: string): string[] =>
  fs.existsSync(folder) ? filesIn(folder, "").sort() : [];

const filesIn = (folder: string, inside: string): string[] =>
  fs.readdirSync(path.join(folder, inside), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(inside, entry.name);
    if (entry.isDirectory()) return filesIn(folder, file);
    return entry.isFile() || entry.isSymbolicLink() ? [file] : [];
  });

// Files that computers and git leave in folders. ".well-known/" is a folder that other sites look into.
const byproduct = /(^|\/)(\.(?!well-known\/)[^/]*|Thumbs\.db|desktop\.ini)(\/|$)/i;

/** The same files without those that no editor has put there. */
export const editorsFiles = (folder: string) =>
  filesOf(folder).filter((file) => !byproduct.test(file));
