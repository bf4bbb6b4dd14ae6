import fs from "node:fs";
import path from "node:path";

import { checkContent } from "../check";
import { plural } from "../check/report/wording";
import { gitIn, orNothing, Refusal } from "./git";
import { inForms } from "./labels";
import { describeChange } from "./merge";
import { type Change, changesBetween, mergeTrees, savedTree, withOwnIndex } from "./trees";

// The branch main of "origin" is what is online. A publication is made as a tree of git, checked, and pushed. The folder
// changes only after that.

const online = "refs/remotes/origin/main";
/** A commit of what was saved at the last publication; its parents are the folder's commit and the published one. */
const pending = "refs/forms/pending";

/** What an action needs. */
export interface Task {
  /** Absolute path of the project. */
  root: string;
  today: Date;
  /** Is told each step, in a sentence. */
  say: (step: string) => void;
}

/** The commit that the saved files are a change of: the last one known to be online, or else the folder's own. @throws Refusal if git cannot read the folder. */
async function baseOf(root: string): Promise<string> {
  const git = gitIn(root);
  const head = await git("rev-parse HEAD");
  const [parent, made = ""] = (await orNothing(git("rev-parse", `${pending}^@`))).split("\n");
  // The push may have failed.
  if (head === parent && made === (await orNothing(git("merge-base", made, online))))
    return git("rev-parse", pending);
  return (await orNothing(git("merge-base", online, "HEAD"))) || head;
}

