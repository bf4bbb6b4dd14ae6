import {
  formatClock,
  formatMonth,
  formatNumber,
  formatRupees,
  formatRupeesInWords,
} from "./format";

test.each([
  [15_000, "₹15,000"],
  [1_850_000, "₹18,50,000"],
  [15_000_000, "₹1,50,00,000"],
])("%d rupees are written %s", (rupees, text) => {
  expect(formatRupees(rupees)).toBe(text);
});

test.each([
  [99_999, "₹99,999"],
  [100_000, "₹1\u00a0lakh"],
  [2_250_000, "₹22.5\u00a0lakh"],
  [9_999_499, "₹99.99\u00a0lakh"],
  [9_999_999, "₹1\u00a0crore"],
  [15_000_000, "₹1.5\u00a0crore"],
])("%d rupees in words of scale are %s", (rupees, text) => {
  expect(formatRupeesInWords(rupees)).toBe(text);
});

test.each([
  [50, "50"],
  [5000, "5,000"],
  [10_000, "10,000"],
  [125_000, "1,25,000"],
  [12_345_678, "1,23,45,678"],
])("the number %d is written %s", (number, text) => {
  expect(formatNumber(number)).toBe(text);
});

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
