import fs from "node:fs";
import path from "node:path";

/** The sorted relative paths of all files in a folder, with slashes; none if the folder does not exist. */
export const filesOf = (folder: string): string[] =>
  (fs.existsSync(folder) ? fs.readdirSync(folder, { recursive: true, encoding: "utf8" }) : [])
    // A symbolic link may lead nowhere.
    .filter((file) => fs.statSync(path.join(folder, file), { throwIfNoEntry: false })?.isFile())
    .map((file) => file.replaceAll(path.sep, "/"))
    .sort();

/** Matches files that operating systems and editors leave behind. .gitignore has the same list. */
export const byproduct =
  /(^|[/\\])(\.DS_Store|Thumbs\.db|desktop\.ini|(\._|\.#|~\$|\.~lock|\.sveltia-tmp).*|.*(~|#|\.sw[op]))$/i;
