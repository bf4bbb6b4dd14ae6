import fs from "node:fs";
import path from "node:path";

import { checkContent } from "./problems";
import { contentFile, layoutType } from "../schema/content-files";
import { formLabel } from "./config";
import { type Git, gitIn, linesOf, maintainer, Refusal } from "./git";

// The branch main of "origin" is what is online. What an editor has saved becomes one commit on top of it.

const content = ["--", "data", "static"];
const code = ["--", ":!data", ":!static"];

/** The end of the message of each publication. */
const trailer = "Published with the forms";

/** What an action needs. */
export interface Task {
  /** Absolute path of the project. */
  root: string;
  /** The commit whose software runs. */
  started: string;
  today: Date;
  /** Is told each step, in a sentence. */
  say: (step: string) => void;
}

/** A file that is not online as it is in the folder. */
export interface Change {
  file: string;
  /** Like "Adibatla Meadows: changed". */
  text: string;
}

/** The commit that the saved files are a change of: the newest that is both here and online. */
const baseOf = (git: Git) => git("merge-base", "HEAD", "origin/main");

/** What a file is called: a layout by its name, another by its form, or else by its own name. */
async function titleOf(file: string, read: () => string | Promise<string>): Promise<string> {
  const known = contentFile(file);
  if (known && known.type !== layoutType) return formLabel(file);
  const text = known ? await read() : "";
  const [, name = path.basename(file)] = /^ {2}"name": "(.+)",?$/m.exec(text) ?? [];
  return name;
}

/** The files that are not online as they are in the folder, by their paths. @throws Refusal if git cannot read the folder. */
export async function unpublished(root: string): Promise<Change[]> {
  const git = gitIn(root);
  const base = await baseOf(git);
  const known = await git("diff", "--name-status", "--no-renames", base, ...content);
  const others = await git("ls-files", "--others", "--exclude-standard", ...content);
  const entries = [...linesOf(known), ...linesOf(others).map((file) => `A\t${file}`)];
  return Promise.all(
    entries.map(async (entry) => {
      const [letter = "", file = ""] = entry.split("\t");
      const isGone = letter === "D";
      const read = () =>
        isGone ? git("show", `${base}:${file}`) : fs.readFileSync(path.join(root, file), "utf8");
      const verb = { A: "added", D: "deleted" }[letter] ?? "changed";
      return { file, text: `${await titleOf(file, read)}: ${verb}` };
    }),
  );
}

/** A publication of this editor. */
export type Publication = Record<"commit" | "date" | "title", string>;

const emailOf = (git: Git) => git("config", "user.email").catch(() => "");

/** Whether git knows the editor's name and e-mail, which each publication contains. */
export const hasAuthor = async (root: string) => Boolean(await emailOf(gitIn(root)));

/** The editor's last publications that are still online, the newest first; their dates as ISO 8601. */
export async function publications(root: string): Promise<Publication[]> {
  const git = gitIn(root);
  const mine = ["--max-count=50", "--fixed-strings", `--author=<${await emailOf(git)}>`];
  const format = "--format=%H%x00%aI%x00%s%x00%b%x01";
  const log = await git("log", ...mine, format, "origin/main").catch(() => "");
  return log
    .split("\x01")
    .map((entry) => entry.trim().split("\0"))
    .filter(([id, , , body]) => body?.includes(trailer) && !log.includes(`reverts commit ${id}`))
    .map(([commit = "", date = "", title = ""]) => ({ commit, date, title }))
    .slice(0, 10);
}

/** The errors of the content, in a sentence; undefined if there are none. */
async function errorsIn({ root, today, say }: Task): Promise<string | undefined> {
  say("Checking the result …");
  const problems = await checkContent(path.join(root, "data"), { today, launch: true });
  const [first, ...others] = problems.filter(({ severity }) => severity === "error");
  const more = others.length > 0 ? ` (and ${others.length} more)` : "";
  return first && `${first.where}: ${first.message}${more}`;
}

/** @throws Refusal if this folder cannot be published from. */
async function checkFolder(git: Git): Promise<void> {
  const branch = await git("symbolic-ref", "--short", "HEAD").catch(() => "");
  if (branch !== "main") throw new Refusal(`Only the branch main is published. Ask ${maintainer}.`);
  const [file] = linesOf(await git("diff", "--name-only", "origin/main...HEAD", ...code));
  if (file)
    throw new Refusal(
      `The software has a change here that is not published (${file}). Ask ${maintainer}.`,
    );
}

/** Makes one commit of all that is saved and not online. */
async function commit({ root }: Task): Promise<void> {
  const git = gitIn(root);
  await git("reset", "--quiet", await baseOf(git));
  const changes = await unpublished(root);
  const [first, ...others] = changes.map(({ text }) => text);
  if (!first) return;
  const files = ["--", ...changes.map(({ file }) => file)];
  const title = others.length > 0 ? `${first}, and ${others.length} more` : first;
  const message = [title, [first, ...others].join("\n"), trailer].join("\n\n");
  await git("add", "--all", ...files);
  await git("commit", "--quiet", "--message", message, ...files);
}

/** What two people have made of one file. */
export interface Versions {
  file: string;
  title: string;
  colleague: string;
  /** The lines that each has written. */
  yours: string[];
  theirs: string[];
}

/** Two people have changed the same lines. */
export class Conflict extends Refusal {
  constructor(
    message: string,
    readonly versions: readonly Versions[],
  ) {
    super(message);
  }
}

/** The lines that a side has written, and of a change that only deletes those. @param diff of git, without context. */
const writtenIn = (diff: string) =>
  diff.split(/^@@.*$/m).flatMap((part, index) => {
    const lines = linesOf(part).map((line) => line.trimEnd());
    if (index === 0) return lines.filter((line) => line.startsWith("Binary"));
    const added = lines.filter((line) => line.startsWith("+")).map((line) => line.slice(1).trim());
    return added.length > 0 ? added : lines.map((line) => `deleted: ${line.slice(1).trim()}`);
  });

