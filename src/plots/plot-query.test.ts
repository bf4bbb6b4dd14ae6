import { createRandom } from "../../test/support/random";
import { areaUnits } from "../lib/area-units";
import { plotOrders } from "./plot-filter";
import { type PlotChoices, readPlotQuery, toggleCompared } from "./plot-query";
import { changeQuery } from "../lib/query";

const choices: PlotChoices = {
  approvals: [
    { key: "dtcp", name: "DTCP Approved" },
    { key: "hmda", name: "HMDA Approved" },
  ],
  locations: [{ key: "pocharam-ghatkesar", name: "Pocharam (Ghatkesar)" }],
  budgets: [3_000_000, 4_000_000],
  slugs: ["one", "two", "three", "four"],
};
const untouched = { unit: "sqyd", wish: {}, compared: [] };
const read = (search: string) => readPlotQuery(search, choices);

test.each(["", "?", "?utm_source=x", "?unit=&approval=&location=&budget=&size=&sort=&compare="])(
  "%s asks for the page as it is",
  (search) => expect(read(search)).toEqual(untouched),
);

test.each([
  "?unit=furlong&approval=ytda&location=mars&budget=1&size=-5&sort=best&compare=five,,six",
  "?size=0&budget=NaN",
  "?size=1e3&budget=3e6",
  "?size=Infinity&unit=constructor",
  "?%E0%A4%A=%&size=%00",
])("junk is ignored: %s", (search) => {
  expect(read(search)).toEqual(untouched);
});

test.each([
  ["?approval=HMDA", { approval: "hmda" }],
  ["?approval=HMDA+Approved", { approval: "hmda" }],
  ["?location=Pocharam%20(Ghatkesar)", { location: "pocharam-ghatkesar" }],
  [
    "?budget=4000000&size=1,200.5&sort=dearest",
    { budget: 4_000_000, size: 1200.5, order: "dearest" },
  ],
])("%s asks for %j", (search, wish) => {
  expect(read(search).wish).toEqual(wish);
});

test("at most three plots are compared, each once, in the order chosen", () => {
  expect(read("?compare=three,one,three,mars,two,four").compared).toEqual(["three", "one", "two"]);
});

test.each([
  ["200", 200],
  ["18,000", 18_000],
  [" 167.5 ", 167.5],
  ["", undefined],
  ["0", undefined],
  ["-1", undefined],
  ["12 sq yd", undefined],
  ["9".repeat(400), undefined],
])("the size %j is %j", (text, size) => {
  expect(read(`?${new URLSearchParams({ size: text }).toString()}`).wish.size).toBe(size);
});

test("a plot is taken into the comparison, or out of it", () => {
  expect(toggleCompared([], "one")).toBe("one");
  expect(toggleCompared(["two", "one"], "three")).toBe("two,one,three");
  expect(toggleCompared(["two", "one"], "two")).toBe("one");
  expect(toggleCompared(["one"], "one")).toBe("");
});

test("what is written into an address is read from it again, whatever else is in it", () => {
  const random = createRandom(11);
  const oneOf = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)];
  for (let round = 0; round < 500; round += 1) {
    const wish = {
      approval: oneOf(["dtcp", "hmda", undefined]),
      location: oneOf(["pocharam-ghatkesar", undefined]),
      budget: oneOf([...choices.budgets, undefined]),
      size: oneOf([150, 167.5, undefined]),
      order: oneOf([...plotOrders, undefined]),
    };
    const unit = oneOf(areaUnits);
    const compared = choices.slugs.slice(0, Math.floor(random() * 4));
    const search = changeQuery("?other=%26&size=7", {
      ...wish,
      order: undefined,
      sort: wish.order,
      budget: wish.budget?.toString(),
      size: wish.size?.toString(),
      unit,
      compare: compared.join(","),
    });
    expect(read(search)).toEqual({ unit, wish, compared });
    expect(search).toContain("other=%26");
  }
});

test("any text can be read", () => {
  const random = createRandom(13);
  const letters = "?&=%,+;#unit=size=compare=0129.-eE \u0000\ud800é₹\u0c17";
  for (let round = 0; round < 2000; round += 1) {
    const text = Array.from({ length: 40 }, () => letters[Math.floor(random() * letters.length)]);
    const { unit, wish, compared } = read(`?${text.join("")}`);
    expect(areaUnits).toContain(unit);
    expect(compared.length).toBeLessThanOrEqual(3);
    expect(wish.size ?? 1).toBeGreaterThan(0);
  }
});
