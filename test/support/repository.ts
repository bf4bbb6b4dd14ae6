import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

/** Runs git in a folder. @returns the output. */
export const gitIn = (root: string, ...words: string[]) =>
  execFileSync("git", words, { cwd: root, encoding: "utf8", stdio: "pipe" });

/** Clones online.git for an editor. @returns the new folder, which has the editor's name. */
export function clone(folder: string, editor: string): string {
  gitIn(folder, "clone", "--quiet", "online.git", editor);
  const root = path.join(folder, editor);
  gitIn(root, "config", "user.name", editor);
  gitIn(root, "config", "user.email", `${editor.toLowerCase()}@example.com`);
  return root;
}

/** Makes a folder with a bare repository online.git: the fixed content, a file of static/ and two of code. */
export function newRepository(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "repository-"));
  gitIn(folder, "init", "--quiet", "--bare", "--initial-branch=main", "online.git");
  const root = clone(folder, "First");
  fs.cpSync("test/content", path.join(root, "data"), { recursive: true });
  for (const file of [".gitignore", ".gitattributes"]) fs.cpSync(file, path.join(root, file));
  for (const [file, text] of [
    ["static/brochure.pdf", "%PDF-1.4\r\n"],
    ["src/code.ts", "1"],
    ["package-lock.json", "1"],
  ] as const) {
    fs.mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), text);
  }
  gitIn(root, "add", ".");
  gitIn(root, "commit", "--quiet", "--message", "Content");
  gitIn(root, "push", "--quiet", "--set-upstream", "origin", "main");
  return folder;
}

/** Removes the folder of a repository, even if a git process that is about to end still uses it. */
export const removeRepository = (folder: string) =>
  fs.rmSync(folder, { recursive: true, maxRetries: 5 });
