import {
  formatNumber,
  formatRupees,
  formatRupeesInWords,
  isUnclear,
  readNumber,
  readUrlNumber,
  round,
  sizeLimits,
} from "./numbers";

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

const limits = { min: 0, max: 1_000_000 };

test.each<[number, string[]]>([
  [18_000, ["18000", "18,000", " ₹ 18 000 ", "18\u00a0000", "18k", "0.18 lakh"]],
  [100_000, ["1,00,000", "100,000", "1L", "1 lac", "0.01 Cr"]],
  [115_000, ["1.15 lakh", "1.15 lakhs"]],
  [1_000_000, ["10,00,000", "1,000,000", "0.1 crore"]],
  [150.5, ["150.5", "150.50"]],
  [1_210.25, ["1,210.25"]],
  [0.5, [".5"]],
  // On the way to "18.5".
  [18, ["18."]],
])("%d is what is meant by %j", (value, texts) => {
  expect(texts.map((text) => readNumber(text, limits))).toEqual(texts.map(() => value));
});

test.each(["167,5", "18.000", "1.210,5", "167,25", "1,00", "1,2000", "1,,200", "1.2.3", "18,"])(
  "%j can be read in two ways, and is refused",
  (text) => {
    expect(readNumber(text, limits)).toBeUndefined();
    expect(isUnclear(text)).toBe(true);
  },
);

test.each(["", " ", "-5", "abc", "1e5", "20%", "1000001", "11 lakh", "2 lakh 50", "२००"])(
  "%j is no number for the field",
  (text) => {
    expect(readNumber(text, limits)).toBeUndefined();
    expect(isUnclear(text)).toBe(false);
  },
);

test("a field of whole numbers takes no fraction", () => {
  const years = { min: 1, max: 30, isWhole: true };
  expect(readNumber("15.5", years)).toBeUndefined();
  expect(readNumber("15.0", years)).toBe(15);
});

test("a URL has numbers as the site writes them", () => {
  expect(readUrlNumber("239.198", sizeLimits)).toBe(239.198);
  for (const other of ["", "0", "1e3", "18,000", "167.50", "NaN", "Infinity"])
    expect([other, readUrlNumber(other, sizeLimits)]).toEqual([other, undefined]);
});
