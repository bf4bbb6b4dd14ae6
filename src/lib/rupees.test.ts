import { formatNumber, formatRupees, formatRupeesInWords } from "./rupees";

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
])("%d rupees in lakh or crore are %s", (rupees, text) => {
  expect(formatRupeesInWords(rupees)).toBe(text);
});

test("any number is written as Intl writes it", () => {
  const written = new Intl.NumberFormat("en-IN");
  expect(formatNumber(0.1 + 0.2)).toBe(written.format(0.1 + 0.2));
  for (let number = 1; number < 2 ** 50; number = number * 3 + 1) {
    expect(formatNumber(number)).toBe(written.format(number));
    expect(formatNumber(number / 8)).toBe(written.format(number / 8));
  }
});
