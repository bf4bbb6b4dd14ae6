import { priceRangeText } from "./words";

test("a range of prices may begin in lakh and end in crore", () => {
  const range = priceRangeText({ lowestPrice: 9_500_000, highestPrice: 12_000_000 });
  expect(range).toBe("₹95\u00a0lakh to ₹1.2\u00a0crore");
});
