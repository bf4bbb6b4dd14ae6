import { duties, usualInputs } from "../../test/support/content";
import { chargesFor, monthlyInstalment, plotCost, type CostInputs } from "./plot-cost";

// The amounts of the usual plot are tested on the built page (test/html/specification.test.ts).

/** The cost without registering the agreement, unless the changes say otherwise. */
const costWith = (changes: Partial<CostInputs> = {}) =>
  plotCost({ ...usualInputs, hasAgreement: false, ...changes }, duties);

test.each([
  [2_000_000, 0, 10, 16_667],
  [0, 9, 15, 0],
])(
  "a loan of %d at %d %% over %d years costs %d a month",
  (loan, interestRate, years, instalment) => {
    expect(monthlyInstalment(loan, interestRate, years)).toBe(instalment);
  },
);

test("all amounts are whole rupees", () => {
  const odd = { size: 150.5, pricePerSqYd: 999.99, downPayment: 33.3 };
  expect(costWith(odd)).toMatchObject({ price: 150_498, duty: 11_286, loan: 100_382 });
});

test("other charges are paid at the start, without duty on them", () => {
  expect(costWith({ charges: 200_000 })).toMatchObject({
    duty: 270_000,
    total: 4_073_600,
    ownMoney: 1_553_600,
    downPaymentAndDuty: 1_350_000,
  });
});

test.each([
  ["corporation", 3_000],
  ["municipality", 2_250],
  ["village", 2_250],
] as const)("mutation has a minimum fee in a %s", (localBody, mutation) => {
  expect(costWith({ size: 150, pricePerSqYd: 15_000, localBody }).mutation).toBe(mutation);
});

test.each([
  [36_00_000, 18_000 + 18_000],
  [1_50_00_000, 75_000 + 50_000],
])("registering the agreement for a plot of %d costs %d, on top", (pricePerSqYd, agreement) => {
  const inputs = { size: 1, pricePerSqYd, downPayment: 100 };
  const without = costWith(inputs).total;
  expect(costWith({ ...inputs, hasAgreement: true })).toMatchObject({
    agreement,
    total: without + agreement,
    ownMoney: without + agreement,
  });
});

test("from 50 lakh of price and charges, or of government value, TDS is a part of the price", () => {
  expect(costWith({ size: 1, pricePerSqYd: 49_99_999 }).tds).toBe(0);
  const total = 53_10_000 * (1 + 0.076);
  expect(costWith({ size: 177, pricePerSqYd: 30_000 })).toMatchObject({ tds: 53_100, total });
  expect(costWith({ size: 1, pricePerSqYd: 49_00_000, charges: 1_00_000 }).tds).toBe(50_000);
  expect(costWith({ size: 100, pricePerSqYd: 40_000, governmentValue: 60_000 }).tds).toBe(60_000);
});

test("charges of a layout are for any plot, or follow its size", () => {
  const corpus = { amount: 50_000, perSqYd: null };
  const water = { amount: null, perSqYd: 100 };
  expect(chargesFor(150.5, [corpus, water])).toBe(65_050);
  expect(chargesFor(150, null)).toBe(0);
});

test.each([
  [17_000, 270_000, 3_600],
  [20_000, 300_000, 4_000],
])(
  "at a government value of %d a square yard the duty is %d",
  (governmentValue, duty, mutation) => {
    expect(costWith({ governmentValue })).toMatchObject({ price: 3_600_000, duty, mutation });
  },
);

test("the interest is the sum of all instalments minus the loan", () => {
  const cost = costWith({ size: 200, pricePerSqYd: 15_000, downPayment: 0 });
  expect(cost).toMatchObject({ loan: 3_000_000, instalment: 30_428, interest: 2_477_040 });
  expect(costWith({ interestRate: 0 }).interest).toBe(0);
  expect(costWith({ downPayment: 100 })).toMatchObject({ loan: 0, instalment: 0, interest: 0 });
});
