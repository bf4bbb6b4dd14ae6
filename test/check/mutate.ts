import { createRandom } from "../../gatsby/images/random";

type Change = () => void;

type Container = Record<string, unknown> | unknown[];

const isContainer = (value: unknown): value is Container =>
  typeof value === "object" && value !== null;

/** Every record and list of a value, itself included, that has something in it. */
const containers = (value: unknown): Container[] => {
  if (!isContainer(value)) return [];
  const inside = Object.values(value);
  return inside.length === 0 ? [] : [value, ...inside.flatMap(containers)];
};

const oddValues = [
  null,
  true,
  0,
  -1,
  7,
  42_000,
  1e21,
  0.1,
  "",
  " ",
  "12",
  "{unresolved}",
  "e\u0301\u200b\u202e",
  "\ud83c\udfe1".repeat(40),
  "\u0c2d\u0c42\u0c2e\u0c3f \u0627\u0631\u0636",
  '</script><b title="&quot;">',
  "$& ${name} %s \\u0022",
  "\u0000",
  "x".repeat(3000),
  [],
  {},
  [[]],
  "constructor",
];

const strayTexts = [",", '"', "}", "\u201c", "\ufeff", "//", "\ud800"];

/**
 * What goes wrong in a data file, by chance and yet the same in each run.
 * @param seed another one for other changes.
 */
export function createMutator(seed: number) {
  const random = createRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = <T>(list: readonly T[]): T => {
    const item = list[below(list.length)];
    if (item === undefined) throw new Error("There is nothing to pick from.");
    return item;
  };

  function changesOfList(list: unknown[]): Change[] {
    const at = below(list.length);
    return [
      () => list.splice(at, 1, pick(oddValues)),
      () => list.splice(at, 1),
      () => list.push(list[at]),
      () => list.unshift(list.pop()),
    ];
  }

  function changesOfRecord(record: Record<string, unknown>): Change[] {
    const key = pick(Object.keys(record));
    return [
      () => (record[key] = pick(oddValues)),
      () => delete record[key],
      () => (record[`${key}s`] = record[key]),
      () => (record[pick(["__proto__x", "id", "children", "Name", "toString"])] = "x"),
      () => {
        record[key.slice(0, -1)] = record[key];
        delete record[key];
      },
    ];
  }

  /** Changes a place of a value: the wrong kind, out of range, missing, misspelt, twice, unusual letters. */
  function changePlace(tree: unknown): void {
    const filled = containers(tree);
    // Earlier changes may have left nothing to change.
    if (filled.length === 0) return;
    const container = pick(filled);
    pick(Array.isArray(container) ? changesOfList(container) : changesOfRecord(container))();
  }

  /** Cuts, doubles or replaces letters, as a failed save or a slip on the keyboard does. */
  function changeText(text: string): string {
    const at = below(text.length);
    return pick([
      () => text.slice(0, at),
      () => text.slice(at),
      () => text.slice(0, at) + pick(strayTexts) + text.slice(at),
      () => text.slice(0, at) + text.slice(at + 1 + below(40)),
      () => text + text,
    ])();
  }

  return {
    /** One of a list. @throws when the list is empty. */
    pick,
    /** A mutated copy of a JSON text. @param places how many values may be changed. */
    mutate(text: string, places: number): string {
      if (random() < 0.3) return changeText(text);
      const tree: unknown = JSON.parse(text);
      for (let change = 0; change <= below(places); change += 1) changePlace(tree);
      return JSON.stringify(tree, null, 2);
    },
  };
}
