import fs from "node:fs";
import path from "node:path";

import { checkContent, type Severity } from "../check";
import { plural } from "../check/report/wording";
import { type Git, gitIn, orNothing, Refusal } from "./git";
import { inForms } from "./labels";
import { describeChange } from "./merge";
import {
  type Change,
  changesBetween,
  content,
  isContent,
  mergeTrees,
  savedTree,
  withOwnIndex,
} from "./trees";

// The branch main of "origin" is what is online. A publication is made as a tree of git, checked, and pushed. The folder
// changes only after that.

const online = "refs/remotes/origin/main";
/** A commit of what was saved at a publication; its parents are the folder's commit and the published one. It is deleted once the folder is updated. */
const pending = "refs/forms/pending";

/** What an action needs. */
export interface Task {
  /** Absolute path of the project. */
  root: string;
  today: Date;
  /** Is told each step, in a sentence. */
  say: (step: string) => void;
}

/** Two people have changed the same values: the editor chooses whose are published. */
export class Conflicted extends Refusal {
  constructor(
    message: string,
    /** The commit that has the other values. */
    readonly upstream: string,
  ) {
    super(message);
  }
}

/** The commit that the saved files are a change of: the last one known to be online, or else the folder's own. */
async function baseOf(root: string): Promise<string> {
  const git = gitIn(root);
  const [head, parent, made] = await Promise.all(
    ["HEAD", `${pending}^1`, `${pending}^2`].map((name) =>
      orNothing(git("rev-parse --verify --quiet", name)),
    ),
  );
  // The push may have failed.
  const isOnline = made && made === (await orNothing(git("merge-base", made, online)));
  if (head && head === parent && isOnline) return git("rev-parse", pending);
  return (await orNothing(git("merge-base", online, "HEAD"))) || (head ?? "");
}

