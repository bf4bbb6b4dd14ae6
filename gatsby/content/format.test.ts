import { formatDate, formatMonth } from "./format";

test.each([
  ["2027-06", "June 2027"],
  ["2027-12", "December 2027"],
  ["2028-01", "January 2028"],
])("the month %s is written %s", (month, text) => {
  expect(formatMonth(month)).toBe(text);
});

test("a date is written in words", () => {
  expect(formatDate("2027-06-01")).toBe("1 June 2027");
});
