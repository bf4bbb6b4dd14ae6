import fs from "node:fs";
import path from "node:path";

/** The relative paths of all files in a folder, with slashes, sorted; none if the folder does not exist. */
export const filesOf = (folder: string): string[] =>
  (fs.existsSync(folder) ? fs.readdirSync(folder, { recursive: true, encoding: "utf8" }) : [])
    // A link may have no target.
    .filter((file) => fs.statSync(path.join(folder, file), { throwIfNoEntry: false })?.isFile())
    .map((file) => file.replaceAll(path.sep, "/"))
    .sort();

/** What operating systems and programs leave beside the files that people write; .gitignore names the same. */
export const byproduct =
  /(^|[/\\])(\.DS_Store|Thumbs\.db|desktop\.ini|(\._|\.#|~\$|\.~lock|\.sveltia-tmp).*|.*(~|#|\.sw[op]))$/i;
