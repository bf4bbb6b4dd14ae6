/** @jest-environment node */
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";

import { contentFiles } from "../content-files";
import { checkContent } from "./check-content";
import { formatProblems } from "./format-problems";

/** How many mutated copies of the real data are checked; thousands by hand: MUTANTS=5000. */
const mutants = Number(process.env.MUTANTS ?? 300);

/** Numbers from 0 to 1 that look random and are the same in each run (mulberry32). */
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const random = createRandom(20_261_121);
const below = (limit: number) => Math.floor(random() * limit);
const pick = <T>(list: readonly T[]): T => {
  const item = list[below(list.length)];
  if (item === undefined) throw new Error("Nothing to pick from.");
  return item;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** Every record and list of a value, itself included. */
const containers = (value: unknown): Record<string, unknown>[] =>
  isRecord(value) ? [value, ...Object.values(value).flatMap(containers)] : [];

const oddValues = [
  null,
  true,
  0,
  -1,
  1e21,
  0.1,
  "",
  " ",
  "12",
  "{unresolved}",
  "e\u0301\u200b\u202e",
  "\ud83c\udfe1".repeat(40),
  "\u0000",
  "x".repeat(3000),
  [],
  {},
  [[]],
  "constructor",
];

/** Changes the value of one place, chosen at random. */
function changeTree(tree: unknown): void {
  const filled = containers(tree).filter((record) => Object.keys(record).length > 0);
  // Earlier changes may have left nothing to change.
  if (filled.length === 0) return;
  const container = pick(filled);
  const key = pick(Object.keys(container));
  const changes = [
    () => (container[key] = pick(oddValues)),
    () => delete container[key],
    () => (container[`${key}s`] = container[key]),
    () => (container[pick(["__proto__x", "id", "children", "Name", "toString"])] = "x"),
    () => {
      container[`${key.slice(0, -1)}`] = container[key];
      delete container[key];
    },
  ];
  pick(changes)();
}

/** Cuts, doubles or replaces bytes, as a failed save or a stray key does. */
function changeText(text: string): string {
  const at = below(text.length);
  return pick([
    () => text.slice(0, at),
    () => text.slice(at),
    () =>
      text.slice(0, at) +
      pick([",", '"', "}", "\u201c", "\ufeff", "//", "\ud800"]) +
      text.slice(at),
    () => text.slice(0, at) + text.slice(at + 1 + below(40)),
    () => text + text,
  ])();
}

function mutate(text: string): string {
  if (random() < 0.3) return changeText(text);
  const tree: unknown = JSON.parse(text);
  for (let change = 0; change <= below(3); change += 1) changeTree(tree);
  return JSON.stringify(tree, null, 2);
}

test(
  `${mutants} mutated copies of the content are let through or explained`,
  async () => {
    const folder = await fs.mkdtemp(path.join(os.tmpdir(), "content-"));
    await fs.cp(path.resolve("data"), folder, { recursive: true });
    const vague: string[] = [];
    for (let mutant = 0; mutant < mutants; mutant += 1) {
      const file = path.join(folder, pick(contentFiles).path);
      const original = await fs.readFile(file, "utf8");
      await fs.writeFile(file, mutate(original));
      const problems = await checkContent(folder);
      const said = formatProblems(problems);
      const isVague = problems.some(
        ({ line, column, problem, mend }) => !problem || !mend || line < 0 || column < 0,
      );
      if (isVague || /undefined|\[object|NaN|\bat \S+ \(/.test(said)) {
        vague.push(`${mutant} ${file}: ${said}`);
      }
      await fs.writeFile(file, original);
    }
    await fs.rm(folder, { recursive: true });
    expect(vague).toEqual([]);
  },
  mutants * 1000,
);
