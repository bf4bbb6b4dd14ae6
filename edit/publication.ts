import fs from "node:fs";
import path from "node:path";

import { checkContent, isLaunched, type Severity } from "../check";
import { plural } from "../check/report/wording";
import { gitIn, orNothing, Refusal } from "./git";
import { formLabel, problemInLabels } from "./labels";
import { type Conflict, type Difference, differences, inWords, merge } from "./merge";

// What is online is the branch main of "origin". A publication is made of git's trees in an index of its own, checked, and
// pushed; only then does the folder change. So whatever fails before leaves everything as it was.

const online = "refs/remotes/origin/main";
const content = ["--", "data", "static"];
const isContent = (file: string) => /^(data|static)\//.test(file);

/** What an action needs. */
export interface Task {
  /** Absolute path of the project. */
  root: string;
  today: Date;
  /** Is told each step, in a sentence. */
  say: (step: string) => void;
}

/** What the page has to tell after an action. */
export interface Outcome {
  message: string;
}

/** A refusal because of values that two people have changed: the editor says whose is published. */
export class Conflicted extends Refusal {
  constructor(
    message: string,
    /** The commit that has the other values. */
    readonly upstream: string,
  ) {
    super(message);
  }
}

const privateGit = (root: string) => gitIn(root, path.join(root, ".run/publication-index"));

/** The tree of the last commit with the files of data/ and static/ as they are saved. */
async function savedTree(root: string): Promise<string> {
  const git = privateGit(root);
  fs.mkdirSync(path.join(root, ".run"), { recursive: true });
  await git("read-tree HEAD");
  const folders = content.filter((name) => fs.existsSync(path.join(root, name)));
  await git("add --all --", ...folders);
  return git("write-tree");
}

/** Merges two versions of a JSON file. @returns undefined if one is missing or not readable. */
function mergeTexts(
  texts: readonly string[],
  prefer: "mine" | "theirs",
  conflicts: Conflict[],
  label: string,
): string | undefined {
  try {
    const [base = {}, mine, theirs] = texts.map((text): unknown => JSON.parse(text));
    const note = (conflict: Conflict) => conflicts.push(conflict);
    return `${JSON.stringify(merge([base, mine, theirs], prefer, note, [label]), null, 2)}\n`;
  } catch {
    return undefined;
  }
}

/** Merges two changes of a tree. @returns the merged tree, and the values that both have changed. */
async function mergeTrees(
  root: string,
  trees: readonly [base: string, mine: string, theirs: string],
  prefer: "mine" | "theirs" = "mine",
) {
  const git = privateGit(root);
  const conflicts: Conflict[] = [];
  await git("read-tree", trees[1]);
  await git("read-tree -i -m --aggressive", ...trees);
  const unmerged = (await git("ls-files --unmerged -z")).split("\0").filter(Boolean);
  for (const file of new Set(unmerged.map((entry) => entry.replace(/^.*\t/, "")))) {
    const versions = trees.map((tree) => orNothing(git("show", `${tree}:${file}`)));
    const label = formLabel(file.replace("data/", ""));
    const text = mergeTexts(await Promise.all(versions), prefer, conflicts, label);
    if (text !== undefined) {
      const merged = path.join(root, ".run/publication.json");
      fs.writeFileSync(merged, text);
      const id = await git("hash-object -w --no-filters", merged);
      await git("update-index --cacheinfo", `100644,${id},${file}`);
      continue;
    }
    conflicts.push({ place: [file], mine: "your file", theirs: "another file" });
    // A side may have removed it.
    const side = trees[prefer === "mine" ? 1 : 2] ?? "";
    await git("reset --quiet", side, "--", file);
  }
  return { tree: await git("write-tree"), conflicts };
}

/** A difference between what is saved and what is online: "Plots: Adibatla Meadows, Price per sq yd: 30,000 → 32,500". */
export interface Change extends Difference {
  file: string;
}

/** What differs between two trees, in an editor's words. */
async function changesBetween(root: string, before: string, after: string): Promise<Change[]> {
  const git = gitIn(root);
  const range = [before, after, ...content];
  const status = await git("diff --name-status --no-renames -z", ...range);
  const changes = [...status.matchAll(/([AMD])\0([^\0]*)\0/g)].map(
    async ([, letter = "", file = ""]): Promise<Change[]> => {
      const versions = [before, after].map((tree) => orNothing(git("show", `${tree}:${file}`)));
      try {
        if (!/^data\/.*\.json$/.test(file)) throw new SyntaxError("has no fields");
        const [old, now] = (await Promise.all(versions)).map((text): unknown => JSON.parse(text));
        const found = differences(old, now);
        // A merge or a text editor may write the same content with other spaces.
        if (found.length === 0) found.push({ text: "spaces and line breaks" });
        const label = formLabel(file.replace("data/", ""));
        return found.map(({ text, slug }) => ({ file, text: `${label}: ${text}`, slug }));
      } catch {
        const noun = file.startsWith("data/images/") ? "photo" : "file";
        const verb = { A: "added", D: "removed" }[letter] ?? "replaced";
        return [{ file, text: `1 ${noun} ${verb}: ${path.basename(file)}` }];
      }
    },
  );
  return (await Promise.all(changes)).flat();
}

