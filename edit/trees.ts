import fs from "node:fs";
import os from "node:os";
import path from "node:path";

import { contentFile } from "../schema/content-files";
import { photoEnding } from "../schema/patterns";
import { type Git, gitIn, orNothing } from "./git";
import { formLabel } from "./labels";
import { type Conflict, type Difference, differences, merge } from "./merge";

// Versions of the project as trees of git: of what is saved, and of what two people have changed; and their differences.

/** The folders that editors change, as arguments of git. */
export const content = ["--", "data", "static"];
export const isContent = (file: string) => /^(data|static)\//.test(file);

/** Runs work with an index and a folder of its own, so that nothing is staged in the project, and two runs never collide. */
export async function withOwnIndex<T>(
  root: string,
  work: (git: Git, folder: string) => Promise<T>,
): Promise<T> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "publication-"));
  try {
    return await work(gitIn(root, path.join(folder, "index")), folder);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** The tree of the last commit with the files of data/ and static/ as they are saved. */
export const savedTree = (root: string) =>
  withOwnIndex(root, async (git) => {
    await git("read-tree HEAD");
    await git("rm -r --cached --quiet --ignore-unmatch", ...content);
    const folders = content.filter((name) => fs.existsSync(path.join(root, name)));
    if (folders.length > 0) await git("add --all --", ...folders);
    return git("write-tree");
  });

/** The label of the form of a file. */
const labelIn = (file: string) => formLabel(file.replace("data/", ""));

const whereIn = (file: string) => ({ path: [labelIn(file)], shape: contentFile(file)?.shape });

/** Merges three versions of a JSON file. @returns undefined if one is missing or not readable. */
function mergeTexts(
  texts: readonly string[],
  prefer: "mine" | "theirs",
  onConflict: (conflict: Conflict) => void,
  file: string,
): string | undefined {
  try {
    const [base, mine, theirs] = texts.map((text): unknown => JSON.parse(text));
    const value = merge([base, mine, theirs], prefer, onConflict, whereIn(file));
    return `${JSON.stringify(value, null, 2)}\n`;
  } catch {
    return undefined;
  }
}

/** A value that two people have changed, and its file. */
type FileConflict = Conflict & { file: string };

/** Merges two changes of a tree. @returns the merged tree, and the values that both have changed. */
export const mergeTrees = (
  root: string,
  trees: readonly [base: string, mine: string, theirs: string],
  prefer: "mine" | "theirs" = "mine",
) =>
  withOwnIndex(root, async (git, folder) => {
    const conflicts: FileConflict[] = [];
    await git("read-tree", trees[1]);
    await git("read-tree -i -m --aggressive", ...trees);
    const unmerged = (await git("ls-files --unmerged -z")).split("\0").filter(Boolean);
    for (const file of new Set(unmerged.map((entry) => entry.replace(/^.*\t/, "")))) {
      const versions = trees.map((tree) => orNothing(git("show", `${tree}:${file}`)));
      const note = (conflict: Conflict) => conflicts.push({ ...conflict, file });
      const text = mergeTexts(await Promise.all(versions), prefer, note, file);
      if (text === undefined) {
        note({ path: [file], mine: {}, theirs: {} });
        // The file may be missing on that side.
        await git("reset --quiet", trees[prefer === "mine" ? 1 : 2], "--", file);
      } else {
        const merged = path.join(folder, "merged.json");
        fs.writeFileSync(merged, text);
        const id = await git("hash-object -w --no-filters", merged);
        await git("update-index --cacheinfo", `100644,${id},${file}`);
      }
    }
    return { tree: await git("write-tree"), conflicts };
  });

/** What differs between two trees, like "Plots, Adibatla Meadows, Price per sq yd: 30,000 → 32,500". */
export interface Change extends Difference {
  file: string;
}

/** What differs between two versions of a file of data/, field by field. */
function changesIn(file: string, texts: readonly string[]): Change[] {
  const [old, now] = texts.map((text): unknown => JSON.parse(text));
  const found = differences(old, now, whereIn(file)).map((one) => ({ file, ...one }));
  // A merge or a text editor may write the same content with other spaces.
  const spaces = { file, text: `${labelIn(file)}: spaces and line breaks` };
  return found.length > 0 ? found : [spaces];
}

/** What differs between two trees, in an editor's words: first the fields, then photos and other files. */
export async function changesBetween(
  root: string,
  before: string,
  after: string,
): Promise<Change[]> {
  const git = gitIn(root);
  const status = await git("diff --name-status --no-renames -z", before, after, ...content);
  const changes = [...status.matchAll(/([A-Z])\0([^\0]*)\0/g)].map(
    async ([, letter = "", file = ""]): Promise<Change[]> => {
      const versions = [before, after].map((tree) => orNothing(git("show", `${tree}:${file}`)));
      try {
        if (/^data\/.*\.json$/.test(file)) return changesIn(file, await Promise.all(versions));
      } catch {
        // A file that is not JSON is named as a whole.
      }
      const noun = file.startsWith("data/images/") && photoEnding.test(file) ? "photo" : "file";
      const verb = { A: "added", D: "removed" }[letter] ?? "replaced";
      return [{ file, text: `1 ${noun} ${verb}: ${path.basename(file)}` }];
    },
  );
  const all = (await Promise.all(changes)).flat();
  const isFile = ({ file }: Change) => Number(!file.endsWith(".json"));
  return all.toSorted((one, other) => isFile(one) - isFile(other));
}
