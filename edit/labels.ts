import path from "node:path";

import type { Path, Problem } from "../check";
import { describePath, quote } from "../check/report/wording";
import { contentFiles, siteFile } from "../schema/content-files";
import { inWords, type Wording } from "../schema/refine";
import { entryOf, fieldsOf, labelOf, noteOf, type Shape } from "../schema/shape-tree";

/** What an entry of a list is called: "Plot" for "Plots". */
export const singularOf = (label: string, entry: Shape): string =>
  noteOf(entry).title ?? label.replace(/ies$/, "y").replace(/([^s])s$/, "$1");

/** Whether a field of data/site.json is in the form of the contact. */
export const isContact = (field: unknown) => field === "contact" || field === "whatsapp";

const contentFile = (file: string) => contentFiles.find((known) => known.path === file);

/** The shape of a file, by its path inside the project. */
export const shapeOf = (file: string) => contentFile(file.replace("data/", ""))?.shape;

/**
 * The label of a form, by the path of its file inside data/; a page has the name of its list and "page".
 * @param field of the file, since one file has two forms.
 */
export function formLabel(file: string, field: unknown = ""): string {
  if (file === siteFile.path && isContact(field)) return "Hours and contact";
  const name = path.basename(file, ".json");
  const label = labelOf(name, contentFile(file)?.shape);
  return file !== `${name}.json` && contentFile(`${name}.json`) ? `${label} page` : label;
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
  place: string;
  text: string;
} {
  const shape = shapeOf(file);
  const wording: Wording = {
    field: (name) => quote(labelOf(name, fieldIn(shape, name))),
    file: (name) => formLabel(name),
    byHand: (_words, inForm = "") => inForm,
  };
  const label = (name: string, index: number) =>
    labelOf(name, shapeAt(at.slice(0, index + 1), shape));
  // A file without a form keeps its own name.
  const form = shape ? formLabel(file.replace("data/", ""), at[0]) : file;
  // A form and its list may have the same name: "Plots › 2", not "Plots › Plots › 2".
  const isList = typeof at[1] === "number" && label(String(at[0]), 0) === form;
  const place = [
    ...(isList ? [] : [form]),
    ...(at.length > 0 ? [describePath(root, at, label)] : []),
  ];
  const elsewhere = other ? ` at ${inForms(other).place}` : "";
  return {
    place: place.join(" › "),
    text: `${inWords(problem, wording)}${elsewhere}: ${inWords(fix, wording)}.`,
  };
}
