import type { CostInputs } from "../../src/cost/plot-cost";
import { fixed } from "./content";

const { cost } = fixed.whyInvest;

/** The duties of Telangana. */
export const { duties } = cost;

/** A plot of 200 square yards and the usual loan. */
export const usualInputs: CostInputs = {
  ...cost.defaults,
  localBody: "corporation",
  hasAgreement: true,
  governmentValue: 0,
  charges: 0,
};
