import { readContent } from "../../check/content";
import { fixedContent } from "../support/content";

/** A value with another one at a path inside it; undefined leaves a field out. */
function withValue(root: unknown, [step, ...rest]: readonly string[], value: unknown): unknown {
  if (step === undefined) return value;
  const inside = withValue(Object(root)[step], rest, value);
  return Array.isArray(root)
    ? root.with(Number(step), inside)
    : { ...Object(root), [step]: inside };
}

/** The files of the fixed content with other values at some places, such as "site.json contact email". */
export function changedFiles(values: Record<string, unknown>) {
  const files = fixedContent();
  for (const [place, value] of Object.entries(values)) {
    const [file = "", ...path] = place.split(" ");
    files.set(file, withValue(files.get(file), path, value));
  }
  return files;
}

/** The fixed content, as the rules see it. */
export const fixed = readContent(fixedContent(), []);

/** The same with other values at some places. */
export const changed = (values: Record<string, unknown>) =>
  readContent(changedFiles(values), ["rera.pdf"]);
