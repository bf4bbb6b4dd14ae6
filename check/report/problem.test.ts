import { formatAnnotations, formatProblems, type Problem } from "./problem";

const price: Problem = {
  file: "data/layouts/neem-avenue.json",
  line: 4,
  column: 18,
  path: ["pricePerSqYd"],
  severity: "error",
  where: "Price per sq yd (pricePerSqYd)",
  message: "is 30, but must be 100 or more: write digits only",
};
const warning: Problem = { ...price, severity: "warning" };
const item: Problem = {
  ...price,
  file: "static/50%, 10:30.pdf",
  line: 0,
  where: "",
  severity: "launch",
};

test("launch items come first, then warnings, then errors and the counts", () => {
  expect(formatProblems([price, warning, warning, item]).split("\n\n")).toEqual([
    "Before launch:",
    "static/50%, 10:30.pdf\n  is 30, but must be 100 or more: write digits only",
    "Warnings (they do not stop the build):",
    ...Array(2).fill(
      "data/layouts/neem-avenue.json:4:18\n  Price per sq yd (pricePerSqYd) is 30, but must be 100 or more: write digits only",
    ),
    "Errors:",
    "data/layouts/neem-avenue.json:4:18\n  Price per sq yd (pricePerSqYd) is 30, but must be 100 or more: write digits only",
    "1 launch item, 2 warnings, 1 error",
  ]);
  expect(formatProblems([])).toBe("Content is fine");
});

test("GitHub reads an annotation with any character, and without a line where there is none", () => {
  expect(formatAnnotations([price, item]).split("\n")).toEqual([
    "::error file=data/layouts/neem-avenue.json,line=4::Price per sq yd (pricePerSqYd) is 30, but must be 100 or more: write digits only",
    "::warning file=static/50%25%2C 10%3A30.pdf::is 30, but must be 100 or more: write digits only",
  ]);
});
