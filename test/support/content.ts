import fs from "node:fs";
import path from "node:path";
import { z } from "zod";

import { readContent } from "../../check/content";
import { sizeRange } from "../../check/plan/derive-plan";
import { filesOf } from "../../check/read/files";
import { layoutSlug, pageFiles } from "../../schema/content-files";
import { layout } from "../../schema/shapes/layouts";
import type { CostInputs } from "../../src/cost/plot-cost";
import { pageLabel } from "../../src/lib/links";

/** The files of a data folder by their paths inside it: the parsed value of a JSON file, the bytes of a photo. */
export type ContentFiles = Map<string, unknown>;

/** The fixed content of the tests. */
export const fixedContent = (): ContentFiles =>
  new Map(
    filesOf("test/content").map((file) => {
      const bytes = fs.readFileSync(path.resolve("test/content", file));
      return [file, file.endsWith(".json") ? JSON.parse(bytes.toString()) : bytes];
    }),
  );

/** A copy with another value at a path: `undefined` removes the field, and a function changes the old value. */
function withValue(root: unknown, [step, ...rest]: readonly string[], value: unknown): unknown {
  if (step === undefined) return typeof value === "function" ? value(root) : value;
  const inside = withValue(Object(root)[step], rest, value);
  return Array.isArray(root)
    ? root.with(Number(step), inside)
    : { ...Object(root), [step]: inside };
}

/** The files of the fixed content with other values at places such as "site.json contact email". */
export function changedFiles(values: Record<string, unknown>): ContentFiles {
  const files = fixedContent();
  for (const [place, value] of Object.entries(values)) {
    const [file = "", ...steps] = place.split(" ");
    files.set(file, withValue(files.get(file), steps, value));
  }
  return files;
}

/** The fixed content as the rules of the check see it. */
export const fixed = readContent(fixedContent(), []);

/** The fixed content with other values at some places, as the rules of the check see it. static/ has rera.pdf. */
export const changed = (values: Record<string, unknown>) =>
  readContent(changedFiles(values), ["rera.pdf"]);

/** The layouts in their order, each with its slug and its smallest and largest plot size. */
export const layoutsIn = (content: ContentFiles) =>
  [...content]
    .filter(([file]) => file.startsWith("layouts/"))
    .map(([file, value]) => ({ ...layout.parse(value), slug: layoutSlug(file) }))
    .map((record) => ({ ...record, size: sizeRange(record) }))
    .toSorted((first, second) => first.order - second.order);

const pageTexts = z.object({
  hero: z.object({ headline: z.string() }).optional(),
  header: z.object({ title: z.string() }).optional(),
  seo: z.object({ title: z.string(), description: z.string() }),
});

/** The texts of a page, but not of a layout's page: its link in the menu, its heading, its title and description. */
export function fixedPage(route: string) {
  const file = pageFiles.find((page) => page.route === route);
  const { hero, header, seo } = pageTexts.parse(fixedContent().get(file?.path ?? ""));
  const label = pageLabel(fixed.site, route) ?? "";
  return { ...seo, label, heading: hero?.headline ?? header?.title ?? "" };
}

/** A day on which the fixed content is up to date. */
export const today = new Date("2025-07-15");

/** The duties of Telangana. */
export const { duties } = fixed.whyInvest.cost;

/** The cost of a plot of 200 square yards with the usual loan. */
export const usualInputs: CostInputs = {
  ...fixed.whyInvest.cost.defaults,
  localBody: "corporation",
  hasAgreement: true,
  governmentValue: 0,
  charges: 0,
};

/** Replaces all files of a data folder. */
export function writeContent(content: ContentFiles, folder: string): void {
  fs.rmSync(folder, { recursive: true, force: true });
  for (const [file, value] of content) {
    const target = path.join(folder, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, value instanceof Buffer ? value : JSON.stringify(value, null, 2));
  }
}
