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

test("the sums, and what they come to before mutation", () => {
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

test("other charges are paid at the start, and no duty on them", () => {
  expect(costOf(inputs({ charges: 200_000 }))).toMatchObject({
    duty: 270_000,
    total: 4_073_600,
    start: 1_553_600,
    startBefore: 1_350_000,
  });
});

test("mutation has a least sum", () => {
  expect(costOf(inputs({ size: 100 })).mutation).toBe(3_000);
});

test.each([
  [17_000, 270_000, 3_600],
  [20_000, 300_000, 4_000],
])("at a government value of %d a square yard the duty is %d", (government, duty, mutation) => {
  expect(costOf(inputs({ government }))).toMatchObject({ price: 3_600_000, duty, mutation });
});

test("the interest is what all instalments come to above the loan", () => {
  const cost = costOf(inputs({ size: 200, rate: 15_000, downPayment: 0 }));
  expect(cost).toMatchObject({ loan: 3_000_000, instalment: 30_428, interest: 2_477_040 });
  expect(costOf(inputs({ interest: 0 })).interest).toBe(0);
  expect(costOf(inputs({ downPayment: 100 }))).toMatchObject({
    loan: 0,
    instalment: 0,
    interest: 0,
  });
});

/** Values of each input from its lowest to its highest. */
const rising: { [Field in keyof CostInputs]: number[] } = {
  size: [1, 1.5, 150, 500, 100_000],
  rate: [1, 999.99, 18_000, 1_000_000],
  downPayment: [0, 0.001, 33.3, 99.9, 100],
  interest: [0, 0.001, 0.1, 9, 30],
  years: [1, 2, 15, 30],
  stamp: [0, 5.5, 20],
  transfer: [0, 1.5, 20],
  registration: [0, 0.5, 20],
  mutation: [0, 0.1, 20],
  mutationLeast: [1, 3000],
  government: [0, 0.5, 15_000, 1_000_000],
  charges: [0, 200_000, 100_000_000],
};

const each = Object.entries(rising).flatMap(([field, values]) =>
  values.map((value) => ({ field, value })),
);

test.each(each)("whole rupees, none below zero, for $field $value with any other", (one) => {
  for (const { field, value } of each) {
    const cost = costOf(inputs({ [one.field]: one.value, [field]: value }));
    for (const rupees of Object.values(cost)) {
      expect(Number.isSafeInteger(rupees) && rupees >= 0).toBe(true);
    }
  }
});

test.each([
  ["size", "total", 1],
  ["rate", "total", 1],
  ["stamp", "duty", 1],
  ["transfer", "duty", 1],
  ["registration", "total", 1],
  ["mutation", "start", 1],
  ["government", "duty", 1],
  ["charges", "withInterest", 1],
  ["interest", "interest", 1],
  ["interest", "instalment", 1],
  ["years", "interest", 1],
  ["years", "instalment", -1],
  ["downPayment", "instalment", -1],
] as const)("with more %s, %s moves one way only (%d)", (field, figure, sign) => {
  const figures = rising[field].map((value) => sign * costOf(inputs({ [field]: value }))[figure]);
  expect(figures).toEqual(figures.toSorted((one, other) => one - other));
});
