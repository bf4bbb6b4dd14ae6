import fs from "node:fs";
import path from "node:path";
import { watch } from "chokidar";

/** The paths of all files inside a folder, sorted, with slashes; none if the folder does not exist. */
export const filesOf = (folder: string): string[] =>
  (fs.existsSync(folder) ? fs.readdirSync(folder, { recursive: true, encoding: "utf8" }) : [])
    // A symbolic link may lead nowhere.
    .filter((file) => fs.statSync(path.join(folder, file), { throwIfNoEntry: false })?.isFile())
    .map((file) => file.replaceAll(path.sep, "/"))
    .sort();

/** Matches files that operating systems and editors leave behind. .gitignore lists them, too. */
export const ignoredFile =
  /(^|[/\\])(\.DS_Store|Thumbs\.db|desktop\.ini|(\._|\.#|~\$|\.~lock|\.sveltia-tmp).*|.*(~|#|\.sw[op]))$/i;

/** Calls a function after each change in some folders, once for a file that a program writes in several steps. */
export function watchFiles(folders: string[], onChange: () => Promise<unknown>) {
  let timer: NodeJS.Timeout | undefined;
  return watch(folders, { ignoreInitial: true }).on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(() => void onChange(), 150);
  });
}
