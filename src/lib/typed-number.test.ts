import { isUnclear, otherAreaIn, readNumber, sizeLimits, type Unit } from "./typed-number";

const limits = { min: 1, max: 1_000_000 };

test.each<[Unit, number, string[]]>([
  ["rupees", 18_000, ["18,000", "18\u00a0000", "18k", "18 thousand", "१८,०००", "౧౮౦౦౦"]],
  ["rupees", 18_000, ["₹18,000", "INR 18000", "18000 rupees", "Rs 18,000 only"]],
  ["rupees", 180_000, [" Rs. 1,80,000/- "]],
  ["rupees", 900_000, ["9,00,000"]],
  ["rupees", 900_000.5, ["900,000.50"]],
  ["rupees", 18, ["18,"]],
  ["rupees", 1_000_000, ["1000000", "Rs .1 crore"]],
  ["rupees", 150_000, ["1,5 lakh", "1.5 Lakhs"]],
  ["rupees", 125_000, ["1,25 lakh"]],
  ["rupees", 700_000, ["7L"]],
  ["rupees", 7_000, ["0.07 lakh"]],
  ["rupees", 500_000, ["0.05 cr"]],
  ["rupees", 1_210.5, ["1.210,5", "1 210,50"]],
  ["rupees", 1.001, ["1.0005"]],
  ["rupees", 10, ["0.0001 lakh"]],
  ["rupees", 100_500, ["1.005 lakh"]],
  ["rupeesPerSqYd", 18_000, ["18000", "18,000/- per sq.yd.", "18000/sq yd", "Rs 18,000 per gaj"]],
  ["rupeesPerSqYd", 18_000, ["18000 rs a square yard", "₹18,000 per sq. yd"]],
  ["sqYd", 200, ["200 gaj", "200 Yards,", "200 sq yd (gaj)", "200 square yards", "200 sq yds"]],
  ["sqYd", 167.5, ["167,5", "१६७,५ gaj"]],
  ["percent", 20, ["20%", "20 per cent"]],
  ["percentAYear", 8.5, ["8.50", "8.5% p.a.", "8.5 percent per annum", "8.5% a year"]],
  ["years", 20, ["20 years", "20 yrs"]],
])("in %s, %d is what is meant by %j", (unit, value, texts) => {
  const read = texts.map((text) => readNumber(text, { ...limits, unit }));
  expect(read).toEqual(texts.map(() => value));
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
