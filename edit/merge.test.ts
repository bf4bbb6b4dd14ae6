import { type Conflict, differences, merge } from "./merge";

/** Merges two changes, with the texts of the conflicts. */
function merged(base: unknown, mine: unknown, theirs: unknown) {
  const conflicts: Conflict[] = [];
  const value = merge([base, mine, theirs], "mine", (one) => conflicts.push(one));
  return { value, conflicts: conflicts.map(({ path }) => path.join(", ")) };
}

const plot = (slug: string, price = 1) => ({ name: slug.toUpperCase(), price, slug });

test.each<[string, unknown, unknown, unknown, unknown]>([
  [
    "two added records",
    [plot("a")],
    [plot("a"), plot("b")],
    [plot("a"), plot("c")],
    [plot("a"), plot("b"), plot("c")],
  ],
  [
    "a removed and a changed record",
    [plot("a"), plot("b")],
    [plot("b")],
    [plot("a"), plot("b", 2)],
    [plot("b", 2)],
  ],
  [
    "a new order and a changed record",
    [plot("a"), plot("b")],
    [plot("b"), plot("a")],
    [plot("a", 2), plot("b")],
    [plot("b"), plot("a", 2)],
  ],
  ["a removed field and another field", { a: 1, b: 1 }, { b: 1 }, { a: 1, b: 2 }, { b: 2 }],
  ["added texts", ["a"], ["a", "b"], ["c", "a"], ["c", "a", "b"]],
])("%s are merged", (_name, base, mine, theirs, expected) => {
  expect(merged(base, mine, theirs)).toEqual({ value: expected, conflicts: [] });
});

test.each<[string, unknown, unknown, unknown, string]>([
  ["a field", { price: 1 }, { price: 2 }, { price: 3 }, "Price"],
  ["a removed and changed record", [plot("a")], [], [plot("a", 2)], "A"],
  [
    "a text that both have rewritten",
    { texts: ["a"] },
    { texts: ["b"] },
    { texts: ["c"] },
    "Texts",
  ],
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
    { photo: { src: "1", alt: "One" } },
    { photo: { src: "2", alt: "Two" } },
    { photo: { src: "3", alt: "Three" } },
    "Photo",
  ],
])("%s is a conflict", (_name, base, mine, theirs, path) => {
  expect(merged(base, mine, theirs)).toEqual({ value: mine, conflicts: [path] });
});

test("differences are told in words", () => {
  const before = {
    plots: [plot("a"), plot("b")],
    featured: ["adibatla-meadows"],
    closedDays: [],
    photo: { src: "1" },
  };
  const after = {
    plots: [plot("c"), plot("a", 32_500)],
    featured: [],
    closedDays: ["2026-12-25"],
    photo: { src: "2" },
  };
  expect(differences(before, after)).toEqual([
    { text: "C: added", slug: "c" },
    { text: "A, Price: 1 → 32,500", slug: "a" },
    { text: "B: removed", slug: "b" },
    { text: 'Featured: "adibatla-meadows" removed', slug: undefined },
    { text: 'Closed days: "2026-12-25" added', slug: undefined },
    { text: "Photo: replaced", slug: undefined },
  ]);
});
