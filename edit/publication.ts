import fs from "node:fs";
import path from "node:path";

import { checkContent } from "../check";
import { contentFile, layoutType } from "../schema/content-files";
import { formLabel } from "./config";
import { gitIn, maintainer, Refusal, splitLines, type Git } from "./git";

// The branch main of "origin" is online. All that an editor has saved becomes one commit on top of this branch.

const content = ["--", "data", "static"];
const code = ["--", ":!data", ":!static"];

/** The last line of the commit message of each publication. */
const trailer = "Published with the forms";

/** What every action of the status bar needs. */
export interface Task {
  /** The absolute path of the project. */
  root: string;
  /** The commit whose software runs. */
  started: string;
  today: Date;
}

/** The newest commit that is both here and online. */
const onlineBase = (git: Git) => git("merge-base", "HEAD", "origin/main");

/** The title of a file for editors: the name of a layout, the label of a form, or else the name of the file. */
export function fileTitle(root: string, file: string): string {
  const known = contentFile(file);
  if (known && known.type !== layoutType) return formLabel(file);
  const text = known && fs.existsSync(`${root}/${file}`) ? fs.readFileSync(`${root}/${file}`) : "";
  return /^ {2}"name": "(.+)",?$/m.exec(String(text))?.[1] ?? path.basename(file);
}

/** The files that differ from the published ones: their paths, and a text like "Neem Avenue: changed" for each. */
export async function unpublished(root: string) {
  const git = gitIn(root);
  const known = await git(
    "diff",
    "--name-status",
    "--no-renames",
    await onlineBase(git),
    ...content,
  );
  const others = await git("ls-files", "--others", "--exclude-standard", ...content);
  return [...splitLines(known), ...splitLines(others).map((file) => `A\t${file}`)].map((change) => {
    const [letter = "", file = ""] = change.split("\t");
    const verb = { A: "added", D: "deleted" }[letter] ?? "changed";
    return { file, text: `${fileTitle(root, file)}: ${verb}` };
  });
}

/** The editor's last publications that nobody has undone, the newest first, with their dates in ISO 8601. */
export async function publications(root: string) {
  const git = gitIn(root);
  const email = await git("config", "user.email").catch(() => "unknown");
  const mine = ["--max-count=50", "--fixed-strings", `--author=<${email}>`];
  const format = "--format=%H%x00%aI%x00%s%x00%b%x01";
  const log = await git("log", ...mine, format, "origin/main").catch(() => "");
  return log
    .split("\x01")
    .map((entry) => entry.trim().split("\0"))
    .filter(([id, , , body]) => body?.includes(trailer) && !log.includes(`reverts commit ${id}`))
    .map(([commit = "", date = "", title = ""]) => ({ commit, date, title }))
    .slice(0, 10);
}

/** @throws Refusal if the folder is not ready for a publication. */
async function checkFolder(git: Git): Promise<void> {
  // An earlier run may have been stopped halfway.
  await git("rebase", "--abort").catch(() => {});
  const branch = await git("symbolic-ref", "--short", "HEAD").catch(() => "");
  if (branch !== "main") throw new Refusal(`Only the branch main is published. Ask ${maintainer}.`);
  const [file] = splitLines(await git("diff", "--name-only", "origin/main...HEAD", ...code));
  if (file)
    throw new Refusal(
      `The software has a change here that is not published (${file}). Ask ${maintainer}.`,
    );
}

/** Git must not move a change of a deleted layout into a copy of that layout. */
const noRenames = "-Xfind-renames=100%";

/** Makes one commit of all that is not online. */
async function commitChanges(root: string): Promise<void> {
  const git = gitIn(root);
  await git("reset", "--quiet", await onlineBase(git));
  const changes = await unpublished(root);
  const [first, ...others] = changes.map(({ text }) => text);
  if (!first) return;
  const title = others.length > 0 ? `${first}, and ${others.length} more` : first;
  const message = [title, [first, ...others].join("\n"), trailer].join("\n\n");
  const files = ["--", ...changes.map(({ file }) => file)];
  await git("add", "--all", ...files);
  await git("commit", "--quiet", "--message", message, ...files);
}

/** The changed lines of a file, for an editor. @param diff the output of git diff without context, empty for a photo. */
const changedLines = (diff: string) =>
  (diff.match(/^[+-](?![+-]{2} ).*/gm) ?? ["another file"]).map((line) =>
    line.replace(/^-\s*/, "was: ").replace(/^\+\s*/, "now: "),
  );

