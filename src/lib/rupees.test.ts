import { formatNumber, formatRupees, formatRupeesInWords, groupDigits } from "./rupees";

test.each([
  ["1850000.50", "18,50,000.50"],
  ["0.0310", "0.0310"],
])("the digits %s are grouped to %s", (digits, text) => {
  expect(groupDigits(digits)).toBe(text);
});

test.each([
  [15_000, "₹15,000"],
  [1_850_000, "₹18,50,000"],
  [15_000_000, "₹1,50,00,000"],
  [1666.67, "₹1,667"],
])("%d rupees are written %s", (rupees, text) => {
  expect(formatRupees(rupees)).toBe(text);
});

test.each([
  [99_999, "₹99,999"],
  [99_999.6, "₹1\u00a0lakh"],
  [100_000, "₹1\u00a0lakh"],
  [2_250_000, "₹22.5\u00a0lakh"],
  [9_999_499, "₹99.99\u00a0lakh"],
  [9_999_999, "₹1\u00a0crore"],
  [15_000_000, "₹1.5\u00a0crore"],
  [12_345_600_000_000, "₹12,34,560\u00a0crore"],
])("%d rupees in words of scale are %s", (rupees, text) => {
  expect(formatRupeesInWords(rupees)).toBe(text);
});

test.each([
  [50, "50"],
  [5000, "5,000"],
  [10_000, "10,000"],
  [125_000, "1,25,000"],
  [12_345_678, "1,23,45,678"],
  [167.25, "167.25"],
  [0.1 + 0.2, "0.3"],
])("the number %d is written %s", (number, text) => {
  expect(formatNumber(number)).toBe(text);
});

test("any number is written as Intl writes it", () => {
  const written = new Intl.NumberFormat("en-IN");
  for (let number = 1; number < 2 ** 50; number = number * 3 + 1) {
    expect(formatNumber(number)).toBe(written.format(number));
    expect(formatNumber(number / 8)).toBe(written.format(number / 8));
  }
});
