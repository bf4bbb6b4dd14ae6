import fs from "node:fs";
import path from "node:path";
import type { z } from "zod";

import { sizeRange } from "../../check/plan/derive-plan";
import { filesOf } from "../../check/read/files";
import { layoutSlug } from "../../schema/content-files";
import { layout } from "../../schema/shapes/layouts";

/** The files of a data folder by their paths inside it: the value of a JSON file, the bytes of a photo. */
export type Content = Map<string, unknown>;

/** The fixed content of the tests. */
export const fixedContent = (): Content =>
  new Map(
    filesOf("test/content").map((file) => {
      const bytes = fs.readFileSync(path.resolve("test/content", file));
      return [file, file.endsWith(".json") ? JSON.parse(bytes.toString()) : bytes];
    }),
  );

/** The paths of the layouts' files, in the order that pages show them. */
export const layoutFiles = (content: Content) =>
  [...content.keys()]
    .filter((file) => file.startsWith("layouts/"))
    .toSorted((one, other) => orderOf(content, one) - orderOf(content, other));

const orderOf = (content: Content, file: string) => layout.parse(content.get(file)).order;

/** The layouts, in their order, each with its slug. */
export const layoutsIn = (content: Content) =>
  layoutFiles(content).map((file) => {
    const record = layout.parse(content.get(file));
    return { ...record, slug: layoutSlug(file), size: sizeRange(record) };
  });

/** A day on which the fixed content is up to date. */
export const today = new Date("2025-07-15");

/** Changes the value of one file, which has this shape. */
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

/** Replaces all files of a data folder. */
export function writeContent(content: Content, folder: string): void {
  fs.rmSync(folder, { recursive: true, force: true });
  for (const [file, value] of content) {
    const target = path.join(folder, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, value instanceof Buffer ? value : JSON.stringify(value, null, 2));
  }
}
