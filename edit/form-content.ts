// Converts between a file of data/ and what its form holds.
import { photoHost } from "../schema/photo-host";
import { readNumber } from "../src/lib/typed-number";
import type { Settings } from "./server";

/** The fields of a group or a file, by their names. */
export type Group = Record<string, unknown>;

/** A field of a form: see config.ts. */
export interface Field {
  name: string;
  widget?: string;
  fields?: readonly Field[];
  multiple?: boolean;
}

/** The number that a text stands for, such as "₹ 32,500"; a text that is none stays, and the check says so. */
function numberIn(text: string): string | number {
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text);
  const units = ["rupeesPerSqYd", "sqYd", "percentAYear"] as const;
  const numbers = units.map((unit) => readNumber(text, { min: 0, max: Infinity, unit }));
  return numbers.find((number) => number !== undefined) ?? text;
}

const isGroup = (value: unknown): value is Group =>
  value instanceof Object && !Array.isArray(value);

/** Converts a part of a file for its form: see `page` in config.ts. */
const toForm =
  (pages: readonly string[]) =>
  (_key: string, part: unknown): unknown => {
    if (typeof part === "number") return String(part);
    if (!isGroup(part)) return part;
    const { src, to, ...others } = part;
    // A small version is shown.
    if (String(src).startsWith(photoHost)) return { ...part, src: `${src}?w=640` };
    if (!to) return part;
    return { ...others, [pages.some((page) => page === to) ? "page" : "otherAddress"]: to };
  };

/** Converts a part of a form for its file. The CMS has already put the fields in order. */
const toFile =
  ({ numbers, optionalLists }: Settings) =>
  (key: string, part: unknown): unknown => {
    if (Array.isArray(part) && part.length === 0 && optionalLists.includes(key)) return undefined;
    if (typeof part === "string") {
      const text = part.replace(/\s*\n\s*/g, " ");
      if (text === "") return undefined;
      return numbers.includes(key) ? numberIn(text.trim()) : text;
    }
    if (Array.isArray(part) && numbers.includes(`${key}[]`)) return part.map(String).map(numberIn);
    if (part === null) return undefined;
    if (!isGroup(part)) return part;
    // A page replaces a placeholder like "#facebook", another address replaces a page.
    const isPlaceholder = String(part.otherAddress).startsWith("#");
    const leadsTo = isPlaceholder ? part.page || part.otherAddress : part.otherAddress || part.page;
    const fields = Object.entries(part).flatMap(([name, value]): [string, unknown][] => {
      if (name === "src" && String(value).startsWith(photoHost))
        return [[name, String(value).replace(/[?#].*$/, "")]];
      if (name === "page") return leadsTo ? [["to", leadsTo]] : [];
      // A menu entry with an address has no items.
      if (name === "otherAddress" || (name === "items" && leadsTo)) return [];
      return [[name, value]];
    });
    return Object.fromEntries(fields);
  };

/** Visits each group of a form, with its fields. */
function eachGroup(
  fields: readonly Field[],
  group: Group,
  visit: (group: Group, fields: readonly Field[]) => void,
): void {
  visit(group, fields);
  for (const { name, fields: inner = [] } of fields) {
    const value = group[name];
    const groups = (Array.isArray(value) ? value : [value]).filter(isGroup);
    for (const part of groups) eachGroup(inner, part, visit);
  }
}

/** What the CMS gives to optional fields without a value once it shows them, which would count as a change. */
function fillEmpty(group: Group, fields: readonly Field[]): void {
  for (const { name, widget = "", multiple } of fields)
    if (!multiple && !["list", "hidden"].includes(widget))
      group[name] ??= widget === "object" ? null : "";
}

const titleOf = (record: Group) => String(record.name ?? record.title);

/** Gives new and duplicated records of a list a slug made from their name; the others keep theirs. */
function giveSlugs(records: readonly Group[], names: ReadonlyMap<unknown, string>): void {
  const isOld = (record: Group) => names.get(record.slug) === titleOf(record);
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

/** Gives new records their slugs. */
function complete(content: Group, fields: readonly Field[], before: unknown): void {
  const names = new Map<unknown, string>();
  JSON.stringify(before, (_key, part) => {
    if (isGroup(part) && part.slug) names.set(part.slug, titleOf(part));
    return part;
  });
  eachGroup(fields, content, (group, parts) => {
    for (const { name, fields: inner } of parts) {
      const records = group[name];
      if (Array.isArray(records) && inner?.some((field) => field.name === "slug"))
        giveSlugs(records, names);
    }
  });
}

/** What a form shows of a file. @param fields all that the file may have. */
export function readFile(text: string, fields: readonly Field[], { pages }: Settings): Group {
  const form: Group = JSON.parse(text, toForm(pages));
  eachGroup(fields, form, fillEmpty);
  return form;
}

/**
 * The text of a file after its form was saved.
 * @param content what the form holds.
 * @param fields those of the form; a file may have two forms.
 * @param all those of the file, in its order.
 * @param text the file as it was.
 */
export function writeFile(
  content: Group,
  fields: readonly Field[],
  all: readonly Field[],
  text: string,
  settings: Settings,
): string {
  const before: Group = JSON.parse(text);
  const converted: Group = JSON.parse(JSON.stringify(content, toFile(settings)));
  const names = new Set([...all.map(({ name }) => name), ...Object.keys(converted)]);
  const isOwn = (name: string) => fields.some((field) => field.name === name);
  const saved = Object.fromEntries(
    [...names].map((name) => [name, (isOwn(name) ? converted : before)[name]]),
  );
  complete(saved, fields, before);
  return JSON.stringify(saved, null, 2);
}