/** The message of a conflict: which lines a colleague has changed, too. @param files the files with a conflict. */
async function conflictIn(root: string, files: readonly string[]): Promise<Refusal> {
  const git = gitIn(root);
  const base = await onlineBase(git);
  const kept = "Nothing was published, and yours is kept on this computer.";
  const names = new Set<string>();
  const written: string[] = [];
  for (const file of files) {
    const by = ["--max-count=1", "--format=%an", `${base}..origin/main`];
    const colleague = await git("log", ...by, "--", file);
    names.add(colleague);
    const title = fileTitle(root, file);
    if (!file.endsWith(".json") && !(await git("ls-tree", base, "--", file)))
      return new Refusal(
        `${colleague} has published another file named ${title}. ${kept} Give your file another name, choose it in the form, delete ${title} under Assets, and publish.`,
      );
    for (const [side, revision] of Object.entries({ Yours: "HEAD", Theirs: "origin/main" })) {
      const diff = await git("diff", "--unified=0", base, revision, "--", file);
      written.push(`${title}. ${side}:`, ...changedLines(diff), "");
    }
  }
  const who = [...names].join(" and ");
  return new Refusal(
    `You and ${who} have changed the same lines. ${kept} Ask ${who} which is right. “Keep theirs” brings those of ${who}; you then still see yours, to type them again.`,
    { files, written: written.join("\n") },
  );
}

/** Brings in what others have published, and publishes nothing. @throws Refusal, and keeps what is saved. */
export async function update({ root, started }: Task): Promise<string> {
  const git = gitIn(root);
  await checkFolder(git);
  await commitChanges(root);
  await git("fetch", "--quiet", "origin", "main");
  if (await git("status", "--porcelain", ...content))
    throw new Refusal("A form was saved at the same time. Press it again.");
  // npm may have changed this file.
  await git("restore", "package-lock.json").catch(() => {});
  await git("rebase", "--quiet", "--autostash", noRenames, "origin/main").catch(
    async (error: unknown) => {
      const files = splitLines(await git("diff", "--name-only", "--diff-filter=U"));
      await git("rebase", "--abort").catch(() => {});
      throw files.length > 0 ? await conflictIn(root, files) : error;
    },
  );
  if (await git("diff", "--name-only", started, "HEAD", ...code))
    throw new Refusal(
      "The software of the site is new. Press Ctrl+C in the terminal, run npm run edit again, and publish what you have saved.",
    );
  return "This folder has what others have published.";
}

/** Checks the folder, and puts its commits online. @param wrong begins the message if there is an error. @throws Refusal */
async function send({ root, today }: Task, wrong: string): Promise<void> {
  const problems = await checkContent(path.join(root, "data"), { today, launch: true });
  const error = problems.find(({ severity }) => severity === "error");
  if (error)
    throw new Refusal(
      `${wrong} ${error.file}, line ${error.line}: ${error.where} ${error.message}.`,
    );
  await gitIn(root)("push", "--quiet", "origin", "HEAD:main");
}

/** Publishes all that is saved on this computer. @throws Refusal, and keeps what is saved. */
export async function publish(task: Task): Promise<string> {
  await update(task);
  await send(
    task,
    "Nothing was published yet. What others have published is in this folder now, and the content has an error: correct it, and publish.",
  );
  return "Published. The site shows it in a few minutes.";
}

/** Moves what is saved and not online into a stash of git. @param shouldStash chooses the files. */
async function stash(root: string, message: string, shouldStash = (_file: string) => true) {
  const git = gitIn(root);
  await checkFolder(git);
  const files = (await unpublished(root)).map(({ file }) => file).filter(shouldStash);
  // Without a name of a file, git would take the whole folder.
  if (files.length === 0) return;
  await git("reset", "--quiet", await onlineBase(git));
  const options = ["--quiet", "--include-untracked", "--message", message];
  await git("stash", "push", ...options, "--", ...files);
}

/** Ends a conflict: brings in the colleague's files, and moves this editor's files into a stash. @throws Refusal */
export async function keepTheirs(task: Task, files: readonly string[]): Promise<string> {
  const git = gitIn(task.root);
  // Without the network nothing may be given up.
  await git("fetch", "--quiet", "origin", "main");
  await stash(task.root, "Given up for a colleague's", (file) => files.includes(file));
  await update(task);
  return "This folder has theirs now. If yours is right, type it again, and publish.";
}

/** Takes back all that is not online, and keeps it in a stash. @throws Refusal */
export async function discard({ root }: Task): Promise<string> {
  await stash(root, "Discarded in the forms");
  return "Discarded.";
}

/** Takes back a publication of this editor. @param id the hash of its commit. @throws Refusal, and leaves the folder as it was. */
export async function undo(task: Task, id: string): Promise<string> {
  const git = gitIn(task.root);
  const refuse = (why: string) => new Refusal(`Nothing was undone: ${why}`);
  if ((await unpublished(task.root)).length > 0)
    throw refuse("publish or discard first what you have saved.");
  if (!(await publications(task.root)).some(({ commit }) => commit === id))
    throw refuse("it is none of your last publications.");
  await update(task);
  await git("revert", "--no-edit", noRenames, id).catch(async () => {
    await git("revert", "--abort").catch(() => {});
    throw refuse("it was changed again later. Correct it in the form.");
  });
  await send(task, "Nothing was undone, because without it the content has an error.").catch(
    async (error: unknown) => {
      await git("reset", "--quiet", "--keep", "HEAD~1");
      throw error;
    },
  );
  return "Undone. The site shows it in a few minutes.";
}
