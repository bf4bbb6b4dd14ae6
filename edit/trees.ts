import fs from "node:fs";
import os from "node:os";
import path from "node:path";

import { contentFile } from "../schema/content-files";
import { type Git, gitIn } from "./git";
import { formLabel } from "./labels";
import { type Conflict, type Difference, differences, merge } from "./merge";

// Versions of the project as trees of git: of what is saved, and of what two people have changed; and their differences.

/** The folders that editors change, as arguments of git. */
const content = ["--", "data", "static"];

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

const whereIn = (file: string) => ({
  path: [formLabel(file.replace("data/", ""))],
  shape: contentFile(file)?.shape,
});

/** What a JSON file contains in some trees; undefined if one lacks it, or it is not readable. */
const valuesIn = (root: string, trees: readonly string[], file: string) =>
  Promise.all(
    trees.map(async (tree): Promise<unknown> =>
      JSON.parse(await gitIn(root)("show", `${tree}:${file}`)),
    ),
  ).catch(() => undefined);

/** Merges two changes of a tree. @returns the merged tree, and the values that both have changed. */
export const mergeTrees = (
  root: string,
  trees: readonly [base: string, mine: string, theirs: string],
  prefer: "mine" | "theirs" = "mine",
) =>
  withOwnIndex(root, async (git, folder) => {
    const conflicts: (Conflict & { file: string })[] = [];
    await git("read-tree", trees[1]);
    await git("read-tree -i -m --aggressive", ...trees);
    const unmerged = (await git("ls-files --unmerged -z")).split("\0").filter(Boolean);
    for (const file of new Set(unmerged.map((entry) => entry.replace(/^.*\t/, "")))) {
      const note = (conflict: Conflict) => conflicts.push({ ...conflict, file });
      const values = await valuesIn(root, trees, file);
      if (values) {
        const [base, mine, theirs] = values;
        const value = merge([base, mine, theirs], prefer, note, whereIn(file));
        const merged = path.join(folder, "merged.json");
        fs.writeFileSync(merged, `${JSON.stringify(value, null, 2)}\n`);
        const id = await git("hash-object -w --no-filters", merged);
        await git("update-index --cacheinfo", `100644,${id},${file}`);
      } else {
        note({ path: [file], mine: {}, theirs: {} });
        // The file may be missing on that side.
        await git("reset --quiet", trees[prefer === "mine" ? 1 : 2], "--", file);
      }
    }
    return { tree: await git("write-tree"), conflicts };
  });

/** What differs between two trees, like "Plots, Adibatla Meadows, Price per sq yd: 30,000 → 32,500". */
export interface Change extends Difference {
  file: string;
}

/** What differs between two trees, in an editor's words. */
export async function changesBetween(
  root: string,
  before: string,
  after: string,
): Promise<Change[]> {
  const format = "diff --name-status --no-renames -z";
  const status = await gitIn(root)(format, before, after, ...content);
  const changes = [...status.matchAll(/([A-Z])\0([^\0]*)\0/g)].map(
    async ([, letter = "", file = ""]) => {
      const values = await valuesIn(root, [before, after], file);
      const verb = { A: "added", D: "removed" }[letter] ?? "replaced";
      const found: Difference[] = values
        ? differences(values[0], values[1], whereIn(file))
        : [{ text: `${path.basename(file)}: ${verb}` }];
      return found.map((one): Change => ({ file, ...one }));
    },
  );
  return (await Promise.all(changes)).flat();
}
