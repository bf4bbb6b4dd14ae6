import { formatAnnotations, formatProblems, type Problem } from "./problem";

const price: Problem = {
  file: "data/plots.json",
  line: 27,
  column: 18,
  path: ["plots", 2, "pricePerSqYd"],
  root: { plots: [{}, {}, { name: "Adibatla Meadows" }] },
  problem: 'must be a number of rupees above 0, but is the text "18,000"',
  fix: "write 18000, without quotes",
  severity: "error",
};
const comma: Problem = { ...price, file: "data/site.json", path: [] };
const space: Problem = { ...price, severity: "warning" };
const address: Problem = { ...price, file: "environment", line: 0, severity: "launch" };

test("launch items come first, then warnings, then errors; what several places need is said once", () => {
  expect(formatProblems([space, price, comma, address])).toMatchInlineSnapshot(`
    "Before launch:

    environment  plots › 3 "Adibatla Meadows" › pricePerSqYd
      must be a number of rupees above 0, but is the text "18,000"
      write 18000, without quotes

    Warnings (they do not stop the build):

    data/plots.json:27:18  plots › 3 "Adibatla Meadows" › pricePerSqYd
      must be a number of rupees above 0, but is the text "18,000"
      write 18000, without quotes

    Errors:

    data/plots.json:27:18  plots › 3 "Adibatla Meadows" › pricePerSqYd
    data/site.json:27:18
      must be a number of rupees above 0, but is the text "18,000"
      write 18000, without quotes

    2 errors, 1 warning, 1 launch item"
  `);
});

test("the last line counts the problems", () => {
  const lastLine = (problems: Problem[]) => formatProblems(problems).split("\n").at(-1);
  expect(lastLine([])).toBe("Content is fine");
  expect(lastLine([space])).toBe("Content is fine, 1 warning");
  expect(lastLine([price, space, space])).toBe("1 error, 2 warnings");
});

test("GitHub reads an annotation with any character, and without a line where there is none", () => {
  const odd = {
    ...price,
    file: "static/50%, 10:30.pdf",
    line: 0,
    path: [],
    problem: "is 50%\nempty",
  };
  expect(formatAnnotations([price, { ...odd, severity: "launch" }]).split("\n")).toEqual([
    '::error file=data/plots.json,line=27::plots › 3 "Adibatla Meadows" › pricePerSqYd must be a number of rupees above 0, but is the text "18,000": write 18000, without quotes',
    "::warning file=static/50%25%2C 10%3A30.pdf::is 50%25%0Aempty: write 18000, without quotes",
  ]);
});
