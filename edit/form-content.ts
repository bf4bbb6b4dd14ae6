// Converts between a file of data/ and what its form holds: numbers are texts there, as people type them, and what is left
// out is empty.
import { titleFields } from "../check/report/wording";
import { photoHost } from "../schema/photo-host";
import {
  entryOf,
  fieldsOf,
  isOptional,
  labelOf,
  noteOf,
  scalarOf,
  type Shape,
} from "../schema/shape-tree";
import { isUnclear, type NumberLimits, readNumber } from "../src/lib/typed-number";
import { numberFieldWords } from "../src/ui/field-words";

/** The fields of a group or a file, by their names. */
export type Group = Record<string, unknown>;

const isGroup = (value: unknown): value is Group =>
  value instanceof Object && !Array.isArray(value);

/** What the form holds of a value: also what the CMS gives to fields without one, which would count as a change. */
function toForm(value: unknown, shape: Shape): unknown {
  const [fields, entry] = [fieldsOf(shape), entryOf(shape)];
  if (entry) return Array.isArray(value) ? value.map((one) => toForm(one, entry)) : value;
  if (fields) return isGroup(value) ? mapFields(value, fields, toForm) : (value ?? null);
  const { kind } = noteOf(shape);
  if (value === undefined) return kind === "slug" ? undefined : "";
  // A small version is shown.
  if (kind === "photoSource" && String(value).startsWith(photoHost)) return `${value}?w=640`;
  return typeof value === "number" ? String(value) : value;
}

/** Converts the fields of a group, in the order of its shape; others stay behind them. */
function mapFields(
  group: Group,
  fields: Readonly<Record<string, Shape>>,
  convert: (value: unknown, shape: Shape, name: string) => unknown,
): Group {
  const own = Object.entries(fields).map(([name, field]) => [
    name,
    convert(group[name], field, name),
  ]);
  const all = [...own, ...others(group, fields)];
  return Object.fromEntries(all.filter(([, value]) => value !== undefined));
}

const others = (group: Group, fields: object) =>
  Object.entries(group).filter(([name]) => !Object.hasOwn(fields, name));

const limits = (["rupeesPerSqYd", "sqYd", "percentAYear"] as const).map((unit): NumberLimits => ({
  min: 0,
  max: Infinity,
  unit,
}));

/** The number that a text stands for, such as "₹ 32,500"; a text that is none stays, and the check says so. */
function numberIn(text: string, label: string): string | number {
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text);
  const number = limits.map((limit) => readNumber(text, limit)).find((one) => one !== undefined);
  if (number === undefined && limits.some((limit) => isUnclear(text, limit)))
    throw new Error(`Not saved: “${text}” in “${label}”. ${numberFieldWords.unclear}`);
  return number ?? text;
}

/** What the file holds of a value of a form; undefined if it is left out. */
function toFile(value: unknown, shape: Shape, name: string): unknown {
  const [fields, entry] = [fieldsOf(shape), entryOf(shape)];
  if (entry && Array.isArray(value)) {
    const entries = value.map((one) => toFile(one, entry, name)).filter((one) => one !== undefined);
    // The CMS gives an empty list to each record.
    return entries.length === 0 && isOptional(shape) ? undefined : entries;
  }
  if (fields && isGroup(value)) {
    const former = noteOf(shape).former?.names.map((old): [string, undefined] => [old, undefined]);
    return mapFields({ ...value, ...Object.fromEntries(former ?? []) }, fields, toFile);
  }
  if (typeof value !== "string") return value ?? undefined;
  const text = value.replace(/\s*\n\s*/g, " ");
  if (text === "") return undefined;
  if (["Int", "Float"].includes(scalarOf(shape) ?? ""))
    return numberIn(text.trim(), labelOf(name, shape));
  const isStock = noteOf(shape).kind === "photoSource" && text.startsWith(photoHost);
  return isStock ? text.replace(/[?#].*/, "") : text;
}

/** What a record shows, such as its name. */
const titleOf = (record: Group) =>
  String(titleFields.map((field) => record[field]).find(Boolean) ?? "");

/** Gives new and duplicated records of a list a slug made from what they show; the others keep theirs. */
function giveSlugs(records: readonly Group[], before: ReadonlyMap<unknown, string>): void {
  const isOld = (record: Group) => before.get(record.slug) === titleOf(record);
  const taken = new Set<unknown>();
  // The copy may stand before its original.
  for (const record of [...records.filter(isOld), ...records.filter((one) => !isOld(one))]) {
    if (!record.slug || taken.has(record.slug)) {
      const words = titleOf(record)
        .normalize("NFKD")
        .toLowerCase()
        .match(/[a-z0-9]+/g);
      // Two editors may add a name without Latin letters.
      const slug = words?.join("-") ?? `record-${Date.now().toString(36)}`;
      const all = new Set(records.map((one) => one.slug));
      record.slug = slug;
      for (let number = 2; all.has(record.slug); number++) record.slug = `${slug}-${number}`;
    }
    taken.add(record.slug);
  }
}

/** The lists of records with slugs in a value, on all levels. */
function listsIn(value: unknown, shape: Shape): Group[][] {
  const [entry, fields] = [entryOf(shape), fieldsOf(shape) ?? {}];
  const records = entry && Array.isArray(value) ? value.filter(isGroup) : [];
  const inside = Object.entries(fields).flatMap(([name, field]) =>
    isGroup(value) ? listsIn(value[name], field) : [],
  );
  return fieldsOf(entry)?.slug ? [records, ...inside] : inside;
}

/** What the form shows of a file. @param shape of the whole file. */
export const readFile = (text: string, shape: Shape) => toForm(JSON.parse(text), shape);

/**
 * The text of a file after its form was saved.
 * @param content what the form holds.
 * @param isOwn whether the form has a field of the file, which may have two forms.
 * @param text the file as it was.
 * @throws an error for the editor.
 */
export function writeFile(
  content: unknown,
  isOwn: (field: string) => boolean,
  shape: Shape,
  text: string,
): string {
  const before: Group = JSON.parse(text);
  const all = fieldsOf(shape) ?? {};
  // Without the CMS's proxies.
  const typed: Group = JSON.parse(JSON.stringify(content));
  const saved = mapFields(
    { ...typed, ...Object.fromEntries(others(before, typed)) },
    all,
    (value, field, name) => (isOwn(name) ? toFile(value, field, name) : before[name]),
  );
  const old = listsIn(before, shape).flat();
  const names = new Map(old.map((record) => [record.slug, titleOf(record)]));
  for (const records of listsIn(saved, shape)) giveSlugs(records, names);
  return JSON.stringify(saved, null, 2);
}
