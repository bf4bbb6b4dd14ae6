import { formatProblems, type Problem } from "./report";

const price: Problem = {
  file: "data/layouts/neem-avenue.json",
  line: 4,
  column: 18,
  path: ["pricePerSqYd"],
  severity: "error",
  where: "Price per sq yd (pricePerSqYd)",
  message: "is 30%: write digits",
};
const warning: Problem = { ...price, severity: "warning" };
const item: Problem = { ...price, file: "static/1, 2.pdf", line: 0, where: "", severity: "launch" };

test("the terminal has a sentence for each problem, errors last, and the counts", () => {
  const sentence = "Price per sq yd (pricePerSqYd) is 30%: write digits";
  expect(formatProblems([price, warning, item]).split("\n\n")).toEqual([
    "Before launch:",
    "static/1, 2.pdf\n  is 30%: write digits",
    "Warnings (they do not stop the build):",
    `data/layouts/neem-avenue.json:4:18\n  ${sentence}`,
    "Errors:",
    `data/layouts/neem-avenue.json:4:18\n  ${sentence}`,
    "1 launch blocker, 1 warning, 1 error",
  ]);
  expect(formatProblems([])).toBe("Content is fine");
});
