import { type Conflict, differences, merge } from "./merge";

/** Merges two changes, with the texts of the conflicts. */
function merged(base: unknown, mine: unknown, theirs: unknown) {
  const conflicts: Conflict[] = [];
  const value = merge([base, mine, theirs], "mine", (one) => conflicts.push(one));
  return { value, conflicts: conflicts.map(({ path }) => path.join(", ")) };
}

/** A list of records: "b2" has the slug "b", and the price 2. */
const plots = (...names: string[]) =>
  names.map(([slug = "", price = "1"]) => ({
    name: slug.toUpperCase(),
    price: Number(price),
    slug,
  }));

test.each<[string, unknown, unknown, unknown, unknown]>([
  ["two added records", plots("a"), plots("a", "b"), plots("a", "c"), plots("a", "b", "c")],
  ["a removed and a changed record", plots("a", "b"), plots("b"), plots("a", "b2"), plots("b2")],
  [
    "a new order and a change",
    plots("a", "b"),
    plots("b", "a"),
    plots("a2", "b"),
    plots("b", "a2"),
  ],
  ["a removed field and another field", { a: 1, b: 1 }, { b: 1 }, { a: 1, b: 2 }, { b: 2 }],
  ["added texts", ["a"], ["a", "b"], ["c", "a"], ["c", "a", "b"]],
])("%s are merged", (_name, base, mine, theirs, expected) => {
  expect(merged(base, mine, theirs)).toEqual({ value: expected, conflicts: [] });
});

test.each<[string, unknown, unknown, unknown, string]>([
  ["a field", { price: 1 }, { price: 2 }, { price: 3 }, "Price"],
  ["a removed and changed record", plots("a"), [], plots("a2"), "A"],
  ["a text that both rewrote", { texts: ["a"] }, { texts: ["b"] }, { texts: ["c"] }, "Texts"],
  [
    "an entry without a slug that one has renamed",
    { hours: [{ label: "Mon–Sat", opens: 9 }] },
    { hours: [{ label: "Mon–Fri", opens: 9 }] },
    { hours: [{ label: "Mon–Sat", opens: 10 }] },
    "Hours",
  ],
  [
    "two orders",
    { texts: ["a", "b", "c"] },
    { texts: ["b", "a", "c"] },
    { texts: ["c", "a", "b"] },
    "Texts",
  ],
  [
    "two photos",
    { photo: { src: "1" } },
    { photo: { src: "2" } },
    { photo: { src: "3" } },
    "Photo",
  ],
])("%s is a conflict", (_name, base, mine, theirs, path) => {
  expect(merged(base, mine, theirs)).toEqual({ value: mine, conflicts: [path] });
});

test("differences are told in words", () => {
  const before = {
    plots: plots("a", "b"),
    featured: ["adibatla-meadows"],
    closedDays: [],
    photo: { src: "1" },
  };
  const after = {
    plots: plots("c", "a9"),
    featured: [],
    closedDays: ["2026-12-25"],
    photo: { src: "2" },
  };
  expect(differences(before, after)).toEqual([
    { text: "C: added", slug: "c" },
    { text: "A, Price: 1 → 9", slug: "a" },
    { text: "B: removed", slug: "b" },
    { text: 'Featured: "adibatla-meadows" removed', slug: undefined },
    { text: 'Closed days: "2026-12-25" added', slug: undefined },
    { text: "Photo: replaced", slug: undefined },
  ]);
});