/** The saved changes that are not online, the newest first. @throws Refusal if git cannot read the folder. */
export async function unpublished(root: string): Promise<Change[]> {
  const base = await baseOf(root);
  if (!base) {
    await gitIn(root)("rev-parse --git-dir");
    return [];
  }
  const age = ({ file }: Change) =>
    fs.statSync(path.join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const changes = await changesBetween(root, base, await savedTree(root));
  return changes.toSorted((one, other) => age(other) - age(one));
}

/** A publication of this editor. */
export interface Publication {
  commit: string;
  /** As ISO 8601. */
  date: string;
  title: string;
}

const setting = (root: string, name: string) => orNothing(gitIn(root)("config", name));

/** The last line of the message of each publication. */
const trailer = "Published by the forms";
/** The line that names the publication that an Undo has taken back. */
const undoTrailer = /^Takes back ([0-9a-f]{40,})$/m;

/** The editor's last publications that are still online, the newest first. */
export async function publications(root: string): Promise<Publication[]> {
  const author = await setting(root, "user.email");
  const format = "--format=%H%x00%aE%x00%aI%x00%s%x00%b%x00%x00";
  const log = await orNothing(
    gitIn(root)("log --max-count=100", `--grep=^${trailer}$`, format, online),
  );
  const all = log.split("\0\0").map((entry) => entry.trimStart().split("\0"));
  const undone = all.map(([, , , , body = ""]) => undoTrailer.exec(body)?.[1]);
  return all
    .filter(([commit, email]) => email && email === author && !undone.includes(commit))
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

/** The problems of the content, by severity. */
export async function problemsIn(root: string, today: Date) {
  const found = await checkContent(path.join(root, "data"), { today, launch: true });
  const of = (severity: Severity) => found.filter((one) => one.severity === severity);
  return { errors: of("error"), launchItems: of("launch"), warnings: of("warning") };
}

const ask = "Ask whoever maintains the site.";

/** @throws Refusal if this folder cannot be published from. */
async function checkFolder(root: string): Promise<void> {
  const git = gitIn(root);
  const branch = await orNothing(git("symbolic-ref --short HEAD"));
  if (branch !== "main" || (await orNothing(git("rev-parse --show-prefix"))))
    throw new Refusal(`Only the branch main of the project's own repository is published. ${ask}`);
  if (await orNothing(git("rev-parse --verify --quiet MERGE_HEAD")))
    throw new Refusal(`A merge is not finished in this folder. ${ask}`);
  const ahead = await orNothing(git("diff --name-only --no-renames -z", `${online}...HEAD`));
  const code = ahead.split("\0").find((file) => file && !isContent(file));
  if (code)
    throw new Refusal(`The software has a change here that is not published (${code}). ${ask}`);
}

/** Git for the network: with the ssh that the editor has set, and without questions. */
async function remoteGit(root: string): Promise<Git> {
  const ssh = (await setting(root, "core.sshCommand")) || "ssh";
  const option = `core.sshCommand=${ssh} -o BatchMode=yes -o ConnectTimeout=20`;
  return (command, ...values) => gitIn(root)(`-c`, option, ...command.split(" "), ...values);
}

/** The commits of the folder, of what is online, and of what the saved files are a change of; and the tree of these files. */
type State = Record<"head" | "upstream" | "base" | "saved", string>;

/** Fetches what is online. @throws Refusal */
async function fetchState({ root, say }: Task): Promise<State> {
  say("Fetching what others have published …");
  const [git, remote] = [gitIn(root), await remoteGit(root)];
  await remote("fetch --quiet origin", `+refs/heads/main:${online}`);
  await checkFolder(root);
  const [head = "", upstream = ""] = await Promise.all(
    ["HEAD", online].map((name) => git("rev-parse", name)),
  );
  return { head, upstream, base: await baseOf(root), saved: await savedTree(root) };
}

const commit = (root: string, tree: string, message: string, ...parents: readonly string[]) =>
  gitIn(root)("commit-tree", tree, "-m", message, ...parents.flatMap((one) => ["-p", one]));

/** The errors in a tree, which stop publication. */
const errorsIn = ({ root, today, say }: Task, tree: string) =>
  withOwnIndex(root, async (git, folder) => {
    say("Checking the result …");
    await git("read-tree", tree);
    await git("checkout-index --all --quiet", `--prefix=${folder}/site/`);
    return (await problemsIn(path.join(folder, "site"), today)).errors;
  });

/** Puts a checked tree online as one commit. @throws Refusal */
async function push({ root, say }: Task, state: State, tree: string, message: string) {
  say("Publishing …");
  const { upstream, saved, head } = state;
  const made = await commit(root, tree, `${message}\n\n${trailer}`, upstream);
  // Before the push, since npm run edit may be stopped during it, or git may not get the answer.
  await gitIn(root)("update-ref", pending, await commit(root, saved, "Saved", head, made));
  const git = await remoteGit(root);
  await git("push --quiet --no-follow-tags origin", `${made}:refs/heads/main`);
  return made;
}

/**
 * Brings the folder to a commit that is online.
 * @param tree the new files: those of the commit, with the changes that are not published.
 * @param done a sentence about what was done before, for the message of a failure.
 */
async function updateFolder(
  root: string,
  { head, saved }: State,
  made: string,
  tree: string,
  done = "",
) {
  const git = gitIn(root);
  try {
    await git("reset --quiet", await commit(root, saved, "Saved", head));
    // Refuses rather than overwrite a file that somebody is changing.
    await git("reset --quiet --keep", await commit(root, tree, "Saved", made));
    await git("reset --quiet", made);
    await orNothing(git("update-ref -d", pending));
  } catch {
    await orNothing(git("reset --quiet", head));
    throw new Refusal(
      `${done} What is online could not be brought into this folder, because its files are being changed. Save, wait a moment, and press Update. If that does not help, ask whoever maintains the site.`,
    );
  }
}

/** Updates the folder if the software has changed, which has to check the content. @throws Refusal if it has. */
async function updateSoftware(root: string, state: State, tree: string): Promise<void> {
  const { base, upstream } = state;
  const changed = await gitIn(root)("diff --name-only --no-renames -z", base, upstream);
  if (!changed.split("\0").some((file) => file && !isContent(file))) return;
  await updateFolder(root, state, upstream, tree);
  throw new Refusal(
    "The software of the site is new, and in this folder now. Press Ctrl+C in the terminal, and run npm run edit again. Then publish what you have saved.",
  );
}

const soon = "The site shows it in a few minutes.";

/** Whose values to keep where two people have changed the same. The commit is that of the colleague's values that the editor has seen. */
interface Choice {
  mine?: string;
  theirs?: string;
}

/** Merges what is saved with what is online. @throws Refusal, such as Conflicted if the editor has not chosen. */
async function mergeOnline(task: Task, choice: Choice) {
  const { root } = task;
  const state = await fetchState(task);
  const { upstream, base, saved } = state;
  const prefer = (["mine", "theirs"] as const).find((side) => choice[side] === upstream);
  const { tree, conflicts } = await mergeTrees(root, [base, saved, upstream], prefer);
  if (conflicts.length === 0 || prefer) {
    await updateSoftware(root, state, tree);
    return { state, tree };
  }
  const values = conflicts.map(async ({ path: where, mine, theirs, file }) => {
    const range = `${base}..${upstream}`;
    const colleague = await gitIn(root)("log --max-count=1 --format=%an", range, "--", file);
    return `${where.join(", ")}: you ${describeChange(mine)}, ${colleague} ${describeChange(theirs)}.`;
  });
  const all = (await Promise.all(values)).join(" ");
  throw new Conflicted(
    `${all} Nothing was published, and yours is kept on this computer. Ask them which is right.`,
    upstream,
  );
}

/**
 * Publishes what is saved on this computer, together with what others have published.
 * @returns how it ended, in a sentence.
 * @throws Refusal
 */
export async function publish(task: Task, choice: Choice = {}): Promise<string> {
  const { root } = task;
  const { state, tree } = await mergeOnline(task, choice);
  const { upstream } = state;
  const lines = (await changesBetween(root, upstream, tree)).map(({ text }) => text);
  const [first, ...others] = lines;
  if (first === undefined) {
    await updateFolder(root, state, upstream, tree);
    return "All of it is online already.";
  }
  const errors = await errorsIn(task, tree);
  const [problem] = errors.map(inForms);
  if (problem) {
    // Then the strip shows it, and the editor can correct it.
    await updateFolder(root, state, upstream, tree);
    return `Not published yet: with what others have published, which is in this folder now, the content has ${plural(errors.length, "error")}: ${problem.where} ${problem.text} Correct it, and publish.`;
  }
  const title =
    others.length > 0 ? `${first}, and ${plural(others.length, "other change")}` : first;
  const message = `${title}\n\n${lines.slice(0, 100).join("\n")}`;
  const made = await push(task, state, tree, message);
  await updateFolder(root, state, made, tree, "Published.");
  return `Published. ${soon}`;
}

/** Brings in what others have published, and publishes nothing. @throws Refusal */
export async function update(task: Task, choice: Choice = {}): Promise<string> {
  const { state, tree } = await mergeOnline(task, choice);
  await updateFolder(task.root, state, state.upstream, tree);
  return "This folder has what others have published.";
}

/** Takes back a publication of this editor. @throws Refusal, also if it was changed again later. */
export async function undo(task: Task, id: string): Promise<string> {
  const { root } = task;
  const publication = (await publications(root)).find((one) => one.commit === id);
  if (!publication) throw new Refusal("You can undo only your own last publications.");
  const { state } = await mergeOnline(task, {});
  const { upstream, base, saved } = state;
  const refuse = (why: string) => new Refusal(`Nothing was undone: ${why}`);
  const back = await mergeTrees(root, [id, upstream, `${id}^`]);
  if (back.conflicts.length > 0) {
    const values = back.conflicts.map(({ path: where }) => where.join(", ")).join("; ");
    throw refuse(`it was changed again later (${values}). Correct it in the form.`);
  }
  const folder = await mergeTrees(root, [base, saved, back.tree]);
  if (folder.conflicts.length > 0)
    throw refuse("you have changed the same again. Publish or discard that first.");
  const [problem] = (await errorsIn(task, back.tree)).map(inForms);
  if (problem) throw refuse(`without it there would be an error: ${problem.where} ${problem.text}`);
  const message = `Undo: ${publication.title}\n\nTakes back ${id}`;
  const made = await push(task, state, back.tree, message);
  await updateFolder(root, state, made, folder.tree, "Undone.");
  return `Undone. ${soon}`;
}

/** Takes back all changes of data/ and static/ that are not online. A ref of git keeps them. */
export async function discard({ root }: Task): Promise<string> {
  await checkFolder(root);
  const git = gitIn(root);
  const base = await baseOf(root);
  await git("update-ref refs/forms/discarded", await savedTree(root));
  const folders = await git("ls-tree --name-only", base, ...content);
  await git("clean -d --force --quiet --", ...content.slice(1));
  await git("restore --source", base, "--staged", "--worktree", "--", ...folders.split("\n"));
  return "Discarded.";
}
