import { isUnclear, otherAreaIn, readNumber, sizeLimits, type Unit } from "./typed-number";

const limits = { min: 1, max: 1_000_000 };

test.each<[Unit, string, number]>([
  ["rupees", "18,000", 18_000],
  ["rupees", "18\u00a0000", 18_000],
  ["rupees", "9,00,000", 900_000],
  ["rupees", "900,000.50", 900_000.5],
  ["rupees", "18,", 18],
  ["rupees", "1,5 lakh", 150_000],
  ["rupees", "1,25 lakh", 125_000],
  ["rupees", "1.210,5", 1_210.5],
  ["rupees", "1 210,50", 1_210.5],
  ["rupees", "1.0005", 1.001],
  ["rupees", "0.0001 lakh", 10],
  ["rupees", "1.005 lakh", 100_500],
  ["rupees", "₹18,000", 18_000],
  ["rupees", " Rs. 1,80,000/- ", 180_000],
  ["rupees", "INR 18000", 18_000],
  ["rupees", "18000 rupees", 18_000],
  ["rupees", "Rs 18,000 only", 18_000],
  ["rupees", "1000000", 1_000_000],
  ["rupees", "18k", 18_000],
  ["rupees", "18 thousand", 18_000],
  ["rupees", "1.5 Lakhs", 150_000],
  ["rupees", "7L", 700_000],
  ["rupees", "0.07 lakh", 7_000],
  ["rupees", "0.05 cr", 500_000],
  ["rupees", "Rs .1 crore", 1_000_000],
  ["rupees", "१८,०००", 18_000],
  ["rupees", "౧౮౦౦౦", 18_000],
  ["rupeesPerSqYd", "18000", 18_000],
  ["rupeesPerSqYd", "₹20,000 per sq. yd", 20_000],
  ["rupeesPerSqYd", "18,000/- per sq.yd.", 18_000],
  ["rupeesPerSqYd", "18000/sq yd", 18_000],
  ["rupeesPerSqYd", "Rs 18,000 per gaj", 18_000],
  ["rupeesPerSqYd", "18000 rs a square yard", 18_000],
  ["sqYd", "250 sq yds", 250],
  ["sqYd", "200 gaj", 200],
  ["sqYd", "167,5", 167.5],
  ["sqYd", "१६७,५ gaj", 167.5],
  ["sqYd", "200 Yards,", 200],
  ["sqYd", "200 sq yd (gaj)", 200],
  ["sqYd", "200 square yards", 200],
  ["percent", "9%", 9],
  ["percent", "20 per cent", 20],
  ["percentAYear", "8.65", 8.65],
  ["percentAYear", "8.5% p.a.", 8.5],
  ["percentAYear", "8.5 percent per annum", 8.5],
  ["percentAYear", "8.5% a year", 8.5],
  ["years", "20 years", 20],
  ["years", "15 yrs", 15],
])("as %s %j is %d", (unit, text, value) => {
  expect(readNumber(text, { ...limits, unit })).toBe(value);
});

test.each(["", " ", "-5", "abc", "1e5", "1.2.3", "0", "1000001", "٢٠٠", "2 lakh 50", "11 lakh"])(
  "%j is not a valid number for the field",
  (text) => {
    expect(readNumber(text, { ...limits, unit: "rupees" })).toBeUndefined();
  },
);

test.each([
  "33,00",
  "2,00",
  "167,25",
  "1,2000",
  "1,,200",
  "1.67,5",
  "1.210,500",
  "12.50,000",
  "1,20,5",
  "18 5",
  "1'200",
  "12.00.000",
  "२,००",
])("%j can be read in two ways", (text) => {
  expect(readNumber(text, { ...limits, unit: "rupees" })).toBeUndefined();
  expect(isUnclear(text, { ...limits, unit: "rupees" })).toBe(true);
});

test("two digits after a comma are decimals where they can be nothing else", () => {
  expect(readNumber("8,65%", { min: 0, max: 30, unit: "percentAYear" })).toBe(8.65);
  // With a third digit, 167,250 square yards would be too much.
  expect(readNumber("167,25", sizeLimits)).toBe(167.25);
  expect(isUnclear("67,25", sizeLimits)).toBe(true);
  expect(readNumber("0,125", { min: 0, max: 1_000, unit: "rupees" })).toBe(0.125);
  expect(isUnclear("8,655%", { min: 0, max: 30, unit: "percentAYear" })).toBe(true);
  expect(isUnclear("1,00,001", sizeLimits)).toBe(false);
  expect(isUnclear("0.5 sq.yd.", sizeLimits)).toBe(false);
});

test.each(["\u200e", "\u202a", "\u202d", "\u2068", "\u200b", "\u2060", "\ufeff", "\u00ad"])(
  "the invisible %j is not read",
  (mark) => {
    expect(readNumber(`${mark}18,${mark}000${mark}`, { ...limits, unit: "rupees" })).toBe(18_000);
    expect(otherAreaIn(`1800 sft${mark}`, { unit: "sqYd" })).toBe("sft");
  },
);

test.each([
  ["100 per sq yd", "rupees"],
  ["1.5 lakh per year", "rupees"],
  ["Rs 10", "percent"],
  ["200 years", "sqYd"],
  ["15 gaj", "years"],
  ["18000 p.a.", "rupeesPerSqYd"],
] as const)("%j has not the unit %s", (text, unit) => {
  expect(readNumber(text, { ...limits, unit })).toBeUndefined();
});

test.each([
  ["1800 sft", "sft"],
  ["1,800 sq. ft.", "sq. ft."],
  ["1800 square feet", "square feet"],
  ["2000 per sq ft", "sq ft"],
  ["150 sqm", "sqm"],
  ["0.5 acres", "acres"],
  ["10 guntas", "guntas"],
  ["१८०० sft", "sft"],
  ["200 sq yd", undefined],
  ["sft", undefined],
])("%j ends in the other unit %j", (text, unit) => {
  expect(otherAreaIn(text, { unit: "rupeesPerSqYd" })).toBe(unit);
  expect(otherAreaIn(text, { unit: "rupees" })).toBeUndefined();
});

test("a field of whole numbers takes no fraction", () => {
  const years = { ...limits, unit: "years", isWhole: true } as const;
  expect(readNumber("15.5", years)).toBeUndefined();
  expect(readNumber("15.0", years)).toBe(15);
  expect(readNumber(".5", { min: 0, max: 1, unit: "percent" })).toBe(0.5);
});