/** Why the commit of this editor cannot follow what is online. */
async function conflictIn(git: Git, files: readonly string[]): Promise<Refusal> {
  const base = await baseOf(git);
  const side = async (name: string, file: string) =>
    writtenIn(await git("diff", "--unified=0", base, name, "--", file));
  const versions = await Promise.all(
    files.map(async (file) => ({
      file,
      title: await titleOf(file, () => git("show", `HEAD:${file}`).catch(() => "")),
      colleague: await git(
        "log",
        "--max-count=1",
        "--format=%an",
        `${base}..origin/main`,
        "--",
        file,
      ),
      isNew: !(await git("ls-tree", base, "--", file)),
      yours: await side("HEAD", file),
      theirs: await side("origin/main", file),
    })),
  );
  const kept = "Nothing was published, and yours is kept on this computer.";
  const twice = versions.find(({ file, isNew }) => isNew && !file.endsWith(".json"));
  if (twice)
    return new Refusal(
      `${twice.colleague} has published another file named ${twice.title}. ${kept} Give your file another name, choose it in the form, delete ${twice.title} under Assets, and publish.`,
    );
  const names = [...new Set(versions.map(({ colleague }) => colleague))].join(" and ");
  return new Conflict(
    `You and ${names} have changed the same lines. ${kept} Ask ${names} which is right. “Keep theirs” brings those of ${names}; you then see yours, to type them again.`,
    versions,
  );
}

/** Puts the commit of this editor on top of what is online. @throws Refusal, also if the software is new. */
async function follow({ root, started }: Task): Promise<void> {
  const git = gitIn(root);
  if (await git("status", "--porcelain", ...content))
    throw new Refusal("A form was saved at the same time. Press it again.");
  await git("rebase", "--quiet", "--autostash", "origin/main").catch(async (error: unknown) => {
    const files = linesOf(await git("diff", "--name-only", "--diff-filter=U"));
    await git("rebase", "--abort").catch(() => {});
    throw files.length > 0 ? await conflictIn(git, files) : error;
  });
  if (await git("diff", "--name-only", started, "HEAD", ...code))
    throw new Refusal(
      "The software of the site is new. Press Ctrl+C in the terminal, run npm run edit again, and publish what you have saved.",
    );
}

/** Brings in what others have published, and publishes nothing. @throws Refusal */
export async function update(task: Task): Promise<string> {
  const git = gitIn(task.root);
  await checkFolder(git);
  await commit(task);
  task.say("Fetching what others have published …");
  await git("fetch", "--quiet", "origin", "main");
  await follow(task);
  return "This folder has what others have published.";
}

const push = ({ root, say }: Task) => {
  say("Publishing …");
  return gitIn(root)("push", "--quiet", "origin", "HEAD:main");
};

/**
 * Publishes what is saved on this computer, on top of what others have published.
 * @param author is told to git, if it does not know who publishes.
 * @returns how it ended, in a sentence.
 * @throws Refusal; what is saved stays as it is.
 */
export async function publish(task: Task, author: { name?: string; email?: string } = {}) {
  const git = gitIn(task.root);
  for (const [key, value] of Object.entries(author)) await git("config", `user.${key}`, value);
  await update(task);
  const errors = await errorsIn(task);
  if (errors)
    throw new Refusal(
      `Nothing was published yet: with what others have published, which is in this folder now, the content has an error. ${errors} Correct it, and publish.`,
    );
  await push(task);
  return "Published. The site shows it in a few minutes.";
}

/** Puts what is saved of some files into a stash of git. */
async function stash(git: Git, files: readonly string[], message: string): Promise<void> {
  await git("reset", "--quiet", await baseOf(git));
  const options = ["--quiet", "--include-untracked", "--message", message];
  await git("stash", "push", ...options, "--", ...files);
}

/** After a conflict: brings in the colleague's files, and puts this editor's into a stash of git. @throws Refusal */
export async function keepTheirs(task: Task, files: readonly string[]): Promise<string> {
  const git = gitIn(task.root);
  await checkFolder(git);
  await stash(git, files, "Given up for a colleague's");
  await commit(task);
  await follow(task);
  return "This folder has theirs now. If yours is right, type it again, and publish.";
}

/** Takes back a publication of this editor. @throws Refusal; then the folder is as it was. */
export async function undo(task: Task, id: string): Promise<string> {
  const git = gitIn(task.root);
  const refuse = (why: string) => new Refusal(`Nothing was undone: ${why}`);
  if ((await unpublished(task.root)).length > 0)
    throw refuse("publish or discard first what you have saved.");
  if (!(await publications(task.root)).some(({ commit: mine }) => mine === id))
    throw refuse("it is none of your last publications.");
  await update(task);
  await git("revert", "--no-edit", id).catch(async () => {
    await git("revert", "--abort").catch(() => {});
    throw refuse("it was changed again later. Correct it in the form.");
  });
  try {
    const errors = await errorsIn(task);
    if (errors) throw refuse(`without it the content has an error. ${errors}`);
    await push(task);
  } catch (error) {
    await git("reset", "--quiet", "--keep", "HEAD~1");
    throw error;
  }
  return "Undone. The site shows it in a few minutes.";
}

/** Takes back all that is not online. A stash of git keeps it. @throws Refusal */
export async function discard({ root }: Task): Promise<string> {
  const git = gitIn(root);
  await checkFolder(git);
  const changes = await unpublished(root);
  await stash(
    git,
    changes.map(({ file }) => file),
    "Discarded in the forms",
  );
  return "Discarded.";
}