/** The commit that this computer and what is online came from; the last commit, if nothing is known to be online. */
const baseOf = async (root: string) =>
  (await orNothing(gitIn(root)("merge-base", online, "HEAD"))) ||
  orNothing(gitIn(root)("rev-parse HEAD"));

/** The changes of this computer that are not online; none in a folder without git. */
export async function unpublished(root: string): Promise<Change[]> {
  const base = await baseOf(root);
  return base ? changesBetween(root, base, await savedTree(root)) : [];
}

/** A publication of this editor. */
export interface Publication {
  commit: string;
  /** As ISO 8601. */
  date: string;
  title: string;
}

const setting = (root: string, name: string) => orNothing(gitIn(root)("config", name));

/** The editor's last publications, the newest first. */
export async function publications(root: string): Promise<Publication[]> {
  const author = await setting(root, "user.email");
  const format = "--format=%H%x09%aE%x09%aI%x09%s";
  const log = gitIn(root)("log --max-count=200 --no-merges", format, online, ...content);
  return (await orNothing(log))
    .split("\n")
    .map((line) => line.split("\t"))
    .filter(([, email]) => email && email === author)
    .map(([commit = "", , date = "", ...title]) => ({ commit, date, title: title.join(" ") }))
    .slice(0, 10);
}

/** Whether git knows the editor's name and e-mail, which stand in each publication. */
export const isNamed = async (root: string) =>
  Boolean((await setting(root, "user.name")) && (await setting(root, "user.email")));

/** Tells git, for this project, who publishes. */
export async function introduce(root: string, name: string, email: string): Promise<void> {
  if (!/^[^-<>\n][^<>\n]*$/.test(name) || !/^[^-<>\s][^<>\s]*@[^<>\s]+$/.test(email))
    throw new Refusal("Write your name, and your e-mail address with an @.");
  await gitIn(root)("config user.name", name);
  await gitIn(root)("config user.email", email);
}

/** The problems of the content: what stops publication, what would stop the launch, and warnings. */
export async function problemsIn(root: string, today: Date) {
  const data = path.join(root, "data");
  const found = await checkContent(data, { today, launch: true });
  const launched = isLaunched(data);
  const of = (severity: Severity) =>
    // The address of the site is set where it is built, not on this computer.
    found.filter((one) => one.severity === severity && one.file !== "environment");
  return {
    stopping: [...of("error"), ...(launched ? of("launch") : [])],
    beforeLaunch: launched ? [] : of("launch"),
    warnings: of("warning"),
  };
}

/** Commits: the last one of this folder, what is online, what both came from; and the tree of what is saved. */
type State = Record<"head" | "upstream" | "base" | "saved", string>;

/** Asks for what is online. @throws Refusal if this folder is not one to publish from. */
async function begin({ root, say }: Task): Promise<State> {
  const git = gitIn(root);
  const branch = await orNothing(git("symbolic-ref --short HEAD"));
  if (branch !== "main")
    throw new Refusal(
      `Only the branch main is published, and this folder is on ${branch || "none"}. Ask whoever maintains the site.`,
    );
  say("Asking what others have published …");
  await git("fetch --quiet origin", `+refs/heads/main:${online}`);
  const ahead = await git("diff --name-only -z", `${online}...HEAD`);
  const code = ahead.split("\0").find((file) => file && !isContent(file));
  if (code)
    throw new Refusal(
      `This folder has a change of the software that is not published (${code}). Ask whoever maintains the site to publish it first.`,
    );
  const [head, upstream] = await Promise.all(
    ["HEAD", online].map((name) => git("rev-parse", name)),
  );
  return {
    head: head ?? "",
    upstream: upstream ?? "",
    base: await baseOf(root),
    saved: await savedTree(root),
  };
}

const commit = (root: string, tree: string, parent: string, message: string) =>
  gitIn(root)("commit-tree", tree, "-p", parent, "-m", message);

/** Checks a tree, and puts it online as one commit. @throws Refusal */
async function putOnline(
  { root, today, say }: Task,
  tree: string,
  parent: string,
  message: string,
) {
  say("Checking the result …");
  const folder = path.join(root, ".run/publication/");
  fs.rmSync(folder, { recursive: true, force: true });
  await privateGit(root)("read-tree", tree);
  await privateGit(root)("checkout-index --all --quiet", `--prefix=${folder}`);
  const { stopping } = await problemsIn(folder, today);
  fs.rmSync(folder, { recursive: true });
  const [first] = stopping.map(problemInLabels);
  if (first)
    throw new Refusal(
      `Nothing was published. With what others have published there would be ${plural(stopping.length, "error")}: ${first.place} ${first.text}`,
    );
  say("Publishing …");
  const made = await commit(root, tree, parent, message);
  await gitIn(root)("push --quiet origin", `${made}:refs/heads/main`);
  return made;
}

