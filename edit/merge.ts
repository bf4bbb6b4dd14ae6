import { isDeepStrictEqual } from "node:util";

import { isGroup, quote, titleOf } from "../check/report/wording";
import { entryOf, fieldsOf, labelOf, type Shape } from "../schema/shape-tree";

type Entries = Map<string, unknown>;

/** The entries of a list by their keys, such as their slugs; undefined if the value is no list, or has two equal keys. */
function keyed(list: unknown = []): Entries | undefined {
  if (!Array.isArray(list)) return undefined;
  const keyOf = (entry: unknown) => (isGroup(entry) ? (entry.slug ?? titleOf(entry)) : entry);
  const entries = new Map(list.map((entry) => [JSON.stringify(keyOf(entry)), entry]));
  return entries.size === list.length ? entries : undefined;
}

/** The keys of one list that are in another, in its own order. */
const common = (one: Entries, other: Entries) => [...one.keys()].filter((key) => other.has(key));

const isReordered = (before: Entries, after: Entries) =>
  !isDeepStrictEqual(common(before, after), common(after, before));

/** The keys of two lists in the order of the first. A key of the second alone follows its neighbour there. */
function keysOf(first: Entries, second: Entries): string[] {
  const keys = [...first.keys()];
  [...second.keys()].forEach((key, index, all) => {
    if (!first.has(key)) keys.splice(keys.indexOf(all[index - 1] ?? "") + 1, 0, key);
  });
  return keys;
}

/** Where a value is. */
interface Where {
  /** In an editor's words: labels of fields, and names of records. */
  path: readonly string[];
  shape?: Shape;
}

/** @param name of the field. */
function fieldOf({ path, shape }: Where, name: string): Where {
  const field = fieldsOf(shape)?.[name];
  return { path: [...path, labelOf(name, field)], shape: field };
}

/** The name of a record replaces the label of its list. */
const entryIn = ({ path, shape }: Where, entry: unknown): Where => ({
  path: [...path.slice(0, -1), titleOf(entry) ?? path.at(-1) ?? ""],
  shape: entryOf(shape),
});

/** A value that two people have changed, each in another way. */
export interface Conflict {
  path: Where["path"];
  mine: unknown;
  theirs: unknown;
}

/** The entries of three lists, if they can be merged one by one. */
function mergeable(values: readonly [unknown, unknown, unknown]) {
  const [before, mine, theirs] = values.map((value, side) => keyed(side ? (value ?? null) : value));
  if (!before || !mine || !theirs) return undefined;
  const hasSlugs = [...mine.values(), ...theirs.values()].every((one) => isGroup(one) && one.slug);
  const hasAll = (side: Entries) => common(before, side).length === before.size;
  // Without a slug, an entry that is gone may have been renamed.
  if (!hasSlugs && !(hasAll(mine) && hasAll(theirs))) return undefined;
  const isOrdered = isReordered(before, mine);
  // Two people have put the list into different orders.
  if (isOrdered && isReordered(before, theirs) && isReordered(mine, theirs)) return undefined;
  return { before, mine, theirs, keys: isOrdered ? keysOf(mine, theirs) : keysOf(theirs, mine) };
}

/**
 * Merges two changes of one value: groups field by field, lists record by record.
 * @param prefer whose value a conflict gets.
 * @param onConflict is called for each.
 */
export function merge(
  values: readonly [base: unknown, mine: unknown, theirs: unknown],
  prefer: "mine" | "theirs",
  onConflict: (conflict: Conflict) => void,
  where: Where = { path: [] },
): unknown {
  const [base, mine, theirs] = values;
  if (isDeepStrictEqual(mine, theirs) || isDeepStrictEqual(base, theirs)) return mine;
  if (isDeepStrictEqual(base, mine)) return theirs;
  // The fields of a photo describe its file.
  if (isGroup(mine) && isGroup(theirs) && mine.src === theirs.src) {
    const before = isGroup(base) ? base : {};
    const fields = Object.keys({ ...mine, ...theirs }).map((name) => {
      const parts = [before[name], mine[name], theirs[name]] as const;
      return [name, merge(parts, prefer, onConflict, fieldOf(where, name))];
    });
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  }
  const lists = mergeable(values);
  if (lists) {
    return lists.keys
      .map((key) => {
        const parts = [lists.before.get(key), lists.mine.get(key), lists.theirs.get(key)] as const;
        return merge(parts, prefer, onConflict, entryIn(where, parts[1] ?? parts[2]));
      })
      .filter((entry) => entry !== undefined);
  }
  onConflict({ path: where.path, mine, theirs });
  return prefer === "mine" ? mine : theirs;
}

/** A value in an editor's words: nothing for a record, which its path names. */
function describe(value: unknown): string {
  if (typeof value === "number")
    return value < 10_000 ? String(value) : value.toLocaleString("en-IN");
  if (typeof value === "string") return quote(value);
  return isGroup(value) ? "" : "other entries";
}

/** What somebody did to a value: "wrote 32,500". */
export function describeChange(value: unknown): string {
  if (value === undefined) return "removed it";
  return typeof value === "object" ? "changed it" : `wrote ${describe(value)}`;
}

/** A difference between two versions of a file. */
export interface Difference {
  /** Like "Adibatla Meadows, Price per sq yd: 30,000 → 32,500". */
  text: string;
  /** Of the record that it is in. */
  slug?: string;
}

/** What became of a value: "30,000 → 32,500". */
function describeBoth(before: unknown, after: unknown): string {
  if (before === undefined) return `${describe(after)} added`.trim();
  if (after === undefined) return `${describe(before)} removed`.trim();
  return `${describe(before)} → ${describe(after)}`;
}

/** What differs between two values. */
export function differences(
  before: unknown,
  after: unknown,
  where: Where = { path: [] },
  slug?: string,
): Difference[] {
  if (isDeepStrictEqual(before, after)) return [];
  const differ = (text: string) => [{ text: `${where.path.join(", ")}: ${text}`, slug }];
  if (isGroup(before) && isGroup(after)) {
    if (before.src !== after.src) return differ("replaced");
    return Object.keys({ ...before, ...after }).flatMap((key) =>
      differences(before[key], after[key], fieldOf(where, key), slug),
    );
  }
  const [old, now] = [keyed(before), keyed(after)];
  if (!old || !now) return differ(describeBoth(before, after));
  const entries = keysOf(now, old).flatMap((key) => {
    const entry = now.get(key) ?? old.get(key);
    const own = isGroup(entry) && typeof entry.slug === "string" ? entry.slug : slug;
    return differences(old.get(key), now.get(key), entryIn(where, entry), own);
  });
  return isReordered(old, now) ? [...entries, ...differ("order changed")] : entries;
}
