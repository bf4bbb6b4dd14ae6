import type { CostInputs } from "../../src/cost/loan";

/** A plot of 200 square yards, the usual loan, and Telangana's duties. */
export const usualInputs: CostInputs = {
  size: 200,
  rate: 18_000,
  downPayment: 30,
  interest: 9,
  years: 15,
  stamp: 5.5,
  transfer: 1.5,
  registration: 0.5,
  mutation: 0.1,
  mutationLeast: 3000,
  government: 0,
  charges: 0,
};