/** The saved changes that are not online, the newest first. @throws Refusal if git cannot read the folder. */
export async function unpublished(root: string): Promise<Change[]> {
  const age = ({ file }: Change) =>
    fs.statSync(path.join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const changes = await changesBetween(root, await baseOf(root), await savedTree(root));
  return changes.toSorted((one, other) => age(other) - age(one));
}

/** A publication of this editor. */
export type Publication = Record<"commit" | "date" | "title", string>;

const setting = (root: string, name: string) => orNothing(gitIn(root)("config", name));

/** The end of the message of each publication. An Undo also names the publication that it takes back. */
const trailer = "Published-by: the forms";
const undoTrailer = "Takes-back";

/** The editor's last publications that are still online, the newest first; their dates as ISO 8601. */
export async function publications(root: string): Promise<Publication[]> {
  const mine = ["--fixed-strings", `--author=<${await setting(root, "user.email")}>`];
  const format = `--format=%H%x00%(trailers:key=${undoTrailer},valueonly,separator=)%x00%aI%x00%s`;
  const command = "log --max-count=100";
  const log = await orNothing(gitIn(root)(command, ...mine, `--grep=${trailer}`, format, online));
  const all = log.split("\n").map((line) => line.split("\0"));
  return all
    .filter(([commit]) => commit && !all.some(([, undone]) => undone === commit))
    .map(([commit = "", , date = "", title = ""]) => ({ commit, date, title }))
    .slice(0, 10);
}

/** Whether git knows the editor's name and e-mail, which each publication contains. */
export const hasAuthor = async (root: string) =>
  Boolean((await setting(root, "user.name")) && (await setting(root, "user.email")));

/** Tells git who publishes, for this project only. */
export async function setAuthor(root: string, name: string, email: string): Promise<void> {
  if (!/^\p{L}[^<>\n\0]*$/u.test(name) || !/^[^-<>\s\0][^<>\s\0]*@[^<>\s\0]+$/.test(email))
    throw new Refusal("Write your name, and your e-mail address with an @.");
  await gitIn(root)("config user.name", name);
  await gitIn(root)("config user.email", email);
}

/** The problems of the content. */
export const problemsIn = (root: string, today: Date) =>
  checkContent(path.join(root, "data"), { today, launch: true });

/** The files of the software that differ in a range of commits, one a line. */
const codeIn = (root: string, range: string) =>
  orNothing(gitIn(root)("diff --name-only --no-renames", range, "--", ":!data", ":!static"));

/** @throws Refusal if this folder cannot be published from. */
async function checkFolder(root: string): Promise<void> {
  const git = gitIn(root);
  const ask = "Ask whoever maintains the site.";
  const branch = await orNothing(git("symbolic-ref --short HEAD"));
  if (branch !== "main") throw new Refusal(`Only the branch main is published. ${ask}`);
  const [code] = (await codeIn(root, `${online}...HEAD`)).split("\n");
  if (code)
    throw new Refusal(`The software has a change here that is not published (${code}). ${ask}`);
}

/** The trees of what is saved, and of that merged with what is online. */
type Files = Record<"saved" | "tree", string>;

/** These trees, and the commits of what is online and of what the saved files are a change of. */
type Merged = Files & Record<"upstream" | "base", string>;

/** The errors in a tree, which stop publication: their number, and the first. */
const errorsIn = ({ root, today, say }: Task, tree: string) =>
  withOwnIndex(root, async (git, folder) => {
    say("Checking the result …");
    await git("read-tree", tree);
    await git("checkout-index --all --quiet", `--prefix=${folder}/site/`);
    const problems = await problemsIn(path.join(folder, "site"), today);
    const errors = problems.filter(({ severity }) => severity === "error");
    const [first] = errors.map(inForms);
    return first && `${plural(errors.length, "error")}: ${first.where} ${first.text}`;
  });

/**
 * Brings the folder to a commit that is online, with the merged files: those of the commit, and what is not published.
 * @param done a sentence about what was done before, for the message of a failure.
 */
async function updateFolder(root: string, { saved, tree }: Files, made: string, done = "") {
  const git = gitIn(root);
  try {
    await git("reset", saved, "--", ".");
    // Refuses rather than overwrite a file that somebody is changing.
    await git("read-tree -m -u", saved, tree);
    await git("reset", made);
  } catch {
    await orNothing(git("reset"));
    throw new Refusal(
      `${done} What is online could not be brought into this folder, because its files are being changed. Save, wait a moment, and press Update. If that does not help, ask whoever maintains the site.`,
    );
  }
}

/** Puts a checked tree online as one commit, and updates the folder. @returns how it ended. @throws Refusal */
async function push(
  { root, say }: Task,
  merged: Merged,
  tree: string,
  message: string,
  done: string,
): Promise<string> {
  say("Publishing …");
  const git = gitIn(root);
  const commit = (files: string, text: string, ...parents: readonly string[]) =>
    git("commit-tree", files, "-m", text, ...parents.flatMap((one) => ["-p", one]));
  const made = await commit(tree, `${message}\n${trailer}`, merged.upstream);
  // Before the push, since npm run edit may be stopped during it, or git may not get the answer.
  await git("update-ref", pending, await commit(merged.saved, "Saved", "HEAD", made));
  await git("push --quiet --no-follow-tags origin", `${made}:refs/heads/main`);
  await updateFolder(root, merged, made, done);
  return `${done} The site shows it in a few minutes.`;
}

/** Whose values to keep where two people have changed the same: the commit of the colleague's that the editor has seen. */
type Choice = Partial<Record<"mine" | "theirs", string>>;

/** Merges what is saved with what is online. @throws Refusal, also if the editor has to choose, or the software is new. */
async function mergeOnline({ root, say }: Task, choice: Choice = {}): Promise<Merged> {
  const git = gitIn(root);
  say("Fetching what others have published …");
  await git("fetch --quiet origin", `+refs/heads/main:${online}`);
  await checkFolder(root);
  const [upstream, base] = await Promise.all([git("rev-parse", online), baseOf(root)]);
  const saved = await savedTree(root);
  const prefer = (["mine", "theirs"] as const).find((side) => choice[side] === upstream);
  const { tree, conflicts } = await mergeTrees(root, [base, saved, upstream], prefer);
  const range = `${base}..${upstream}`;
  if (conflicts.length > 0 && !prefer) {
    const values = conflicts.map(async ({ path: where, mine, theirs, file }) => {
      const colleague = await git("log --max-count=1 --format=%an", range, "--", file);
      return `${where.join(", ")}: you ${describeChange(mine)}, ${colleague} ${describeChange(theirs)}.`;
    });
    const all = (await Promise.all(values)).join(" ");
    const message = `${all} Nothing was published, and yours is kept on this computer. Ask them which is right.`;
    throw Object.assign(new Refusal(message), { upstream });
  }
  const merged = { upstream, base, saved, tree };
  // The content is checked with the software that will show it.
  if (await codeIn(root, range)) {
    await updateFolder(root, merged, upstream);
    throw new Refusal(
      "The software of the site is new, and in this folder now. Press Ctrl+C in the terminal, and run npm run edit again. Then publish what you have saved.",
    );
  }
  return merged;
}

/**
 * Publishes what is saved on this computer, together with what others have published.
 * @returns how it ended, in a sentence.
 * @throws Refusal
 */
export async function publish(task: Task, choice?: Choice): Promise<string> {
  const { root } = task;
  const merged = await mergeOnline(task, choice);
  const { upstream, tree } = merged;
  const lines = (await changesBetween(root, upstream, tree)).map(({ text }) => text);
  const [first, ...others] = lines;
  if (first === undefined) {
    await updateFolder(root, merged, upstream);
    return "All of it is online already.";
  }
  const errors = await errorsIn(task, tree);
  if (errors) {
    // Then the strip shows it, and the editor can correct it.
    await updateFolder(root, merged, upstream);
    return `Not published yet: with what others have published, which is in this folder now, the content has ${errors} Correct it, and publish.`;
  }
  const title =
    others.length > 0 ? `${first}, and ${plural(others.length, "other change")}` : first;
  const message = `${title}\n\n${lines.slice(0, 100).join("\n")}\n`;
  return push(task, merged, tree, message, "Published.");
}

/** Brings in what others have published, and publishes nothing. @throws Refusal */
export async function update(task: Task, choice?: Choice): Promise<string> {
  const merged = await mergeOnline(task, choice);
  await updateFolder(task.root, merged, merged.upstream);
  return "This folder has what others have published.";
}

/** Takes back a publication of this editor. @throws Refusal, also if it was changed again later. */
export async function undo(task: Task, id: string): Promise<string> {
  const { root } = task;
  const publication = (await publications(root)).find(({ commit }) => commit === id);
  if (!publication) throw new Refusal("You can undo only your own last publications.");
  const merged = await mergeOnline(task);
  const refuse = (why: string) => new Refusal(`Nothing was undone: ${why}`);
  const back = await mergeTrees(root, [id, merged.upstream, `${id}^`]);
  if (back.conflicts.length > 0) {
    const values = back.conflicts.map(({ path: where }) => where.join(", ")).join("; ");
    throw refuse(`it was changed again later (${values}). Correct it in the form.`);
  }
  const { tree, conflicts } = await mergeTrees(root, [merged.base, merged.saved, back.tree]);
  if (conflicts.length > 0)
    throw refuse("you have changed the same again. Publish or discard that first.");
  const errors = await errorsIn(task, back.tree);
  if (errors) throw refuse(`without it the content would have ${errors}`);
  const message = `Undo: ${publication.title}\n\n${undoTrailer}: ${id}`;
  return push(task, { ...merged, tree }, back.tree, message, "Undone.");
}

/** Takes back all changes of data/ and static/ that are not online. A ref of git keeps them. */
export async function discard({ root }: Task): Promise<string> {
  await checkFolder(root);
  const saved = await savedTree(root);
  await gitIn(root)("update-ref refs/forms/discarded", saved);
  await updateFolder(root, { saved, tree: await baseOf(root) }, "HEAD");
  return "Discarded.";
}
