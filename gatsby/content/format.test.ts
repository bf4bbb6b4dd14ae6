import { formatDate, formatMonth } from "./format";

test("a month and a date are written in words", () => {
  expect(formatMonth("2028-01")).toBe("January 2028");
  expect(formatDate("2027-06-01")).toBe("1 June 2027");
});
