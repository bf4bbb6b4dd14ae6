import { fillTemplate } from "./fill-template";

test("a template is filled in; a placeholder without a value stays visible", () => {
  expect(fillTemplate("{low}–{high}% of {what}", { low: 15, high: 25 })).toBe("15–25% of {what}");
});
