import { isUnclear, otherAreaIn, readNumber, sizeLimits, type Unit } from "./typed-number";

const limits = { min: 1, max: 1_000_000 };

const readable: Record<Unit, [string, number][]> = {
  rupees: [
    ["18,000", 18_000],
    ["18\u00a0000", 18_000],
    ["1,200", 1_200],
    ["9,00,000", 900_000],
    ["900,000.50", 900_000.5],
    ["18,", 18],
    ["1,5 lakh", 150_000],
    ["1,25 lakh", 125_000],
    ["18,5k", 18_500],
    ["1.210,5", 1_210.5],
    ["1 210,50", 1_210.5],
    ["1.0005", 1.001],
    ["0.0001 lakh", 10],
    ["1.005 lakh", 100_500],
    ["₹18,000", 18_000],
    [" Rs. 1,80,000/- ", 180_000],
    ["INR 18000", 18_000],
    ["18000 rupees", 18_000],
    ["Rs 18,000 only", 18_000],
    ["26.0853", 26.085],
    ["1000000", 1_000_000],
    ["2 lakh", 200_000],
    ["18k", 18_000],
    ["18 thousand", 18_000],
    ["1.5 Lakhs", 150_000],
    ["7L", 700_000],
    ["0.07 lakh", 7_000],
    ["0.05 cr", 500_000],
    ["Rs .1 crore", 1_000_000],
    ["१८,०००", 18_000],
    ["౧౮౦౦౦", 18_000],
  ],
  rupeesPerSqYd: [
    ["18000", 18_000],
    ["₹20,000 per sq. yd", 20_000],
    ["18,000/- per sq.yd.", 18_000],
    ["18000/sq yd", 18_000],
    ["Rs 18,000 per gaj", 18_000],
    ["18000 rs a square yard", 18_000],
  ],
  sqYd: [
    ["250 sq yds", 250],
    ["200 gaj", 200],
    ["167,5", 167.5],
    ["१६७,५ gaj", 167.5],
    ["200 Yards,", 200],
    ["200 sq yd (gaj)", 200],
    ["200 square yards", 200],
  ],
  percent: [
    ["9%", 9],
    ["20 per cent", 20],
  ],
  percentAYear: [
    ["8.65", 8.65],
    ["8.5% p.a.", 8.5],
    ["8.5 percent per annum", 8.5],
    ["8.5% a year", 8.5],
  ],
  years: [
    ["20 years", 20],
    ["15 yrs", 15],
  ],
};

for (const unit of [
  "rupees",
  "rupeesPerSqYd",
  "sqYd",
  "percent",
  "percentAYear",
  "years",
] as const) {
  test.each(readable[unit])(`as ${unit} %j is %d`, (text, value) => {
    expect(readNumber(text, { ...limits, unit })).toBe(value);
  });
}

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
