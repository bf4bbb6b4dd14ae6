import { fillTemplate } from "./fill-template";

test("a template is filled in, and a place without a value stays to be seen", () => {
  expect(fillTemplate("{low}–{high}% of {what}", { low: 15, high: 25 })).toBe("15–25% of {what}");
});
