import { fillTemplate } from "./text";

test("a template is filled in; a variable without a value stays visible", () => {
  expect(fillTemplate("© {year} {name}, {what}", { year: 2025, name: "Vepa" })).toBe(
    "© 2025 Vepa, {what}",
  );
});