/**
 * Brings the folder to a commit that is online.
 * @param tree what is to be in it: the commit's files with what is not published yet.
 */
async function follow(root: string, { head, saved }: State, made: string, tree: string) {
  const git = gitIn(root);
  await git("reset --quiet", await commit(root, saved, head, "Saved"));
  // Refuses rather than overwrite a file that somebody is changing.
  const brought = git("reset --quiet --keep", await commit(root, tree, made, "Saved"));
  await brought.catch(async () => {
    await git("reset --quiet", head);
    throw new Refusal(
      "What is online could not be brought into this folder: files outside data and static were changed here. Ask whoever maintains the site.",
    );
  });
  await git("reset --quiet", made);
}

/** Brings in new software, with which the content has to be checked. @returns what to do, or nothing if there is none. */
async function renew(root: string, state: State, tree: string): Promise<Outcome | undefined> {
  const { base, upstream } = state;
  const changed = await gitIn(root)("diff --name-only -z", base, upstream);
  if (!changed.split("\0").some((file) => file && !isContent(file))) return undefined;
  await follow(root, state, upstream, tree);
  return {
    message:
      "Not published yet: the software of the site is new. It is in this folder now. Press Ctrl+C in the terminal, run npm run edit again, and then publish.",
  };
}

const soon = "The site shows it in a few minutes.";

/**
 * Publishes what is saved on this computer, together with what others have published.
 * @param choice whose value is published where both have changed it, once the editor has seen what a commit has.
 * @throws Refusal
 */
export async function publish(
  task: Task,
  choice: { mine?: string; theirs?: string } = {},
): Promise<Outcome> {
  const { root } = task;
  const state = await begin(task);
  const { upstream, base, saved } = state;
  const prefer = (["mine", "theirs"] as const).find((side) => choice[side] === upstream);
  const { tree, conflicts } = await mergeTrees(root, [base, saved, upstream], prefer);
  if (conflicts.length > 0 && !prefer) {
    const range = `${base}..${upstream}`;
    const colleague = await gitIn(root)("log --max-count=1 --format=%an", range, ...content);
    const values = conflicts.map(
      ({ place, mine, theirs }) =>
        `${place.join(", ")}: you wrote ${inWords(mine)}, ${colleague} published ${inWords(theirs)}.`,
    );
    throw new Conflicted(
      `${values.join(" ")} Nothing was published; yours is kept on this computer. Ask ${colleague} which is right.`,
      upstream,
    );
  }
  const renewed = await renew(root, state, tree);
  if (renewed) return renewed;
  const lines = (await changesBetween(root, upstream, tree)).map(({ text }) => text);
  const [first = "", ...others] = lines;
  const title =
    others.length > 0 ? `${first}, and ${plural(others.length, "other change")}` : first;
  const message = `${title}\n\n${lines.slice(0, 100).join("\n")}`;
  const made = first ? await putOnline(task, tree, upstream, message) : upstream;
  await follow(root, state, made, tree);
  return { message: `Published. ${soon}` };
}

/** Takes back a publication of this editor. @throws Refusal, also if a later change stands in its way. */
export async function undo(task: Task, id: string): Promise<Outcome> {
  const { root } = task;
  const publication = (await publications(root)).find((one) => one.commit === id);
  if (!publication) throw new Refusal("This is none of your last publications.");
  const state = await begin(task);
  const { upstream, base, saved } = state;
  const refuse = (why: string) => new Refusal(`Nothing was taken back: ${why}`);
  const mine = await mergeTrees(root, [base, saved, upstream]);
  if (mine.conflicts.length > 0) throw refuse("publish or discard your changes first.");
  const renewed = await renew(root, state, mine.tree);
  if (renewed) return renewed;
  const back = await mergeTrees(root, [id, upstream, `${id}^`]);
  if (back.conflicts.length > 0) {
    const places = back.conflicts.map(({ place }) => place.join(", ")).join("; ");
    throw refuse(`it was changed again later (${places}). Correct it in the form.`);
  }
  if ((await changesBetween(root, upstream, back.tree)).length === 0)
    throw refuse("nothing of it is online any more.");
  const folder = await mergeTrees(root, [base, saved, back.tree]);
  if (folder.conflicts.length > 0)
    throw refuse("you have changed the same again. Publish or discard that first.");
  const made = await putOnline(task, back.tree, upstream, `Undo: ${publication.title}`);
  await follow(root, state, made, folder.tree);
  return { message: `Taken back. ${soon}` };
}

/** Brings data/ and static/ back to what was last known to be online; git's log of the branch keeps the others. */
export async function discard({ root }: Task): Promise<Outcome> {
  const git = gitIn(root);
  const [head, base] = [await git("rev-parse HEAD"), await baseOf(root)];
  await git("reset --quiet", await commit(root, await savedTree(root), head, "Discarded"));
  await git("reset --quiet --keep", base);
  return { message: "Discarded: the files are as they are online." };
}
