/** @jest-environment node */
import { runCase } from "./testing/case";
import { formCases } from "./testing/form-cases";
import { shapeCases } from "./testing/shape-cases";
import { syntaxCases } from "./testing/syntax-cases";

describe.each([
  { of: "what stands in the way of reading a file", cases: syntaxCases },
  { of: "what the shape of a file refuses", cases: shapeCases },
  { of: "values of a wrong form", cases: formCases },
])("$of", ({ cases }) => {
  test.each(cases)("$name", async (broken) => {
    const { actual, expected } = await runCase(broken);
    expect(actual).toEqual(expected);
  });
});
