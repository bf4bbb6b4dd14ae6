import { areaUnits } from "../lib/area-units";
import { otherAreaIn } from "../lib/typed-number";
import { sizeIn, unitAfter } from "./field-words";

test.each(areaUnits.slice(1))("a field in square yards knows the %s, which it refuses", (unit) => {
  expect(otherAreaIn(sizeIn(5000, unit), { unit: "sqYd" })).toBe(unitAfter(unit));
});
