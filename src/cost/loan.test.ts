import { usualInputs } from "../../test/support/cost-inputs";
import { type CostInputs, costOf, monthlyInstalment } from "./loan";

const inputs = (changes: Partial<CostInputs> = {}) => ({ ...usualInputs, ...changes });

test.each([
  [3_000_000, 9, 15, 30_428],
  [2_000_000, 0, 10, 16_667],
  [2_000_000, 1e-9, 10, 16_667],
  [0, 9, 15, 0],
])("a loan of %d at %d %% over %d years costs %d a month", (loan, interest, years, instalment) => {
  expect(monthlyInstalment(loan, interest, years)).toBe(instalment);
});

test("the sums, with and without mutation", () => {
  expect(costOf(inputs())).toMatchObject({
    price: 3_600_000,
    duty: 270_000,
    mutation: 3_600,
    total: 3_873_600,
    start: 1_353_600,
    startBefore: 1_350_000,
    withInterest: 5_954_400,
  });
  expect(costOf(inputs({ mutation: 0 }))).toMatchObject({
    start: 1_350_000,
    withInterest: 5_950_800,
  });
  expect(costOf(inputs({ size: 267, rate: 15_000 })).price).toBe(4_005_000);
});

test("all sums are whole rupees", () => {
  const odd = inputs({ size: 150.5, rate: 999.99, downPayment: 33.3, stamp: 5.55 });
  expect(costOf(odd)).toMatchObject({ price: 150_498, duty: 11_363, loan: 100_382 });
});

test("other charges are paid at the start, without duty on them", () => {
  expect(costOf(inputs({ charges: 200_000 }))).toMatchObject({
    duty: 270_000,
    total: 4_073_600,
    start: 1_553_600,
    startBefore: 1_350_000,
  });
});

test("mutation has a minimum fee", () => {
  expect(costOf(inputs({ size: 100 })).mutation).toBe(3_000);
});

test.each([
  [17_000, 270_000, 3_600],
  [20_000, 300_000, 4_000],
])("at a government value of %d a square yard the duty is %d", (government, duty, mutation) => {
  expect(costOf(inputs({ government }))).toMatchObject({ price: 3_600_000, duty, mutation });
});

test("the interest is the sum of all instalments minus the loan", () => {
  const cost = costOf(inputs({ size: 200, rate: 15_000, downPayment: 0 }));
  expect(cost).toMatchObject({ loan: 3_000_000, instalment: 30_428, interest: 2_477_040 });
  for (const interest of [0, 1e-9]) {
    expect(costOf(inputs({ size: 100, rate: 10_000, interest, years: 10 })).interest).toBe(0);
  }
  expect(costOf(inputs({ downPayment: 100 }))).toMatchObject({
    loan: 0,
    instalment: 0,
    interest: 0,
  });
});
