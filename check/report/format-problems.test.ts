/** @jest-environment node */
import { formatProblems } from "./format-problems";
import type { Problem } from "./problem";

const price: Problem = {
  file: "data/plots.json",
  line: 27,
  column: 18,
  where: 'plots › 3 "Adibatla Meadows" › pricePerSqYd',
  problem: 'must be a number of rupees above 0, but is the text "18,000"',
  fix: "write 18000 without quotes or commas",
  severity: "error",
};
const comma: Problem = {
  file: "data/site.json",
  line: 4,
  column: 9,
  where: "",
  problem: "a comma is missing here",
  fix: "write , between the two entries",
  severity: "error",
};
const space: Problem = {
  file: "data/plots.json",
  line: 5,
  column: 11,
  where: "empty",
  problem: "begins with a space",
  fix: "delete the space",
  severity: "warning",
};

const address: Problem = {
  file: "environment",
  line: 0,
  column: 0,
  where: "SITE_URL",
  problem: "is not set",
  fix: "set it",
  severity: "launch",
};

test("errors come first, then warnings, then what is to do before going public", () => {
  expect(formatProblems([space, price, comma, address])).toBe(
    `data/plots.json:27:18  plots › 3 "Adibatla Meadows" › pricePerSqYd
  must be a number of rupees above 0, but is the text "18,000"
  write 18000 without quotes or commas

data/site.json:4:9
  a comma is missing here
  write , between the two entries

Warnings (they do not stop the build):

data/plots.json:5:11  empty
  begins with a space
  delete the space

Before going public:

environment  SITE_URL
  is not set
  set it

2 errors, 1 warning, 1 thing to do before going public in 3 files`,
  );
});

test("the last line counts", () => {
  const lastLine = (problems: Problem[]) => formatProblems(problems).split("\n").at(-1);
  expect(lastLine([])).toMatch(/^Content is fine: \d+ files, 0 errors, 0 warnings$/);
  expect(lastLine([space])).toMatch(/^Content is fine: \d+ files, 0 errors, 1 warning$/);
  expect(lastLine([price])).toBe("1 error in 1 file");
  expect(lastLine([price, space, space])).toBe("1 error, 2 warnings in 1 file");
});
