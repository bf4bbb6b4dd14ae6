import fs from "node:fs";
import path from "node:path";

import type { z } from "zod";

/** What the files of a folder like data/ hold, by their paths inside it. */
export type DataFiles = Map<string, unknown>;

/** Changes what one file holds. @param shape the shape of this file. */
export function change<T extends z.ZodType>(
  files: DataFiles,
  file: string,
  shape: T,
  edit: (value: z.output<T>) => void,
): void {
  const value = shape.parse(files.get(file));
  edit(value);
  files.set(file, value);
}

/** Replaces all files of a folder like data/. */
export function writeDataFiles(files: DataFiles, folder: string): void {
  fs.rmSync(folder, { recursive: true, force: true });
  for (const [file, value] of files) {
    const target = path.join(folder, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, JSON.stringify(value, null, 2));
  }
}
