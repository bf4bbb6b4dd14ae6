import { isDeepStrictEqual } from "node:util";

import { quote, titleFields } from "../check/report/wording";
import { labelOf } from "./labels";

type Group = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Group =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The entries of a list by what identifies them, such as their slug; undefined for anything else. */
function keyed(list: unknown = []): Map<string, unknown> | undefined {
  if (!Array.isArray(list)) return undefined;
  const keyOf = (entry: unknown) =>
    isGroup(entry)
      ? ["slug", ...titleFields].map((field) => entry[field]).find((key) => key !== undefined)
      : entry;
  const entries = new Map(list.map((entry) => [JSON.stringify(keyOf(entry)), entry]));
  return entries.size === list.length ? entries : undefined;
}

/** The keys of one list that are in another, in its own order. */
const common = (one: Map<string, unknown>, other: Map<string, unknown>) =>
  [...one.keys()].filter((key) => other.has(key));

const isReordered = (before: Map<string, unknown>, after: Map<string, unknown>) =>
  !isDeepStrictEqual(common(before, after), common(after, before));

/** The keys of two lists: in the order of the first, the others behind what stands before them in the second. */
function keysOf(first: Map<string, unknown>, second: Map<string, unknown>): string[] {
  const keys = [...first.keys()];
  [...second.keys()].forEach((key, index, all) => {
    if (!first.has(key)) keys.splice(keys.indexOf(all[index - 1] ?? "") + 1, 0, key);
  });
  return keys;
}

/** The name of a record, or the label of what it is in. */
const nameOf = (value: unknown, label: string) =>
  isGroup(value) ? String(titleFields.map((field) => value[field]).find(Boolean) ?? label) : label;

/** A value that two people have changed, each in another way. */
export interface Conflict {
  /** Names of records and labels of fields. */
  place: readonly string[];
  mine: unknown;
  theirs: unknown;
}

/**
 * Merges two changes of one value: groups field by field, lists record by record.
 * @param prefer whose value a conflict gets.
 * @param onConflict is called for each.
 */
export function merge(
  [base, mine, theirs]: readonly [unknown, unknown, unknown],
  prefer: "mine" | "theirs",
  onConflict: (conflict: Conflict) => void,
  place: readonly string[] = [],
): unknown {
  if (isDeepStrictEqual(mine, theirs) || isDeepStrictEqual(base, theirs)) return mine;
  if (isDeepStrictEqual(base, mine)) return theirs;
  if (isGroup(mine) && isGroup(theirs)) {
    const before = isGroup(base) ? base : {};
    const fields = Object.keys({ ...mine, ...theirs }).map((name) => {
      const values = [before[name], mine[name], theirs[name]] as const;
      return [name, merge(values, prefer, onConflict, [...place, labelOf(name)])];
    });
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  }
  const [before, ours, others] = [keyed(base), keyed(mine ?? null), keyed(theirs ?? null)];
  if (before && ours && others) {
    const keys = isReordered(before, ours) ? keysOf(ours, others) : keysOf(others, ours);
    return keys
      .map((key) => {
        const values = [before.get(key), ours.get(key), others.get(key)] as const;
        const name = nameOf(values[1] ?? values[2], place.at(-1) ?? "");
        return merge(values, prefer, onConflict, [...place.slice(0, -1), name]);
      })
      .filter((entry) => entry !== undefined);
  }
  onConflict({ place, mine, theirs });
  return prefer === "mine" ? mine : theirs;
}

/** A value in an editor's words. */
export function inWords(value: unknown): string {
  if (value === undefined) return "nothing";
  if (typeof value === "number")
    return value < 10_000 ? String(value) : value.toLocaleString("en-IN");
  return typeof value === "string" ? quote(value, 40) : "other entries";
}

/** A difference between two versions of a file. */
export interface Difference {
  /** Like "Adibatla Meadows, Price per sq yd: 30,000 → 32,500". */
  text: string;
  /** Of the record that it is in. */
  slug?: string;
}

/** What differs between two values. @param place names of records and labels of fields. */
export function differences(
  before: unknown,
  after: unknown,
  place: readonly string[] = [],
  slug?: string,
): Difference[] {
  if (isDeepStrictEqual(before, after)) return [];
  const differ = (text: string) => [{ text: `${place.join(", ")}: ${text}`, slug }];
  if (isGroup(before) && isGroup(after)) {
    return Object.keys({ ...before, ...after }).flatMap((key) =>
      differences(before[key], after[key], [...place, labelOf(key)], slug),
    );
  }
  if (isGroup(before ?? after)) return differ(before === undefined ? "added" : "removed");
  const [old, now] = [keyed(before), keyed(after)];
  if (!old || !now) return differ(`${inWords(before)} → ${inWords(after)}`);
  const entries = keysOf(now, old).flatMap((key) => {
    const entry = now.get(key) ?? old.get(key);
    if (isGroup(entry)) {
      const own = typeof entry.slug === "string" ? entry.slug : slug;
      const name = nameOf(entry, place.at(-1) ?? "");
      return differences(old.get(key), now.get(key), [...place.slice(0, -1), name], own);
    }
    if (old.has(key) && now.has(key)) return [];
    return differ(`${inWords(entry)} ${now.has(key) ? "added" : "removed"}`);
  });
  return isReordered(old, now) ? [...entries, ...differ("order changed")] : entries;
}
