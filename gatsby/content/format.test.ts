import { oldFrom } from "./format";

test("a rate of a currency is not old for 90 days", () => {
  expect(oldFrom("2027-04-01")).toBe("2027-07-01");
});
