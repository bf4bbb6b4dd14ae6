import { formatClock, formatMonth } from "./format";

test.each([
  ["2027-06", "June 2027"],
  ["2027-12", "December 2027"],
  ["2028-01", "January 2028"],
])("the month %s is written %s", (month, text) => {
  expect(formatMonth(month)).toBe(text);
});

test.each([
  ["00:00", "12:00 AM"],
  ["09:00", "9:00 AM"],
  ["12:30", "12:30 PM"],
  ["18:00", "6:00 PM"],
])("the time %s is written %s", (time, text) => {
  expect(formatClock(time)).toBe(text);
});
