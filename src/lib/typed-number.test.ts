import { otherAreaIn, readNumber } from "./typed-number";

const limits = { min: 1, max: 1_000_000 };

test.each([
  ["18,000", 18_000],
  ["18\u00a0000", 18_000],
  ["₹18,000", 18_000],
  [" Rs. 1,80,000/- ", 180_000],
  ["INR 18000", 18_000],
  ["9%", 9],
  ["8.65", 8.65],
  ["26.0853", 26.085],
  ["1000000", 1_000_000],
  ["2 lakh", 200_000],
  ["18k", 18_000],
  ["250 sq yds", 250],
  ["200 gaj", 200],
  ["200 Yards", 200],
  ["8.5% p.a.", 8.5],
  ["15 yrs", 15],
  ["18000 rupees", 18_000],
  ["18,000 rupees per gaj", 18_000],
  ["₹20,000 per sq. yd", 20_000],
  ["20 years", 20],
  ["1.5 Lakhs", 150_000],
  ["7L", 700_000],
  ["0.07 lakh", 7_000],
  ["0.05 cr", 500_000],
  ["Rs .1 crore", 1_000_000],
  ["१८,०००", 18_000],
  ["౧౮౦౦౦", 18_000],
])("%j is %d", (text, value) => {
  expect(readNumber(text, limits)).toBe(value);
});

test.each(["", " ", "-5", "abc", "1e5", "1.2.3", "0", "1000001", "٢٠٠", "2 lakh 50", "11 lakh"])(
  "%j is not a valid number for the field",
  (text) => {
    expect(readNumber(text, limits)).toBeUndefined();
  },
);

test.each([
  ["1800 sft", "sft"],
  ["1,800 sq. ft.", "sq. ft."],
  ["2000 per sq ft", "sq ft"],
  ["150 sqm", "sqm"],
  ["0.5 acres", "acres"],
  ["200 sq yd", undefined],
  ["sft", undefined],
])("%j ends in the other unit %j", (text, unit) => {
  expect(otherAreaIn(text)).toBe(unit);
});

test("a field of whole numbers takes no fraction", () => {
  expect(readNumber("15.5", { ...limits, isWhole: true })).toBeUndefined();
  expect(readNumber("15.0", { ...limits, isWhole: true })).toBe(15);
  expect(readNumber(".5", { min: 0, max: 1 })).toBe(0.5);
});
