import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";

import { checkContent, type CheckOptions, type Problem } from "../../check";
import { isGroup } from "../../check/read/json-tree";
import type { Path } from "../../check";
import { exampleContent } from "./example-content";

/** One change to a content file. */
export type Edit =
  /** Writes a value, or with undefined deletes the key. */
  | { at: Path; set: unknown }
  /** Replaces letters of the file itself, which must be in it. */
  | { replace: string; by: string }
  /** Writes the file anew. */
  | { bytes: string | Uint8Array };

/** Edits of one file. */
export interface Edits {
  /** Path inside data/. */
  file: string;
  edits: readonly Edit[];
}

function withValue(value: unknown, [segment, ...rest]: Path, set: unknown): unknown {
  if (segment === undefined) return set;
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    return items.map((item, index) => (index === segment ? withValue(item, rest, set) : item));
  }
  if (!isGroup(value)) throw new Error(`The test's path leads nowhere at ${segment}.`);
  return { ...value, [segment]: withValue(value[segment], rest, set) };
}

function edited(value: unknown, edits: readonly Edit[]): string | Uint8Array {
  let text = JSON.stringify(value, null, 2);
  for (const edit of edits) {
    if ("bytes" in edit) return edit.bytes;
    if ("at" in edit) {
      const current: unknown = JSON.parse(text);
      text = JSON.stringify(withValue(current, edit.at, edit.set), null, 2);
    } else {
      if (!text.includes(edit.replace)) throw new Error(`The file lacks ${edit.replace}.`);
      text = text.replace(edit.replace, () => edit.by);
    }
  }
  return text;
}

// Made once: the tests write it hundreds of times.
const example = exampleContent();
const exampleTexts = new Map([...example].map(([file, value]) => [file, edited(value, [])]));

/** Writes the example content into a folder, with some files changed. */
export async function writeContent(folder: string, changes: readonly Edits[]): Promise<void> {
  const texts = new Map(exampleTexts);
  for (const { file, edits } of changes) texts.set(file, edited(example.get(file), edits));
  const write = async ([file, text]: [string, string | Uint8Array]) => {
    await fs.mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await fs.writeFile(path.join(folder, file), text);
  };
  await Promise.all([...texts].map(write));
}

/** A problem, with the text that its line and column point at in place of these. */
export type Pointed = Pick<Problem, "file" | "where" | "problem" | "fix" | "severity"> & {
  points: string;
};

/** The rest of the line that a problem points at. */
async function pointedAt(folder: string, { file, line, column }: Problem): Promise<string> {
  const bytes = await fs.readFile(path.join(folder, "..", file), "utf8").catch(() => "");
  return bytes.split(/\r\n|\r|\n/)[line - 1]?.slice(column - 1) ?? "";
}

/**
 * Checks the example content with some files changed.
 * @returns its problems, with what they point at.
 */
export async function checkBroken(
  changes: readonly Edits[],
  options?: CheckOptions,
): Promise<Pointed[]> {
  const root = await fs.mkdtemp(path.join(os.tmpdir(), "content-"));
  const folder = path.join(root, "data");
  try {
    await writeContent(folder, changes);
    const problems = await checkContent(folder, options);
    return await Promise.all(
      problems.map(async (problem) => {
        const { line: _line, column: _column, ...rest } = problem;
        return { ...rest, points: await pointedAt(folder, problem) };
      }),
    );
  } finally {
    await fs.rm(root, { recursive: true });
  }
}
