import path from "node:path";

import type { Path, Problem } from "../check";
import { describePath, quote } from "../check/report/wording";
import { contentFile } from "../schema/content-files";
import { inWords, type Wording } from "../schema/refine";
import { entryOf, fieldsOf, labelOf, type Shape } from "../schema/shape-tree";

/** The label of a form, by the path of its file inside data/; a page has the name of its list and "page". */
export function formLabel(file: string): string {
  const name = path.basename(file, ".json");
  const label = labelOf(name, contentFile(`data/${file}`)?.shape);
  return file !== `${name}.json` && contentFile(`data/${name}.json`) ? `${label} page` : label;
}

const shapeAt = (at: Path, shape?: Shape) =>
  at.reduce<Shape | undefined>(
    (outer, step) => (typeof step === "string" ? fieldsOf(outer)?.[step] : entryOf(outer)),
    shape,
  );

/** The first field with a name in a shape, on any level. */
function fieldIn(shape: Shape | undefined, name: string): Shape | undefined {
  const fields = fieldsOf(entryOf(shape) ?? shape) ?? {};
  const inside = () => Object.values(fields).map((field) => fieldIn(field, name));
  return fields[name] ?? inside().find(Boolean);
}

/** A problem in the words of the forms: where it is, and what to do. */
export function inForms({ file, path: at, root, problem, at: other, fix }: Problem): {
  where: string;
  text: string;
} {
  const shape = contentFile(file)?.shape;
  const wording: Wording = {
    field: (name) => quote(labelOf(name, fieldIn(shape, name))),
    file: formLabel,
    byHand: (_words, inForm = "") => inForm,
  };
  const label = (name: string, index: number) =>
    labelOf(name, shapeAt(at.slice(0, index + 1), shape));
  // A file without a form keeps its own name.
  const form = shape ? formLabel(file.replace("data/", "")) : file;
  // A form and its list may have the same name: "Plots › 2", not "Plots › Plots › 2".
  const isList = typeof at[1] === "number" && label(String(at[0]), 0) === form;
  const where = [isList ? "" : form, describePath(root, at, label)].filter(Boolean).join(" › ");
  const elsewhere = other ? ` at ${inForms(other).where}` : "";
  return { where, text: `${inWords(problem, wording)}${elsewhere}: ${inWords(fix, wording)}.` };
}
