// Converts between a file of data/ and what its form holds.
import { photoHost } from "../src/lib/photo-host";
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

/** Converts a part of a file for its form: see `image` and `page` in config.ts. */
const toForm =
  (pages: readonly string[]) =>
  (_key: string, part: unknown): unknown => {
    if (typeof part === "number") return String(part);
    if (!isGroup(part)) return part;
    const { id, file, to, ...others } = part;
    if (id || file) return { ...others, image: id ? `${photoHost}/${id}?w=640` : `/${file}` };
    if (!to) return part;
    return { ...others, [pages.some((page) => page === to) ? "page" : "otherAddress"]: to };
  };

const stockPhoto = /\/(photo-\d{10,13}-[0-9a-f]{12})/;

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
    const image = String(part.image);
    const [, id] = (image.startsWith(photoHost) && stockPhoto.exec(image)) || [];
    // A page replaces a placeholder like "#facebook", another address replaces a page.
    const isPlaceholder = String(part.otherAddress).startsWith("#");
    const leadsTo = isPlaceholder ? part.page || part.otherAddress : part.otherAddress || part.page;
    const fields = Object.entries(part).flatMap(([name, value]): [string, unknown][] => {
      if (name === "image") return [id ? ["id", id] : ["file", String(value).replace(/^\//, "")]];
      // The build reads the size and colour of an own photo from its file.
      if (part.image && !id && ["width", "height", "color"].includes(name)) return [];
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

/** What the editor says of a photo that cannot be read. @throws if it is no size. */
function ask(name: unknown): Group {
  const answer = prompt(
    `There is no network to read the size of the photo “${name}”. Write its width and height, which stand on its page on unsplash.com behind “Info”, like 4000 x 2667.`,
  );
  const [width, height] = answer?.replace(/,/g, "").match(/\d+/g) ?? [];
  if (!height) throw new Error("Not saved: the size of the new photo is missing. Save again.");
  return { width: Number(width), height: Number(height), color: "#8a7a55" };
}

/** The width, height and main colour of a stock photo, read from the photo itself or asked for. */
async function measure(id: string, name: unknown): Promise<Group> {
  const photo = new Image();
  photo.crossOrigin = "anonymous";
  // All pixels, in the lowest quality.
  photo.src = `${photoHost}/${id}?q=1&fm=jpg`;
  try {
    await photo.decode();
    const context = new OffscreenCanvas(1, 1).getContext("2d");
    context?.drawImage(photo, 0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? [];
    const color = [red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("");
    return { width: photo.naturalWidth, height: photo.naturalHeight, color: `#${color}` };
  } catch {
    return ask(name);
  }
}

/** The facts of stock photos, by their id; a form keeps those of a photo that was replaced. */
const facts = new Map<unknown, Group>();

/** Completes what was typed: slugs of records, and the facts of stock photos. @throws an error for the editor. */
async function complete(content: Group, fields: readonly Field[], before: unknown): Promise<void> {
  const names = new Map<unknown, string>();
  const photos: Group[] = [];
  JSON.stringify(before, (_key, part) => {
    if (isGroup(part) && part.slug) names.set(part.slug, titleOf(part));
    if (isGroup(part) && part.id && part.width && part.height && part.color) {
      const { id, width, height, color } = part;
      facts.set(id, { width, height, color });
    }
    return part;
  });
  eachGroup(fields, content, (group, parts) => {
    if (parts.some(({ name }) => name === "image") && group.id) photos.push(group);
    for (const { name, fields: inner } of parts) {
      const records = group[name];
      if (Array.isArray(records) && inner?.some((field) => field.name === "slug"))
        giveSlugs(records, names);
    }
  });
  for (const photo of photos) {
    const known = facts.get(photo.id) ?? (await measure(String(photo.id), photo.alt));
    facts.set(photo.id, known);
    Object.assign(photo, known);
  }
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
 * @throws an error for the editor.
 */
export async function writeFile(
  content: Group,
  fields: readonly Field[],
  all: readonly Field[],
  text: string,
  settings: Settings,
): Promise<string> {
  const before: Group = JSON.parse(text);
  const converted: Group = JSON.parse(JSON.stringify(content, toFile(settings)));
  const names = new Set([...all.map(({ name }) => name), ...Object.keys(converted)]);
  const isOwn = (name: string) => fields.some((field) => field.name === name);
  const saved = Object.fromEntries(
    [...names].map((name) => [name, (isOwn(name) ? converted : before)[name]]),
  );
  await complete(saved, fields, before);
  return JSON.stringify(saved, null, 2);
}
