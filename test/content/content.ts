import fs from "node:fs";
import path from "node:path";

import type { z } from "zod";

import { exampleContent } from "../check/example";
import { contentFiles } from "../../schema/content-files";

/** What the files of a folder like data/ hold, by their paths inside it. */
export type Content = Map<string, unknown>;

/**
 * The content as the site was first shipped, which proves what the specification fixes. A file that came
 * later is filled in from its shape, so that a new page needs no change here.
 */
export function frozen(): Content {
  const example = exampleContent();
  return new Map(
    contentFiles.map(({ path: file }) => {
      const kept = path.resolve("test/content/frozen", file);
      const value: unknown = fs.existsSync(kept)
        ? JSON.parse(fs.readFileSync(kept, "utf8"))
        : example.get(file);
      return [file, value];
    }),
  );
}

/** Changes the content of one file. @param shape the shape of this file. */
export function change<T extends z.ZodType>(
  content: Content,
  file: string,
  shape: T,
  edit: (value: z.output<T>) => void,
): void {
  const value = shape.parse(content.get(file));
  edit(value);
  content.set(file, value);
}

/** Replaces the content of a folder like data/. */
export function writeContent(content: Content, folder: string): void {
  fs.rmSync(folder, { recursive: true, force: true });
  for (const [file, value] of content) {
    const target = path.join(folder, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, JSON.stringify(value, null, 2));
  }
}
