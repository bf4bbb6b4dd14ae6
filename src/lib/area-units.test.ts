import { areaUnits, formatArea, pricedUnit, pricePer, readUnit } from "./area-units";
import { formatRupees } from "./numbers";

test.each([
  [150, ["150", "125.4", "1,350", "1.24", "3.10", "0.0310"]],
  [4840, ["4,840", "4,046.9", "43,560", "40.00", "100.00", "1.0000"]],
  [48_400, ["48,400", "40,468.6", "4,35,600", "400.00", "1,000.00", "10.0000"]],
])("%d sq yd are %j", (size, texts) => {
  expect(areaUnits.map((unit) => formatArea(size, unit))).toEqual(texts);
});

test.each([
  ["sqyd", "₹15,000"],
  ["sqm", "₹17,940"],
  ["sqft", "₹1,667"],
] as const)("15,000 rupees for a square yard are, per %s, %s", (unit, text) => {
  expect(formatRupees(pricePer(unit, 15_000))).toBe(text);
});

test("guntas, cents and acres keep the price of a square yard", () => {
  expect(areaUnits.map(pricedUnit)).toEqual(["sqyd", "sqm", "sqft", "sqyd", "sqyd", "sqyd"]);
});

test.each(["", "hectare", "SQM", "toString", "__proto__", "0"])(
  "a unit called %j is square yards",
  (name) => expect(readUnit(name)).toBe("sqyd"),
);
