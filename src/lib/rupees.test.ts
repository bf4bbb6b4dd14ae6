import { formatNumber, formatRupees, formatRupeesInWords, round } from "./rupees";

test.each([
  [15_000, "₹15,000"],
  [1666.67, "₹1,667"],
])("%d rupees are written %s", (rupees, text) => {
  expect(formatRupees(rupees)).toBe(text);
});

test.each([
  [99_999.6, "₹1\u00a0lakh"],
  [2_250_000, "₹22.5\u00a0lakh"],
  [1_363_500, "₹13.64\u00a0lakh"],
  [9_999_499, "₹99.99\u00a0lakh"],
  [9_999_500, "₹1\u00a0crore"],
  [10_050_000, "₹1.01\u00a0crore"],
  [12_345_600_000_000, "₹12,34,560\u00a0crore"],
])("%d rupees in lakh or crore are %s", (rupees, text) => {
  expect(formatRupeesInWords(rupees)).toBe(text);
});

test("any number is written as Intl writes it", () => {
  const written = new Intl.NumberFormat("en-IN");
  expect(formatNumber(0.1 + 0.2)).toBe(written.format(0.1 + 0.2));
  for (let number = 1; number < 2 ** 40; number = number * 3 + 1) {
    expect(formatNumber(number)).toBe(written.format(number));
    expect(formatNumber(number / 8)).toBe(written.format(number / 8));
  }
});

test("every half is rounded up", () => {
  for (let half = 5; half < 100_000; half += 10) {
    expect([half, round(half / 1000, 2)]).toEqual([half, (half + 5) / 1000]);
    expect([half, round((half / 10) * 1.1 * (1 / 1.1))]).toEqual([half, (half + 5) / 10]);
  }
});
