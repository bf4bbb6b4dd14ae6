import path from "node:path";

import type { Problem } from "../check";
import { contentFile } from "../schema/content-files";
import { labelOf } from "../schema/shape-tree";

/** The label of a form, by the path of its file inside data/; a page has the name of its list and "page". */
export function formLabel(file: string): string {
  const name = path.basename(file, ".json");
  const label = labelOf(name, contentFile(`data/${file}`)?.shape);
  return file !== `${name}.json` && contentFile(`data/${name}.json`) ? `${label} page` : label;
}

/** A problem in the words of the forms: where it is, and what to do. */
export function inForms({ file, where, message }: Problem): { where: string; text: string } {
  const form = contentFile(file) ? formLabel(file.replace("data/", "")) : file;
  return { where: [form, where].filter(Boolean).join(" › "), text: `${message}.` };
}
