import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";

import {
  checkContent,
  type CheckOptions,
  formatProblems,
  type Path,
  type Problem,
} from "../../check";
import { exampleContent } from "./example";

/** One change to a content file. */
export type Edit =
  /** Writes a value, or with undefined deletes the field. */
  | { file: string; at: Path; set: unknown }
  /** Replaces letters of the file itself, which must be in it. */
  | { file: string; replace: string; by: string }
  /** Writes the whole file. */
  | { file: string; bytes: string | Uint8Array };

function withValue(value: unknown, [segment, ...rest]: Path, set: unknown): unknown {
  if (segment === undefined) return set;
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    return items.map((item, index) => (index === segment ? withValue(item, rest, set) : item));
  }
  const fields = Object.entries(value ?? {});
  const field = fields.find(([name]) => name === segment)?.[1];
  return Object.fromEntries([...fields, [segment, withValue(field, rest, set)]]);
}

const asJson = (value: unknown) => JSON.stringify(value, null, 2);

function edited(text: string, edit: Edit): string | Uint8Array {
  if ("bytes" in edit) return edit.bytes;
  if ("at" in edit) return asJson(withValue(JSON.parse(text), edit.at, edit.set));
  if (!text.includes(edit.replace)) throw new Error(`The file lacks ${edit.replace}.`);
  return text.replace(edit.replace, () => edit.by);
}

// Made once: the tests write it hundreds of times.
const example = new Map([...exampleContent()].map(([file, value]) => [file, asJson(value)]));

/** Writes the example content into a folder, with some edits. */
export async function writeContent(folder: string, edits: readonly Edit[]): Promise<void> {
  const files = new Map<string, string | Uint8Array>(example);
  for (const edit of edits) {
    const text = files.get(edit.file);
    files.set(edit.file, edited(typeof text === "string" ? text : "", edit));
  }
  const write = async ([file, text]: [string, string | Uint8Array]) => {
    await fs.mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await fs.writeFile(path.join(folder, file), text);
  };
  await Promise.all([...files].map(write));
}

/** Checks the example content with some edits. */
export async function checkEdits(
  edits: readonly Edit[],
  options?: CheckOptions,
): Promise<Problem[]> {
  const root = await fs.mkdtemp(path.join(os.tmpdir(), "content-"));
  const folder = path.join(root, "data");
  try {
    await writeContent(folder, edits);
    return await checkContent(folder, options);
  } finally {
    await fs.rm(root, { recursive: true });
  }
}

/** What an editor reads after some edits of sound content, without the line that counts. */
export async function reportFor(
  edits: Edit | readonly Edit[],
  options?: CheckOptions,
): Promise<string> {
  const problems = await checkEdits("file" in edits ? [edits] : edits, options);
  return formatProblems(problems).replace(/\n\n[^\n]*$|^Content is fine.*/, "");
}

/** The same for a rule, which decides the words but neither the line nor the heading of the warnings. */
export async function messagesFor(...change: Parameters<typeof reportFor>): Promise<string> {
  const report = await reportFor(...change);
  return report.replaceAll(/:\d+:\d+(?=  |$)/gm, "").replace(/^Warnings.*/m, "Warnings:");
}

/** The same for several mistakes, each under its name. */
export async function messagesOf(
  mistakes: Record<string, Edit | readonly Edit[]>,
  options?: CheckOptions,
): Promise<string> {
  const said = Object.entries(mistakes).map(async ([name, edit]) => {
    const report = await messagesFor(edit, options);
    const message = report.replace(/^(Warnings|Before launch):\n+/m, "$1: ");
    return `${name}: ${message.trim().replace(/\n+ */g, "\n  ")}`;
  });
  return (await Promise.all(said)).join("\n");
}
