import { spawnSync } from "node:child_process";

/** The output of git; undefined if it fails or is not installed. */
function git(folder: string, ...command: string[]): string | undefined {
  const { status, stdout } = spawnSync("git", command, { cwd: folder, encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
}

/**
 * When files of a folder were last changed, according to the folder's git history.
 * @param files paths inside the folder.
 * @returns a time with its zone, like "2026-11-21T03:07:23+05:30"; undefined if the history cannot
 * tell: there is none, it is shallow, or a file has uncommitted changes.
 */
export function lastChange(files: readonly string[], folder = process.cwd()): string | undefined {
  // In a history that is cut short, each file seems to date from its first commit.
  if (git(folder, "rev-parse", "--is-shallow-repository") !== "false") return undefined;
  if (git(folder, "status", "--porcelain", "--", ...files) !== "") return undefined;
  return git(folder, "log", "-1", "--format=%cI", "--", ...files) || undefined;
}
