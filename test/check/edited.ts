import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";

import { applyEdits, modify } from "jsonc-parser";

import { checkContent, inFiles, type Path, type Problem } from "../../check";
import { today } from "../support/content";

const fixedContent = "test/content";

/** A change to a file. */
export interface Edit {
  /** Its path in data/. */
  file: string;
  /** Turns the old text into the new one; undefined deletes the file. */
  change: (text: string) => string | Uint8Array | undefined;
}

/** Writes a value; undefined deletes the field. */
export const set = (file: string, at: Path, value: unknown): Edit => ({
  file,
  change: (text) =>
    applyEdits(text, modify(text, [...at], value, { formattingOptions: { insertSpaces: true } })),
});

export const replace = (file: string, words: string, by: string): Edit => ({
  file,
  change: (text) => {
    if (!text.includes(words)) throw new Error(`${file} lacks ${words}.`);
    return text.replace(words, () => by);
  },
});

export const write = (file: string, bytes: string | Uint8Array): Edit => ({
  file,
  change: () => bytes,
});

export const remove = (file: string): Edit => ({ file, change: () => undefined });

/** Checks the fixed content with some edits. */
export async function checkEdits(
  edits: readonly Edit[],
  launch = false,
  now = today,
): Promise<Problem[]> {
  const root = await fs.mkdtemp(path.join(os.tmpdir(), "content-"));
  const folder = path.join(root, "data");
  try {
    await fs.cp(fixedContent, folder, { recursive: true });
    for (const { file, change } of edits) {
      const target = path.join(folder, file);
      const bytes = change(await fs.readFile(target, "utf8").catch(() => ""));
      await fs.mkdir(path.dirname(target), { recursive: true });
      await (bytes === undefined ? fs.rm(target) : fs.writeFile(target, bytes));
    }
    return await checkContent(folder, { today: now, launch });
  } finally {
    await fs.rm(root, { recursive: true });
  }
}

function describeProblem(found: Problem): string {
  const { where, problem, fix } = inFiles(found);
  const { severity, file } = found;
  return `${severity === "error" ? "" : `${severity}: `}${file} ${where}: ${problem}: ${fix}`;
}

/** What is to do before the launch of the fixed content, which has no other problem. */
const launchItems = checkEdits([], true).then((all) => all.map(describeProblem));

/** The messages after some edits, without those of the fixed content itself. */
export async function messagesOf(edits: readonly Edit[], launch = false): Promise<string> {
  const known = await launchItems;
  const messages = (await checkEdits(edits, launch)).map(describeProblem);
  return messages.filter((text) => !known.includes(text)).join("\n");
}

/** The messages of several mistakes, each under its name. */
export async function messagesOfEach(
  mistakes: Record<string, Edit | readonly Edit[]>,
  launch = false,
): Promise<string> {
  const messages = Object.entries(mistakes).map(
    async ([name, edit]) => `${name}: ${await messagesOf("file" in edit ? [edit] : edit, launch)}`,
  );
  return (await Promise.all(messages)).join("\n");
}
