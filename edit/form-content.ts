// Converts between a file of data/ and the values of its form, where a number is a text, as people type it.
import { isGroup, recordTitle, type Group } from "../check/report";
import { photoHost } from "../schema/patterns";
import {
  entryOf,
  fieldsOf,
  isOptional,
  labelOf,
  metaOf,
  scalarOf,
  type Shape,
} from "../schema/shape-tree";
import { exactNumber, isUnclear, readNumber } from "../src/lib/numbers";
import { numberFieldWords } from "../src/ui/words";

/** The titles of all records by their slugs. */
const titles = new Map<unknown, string | undefined>();

function toForm(value: unknown, shape: Shape): unknown {
  const entry = entryOf(shape);
  if (entry) return Array.isArray(value) ? value.map((item) => toForm(item, entry)) : value;
  if (isGroup(value)) {
    if (value.slug) titles.set(value.slug, recordTitle(value));
    return mapFields(value, shape, toForm);
  }
  const { fieldType } = metaOf(shape);
  // The form shows a small version of a stock photo.
  if (fieldType === "photoSource" && String(value).startsWith(photoHost)) return `${value}?w=640`;
  return typeof value === "number" ? String(value) : value;
}

/** Converts the fields of a group, in the order of its shape. Unknown fields, which the check refuses, follow unchanged. */
function mapFields(
  group: Group,
  shape: Shape,
  convert: (value: unknown, shape: Shape, name: string) => unknown,
): Group {
  const fields = fieldsOf(shape) ?? {};
  return Object.fromEntries(
    Object.keys({ ...fields, ...group })
      .map((name) => [name, fields[name] ? convert(group[name], fields[name], name) : group[name]])
      .filter(([, value]) => value !== undefined),
  );
}

/** Reads a number as files have it or as people type it. Any other text stays as it is, and the check reports it. */
function readFormNumber(text: string, label: string): string | number {
  const number = exactNumber(text) ?? readNumber(text, { min: 0, max: Infinity });
  if (number === undefined && isUnclear(text))
    throw new Error(`Not saved: “${text}” in “${label}”. ${numberFieldWords.unclear}`);
  return number ?? text;
}

/** Makes a slug of the title of a record. */
function newSlug(record: Group): string {
  const words = recordTitle({ ...record, slug: undefined })
    ?.normalize("NFKD")
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  // The time tells names without Latin letters apart, even if two editors add one each.
  return words?.join("-") ?? `record-${Date.now().toString(36)}`;
}

/** Gives each new or copied record of a list a slug. */
function giveSlugs(records: readonly Group[]): void {
  const used = new Set<unknown>();
  // A copy may be in front of its original, which keeps the slug.
  const isOriginal = (record: Group) => titles.get(record.slug) === recordTitle(record);
  for (const record of records.toSorted((one, other) => +isOriginal(other) - +isOriginal(one))) {
    if (!record.slug || used.has(record.slug)) {
      const [slug, others] = [newSlug(record), records.map((known) => known.slug)];
      record.slug = slug;
      for (let copy = 2; others.includes(record.slug); copy++) record.slug = `${slug}-${copy}`;
    }
    used.add(record.slug);
    titles.set(record.slug, recordTitle(record));
  }
}

/** The value for the file; undefined for a field that is left out. */
function toFile(value: unknown, shape: Shape, name: string): unknown {
  const [fields, entry] = [fieldsOf(shape), entryOf(shape)];
  if (entry && Array.isArray(value)) {
    const items = value.map((item) => toFile(item, entry, name));
    const entries = items.filter((item) => item !== undefined);
    if (fieldsOf(entry)?.slug) giveSlugs(entries.filter(isGroup));
    // The CMS writes an empty list into every record.
    return entries.length === 0 && isOptional(shape) ? undefined : entries;
  }
  if (fields && isGroup(value)) return mapFields(value, shape, toFile);
  if (typeof value !== "string") return value ?? undefined;
  const text = value.replace(/\s*\n\s*/g, " ");
  if (text === "") return undefined;
  if (["Int", "Float"].includes(scalarOf(shape) ?? ""))
    return readFormNumber(text.trim(), labelOf(name, shape));
  const isStock = metaOf(shape).fieldType === "photoSource" && text.startsWith(photoHost);
  return isStock ? text.replace(/[?#].*/, "") : text;
}

/** The values of a form. @param text the text of the file. @param shape the shape of the file. */
export const readFile = (text: string, shape: Shape) => toForm(JSON.parse(text), shape);

/** The text of a file. @param values the values of its form. @throws Error with a message for the editor. */
export const writeFile = (values: unknown, shape: Shape) =>
  // The inner copy has no proxies of the CMS.
  JSON.stringify(toFile(JSON.parse(JSON.stringify(values)), shape, ""), null, 2);
