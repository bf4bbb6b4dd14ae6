import type { CostInputs } from "../../src/cost/plot-cost";

/** Telangana's duties. */
export const duties: Queries.DutyRates = {
  stamp: 5.5,
  transfer: 1.5,
  registration: 0.5,
  mutation: 0.1,
  mutationMin: { corporation: 3000, municipality: 1000, village: 800 },
  agreementStamp: 0.5,
  agreementFee: 0.5,
  agreementFeeMax: 50_000,
  tds: 1,
  tdsFrom: 5_000_000,
  asOf: "2026-11-20",
};

/** A plot of 200 square yards and the usual loan. */
export const usualInputs: CostInputs = {
  size: 200,
  pricePerSqYd: 18_000,
  downPayment: 30,
  interestRate: 9,
  years: 15,
  localBody: "corporation",
  hasAgreement: true,
  governmentValue: 0,
  charges: 0,
};
