/** The inputs of the calculator; rates are in percent. */
export interface CostInputs {
  /** In square yards. */
  size: number;
  /** In rupees per square yard. */
  rate: number;
  /** The share of the price without a loan. */
  downPayment: number;
  /** Per year. */
  interest: number;
  /** Whole years, 1 or more. */
  years: number;
  stamp: number;
  transfer: number;
  registration: number;
}

/** The cost of a plot, in whole rupees. */
export interface PlotCost {
  price: number;
  duty: number;
  /** Price and duty. */
  total: number;
  loan: number;
  /** Per month. */
  instalment: number;
  /** Over the whole loan. */
  interest: number;
}

/**
 * The equal monthly instalment of a loan, in whole rupees.
 * @param interest percent per year.
 */
export function monthlyInstalment(loan: number, interest: number, years: number): number {
  const months = years * 12;
  const monthly = interest / 1200;
  // expm1 and log1p keep the digits of a very low rate, which a power would lose.
  const growth = -Math.expm1(-months * Math.log1p(monthly));
  return Math.round(growth === 0 ? loan / months : (loan * monthly) / growth);
}

/** The sum of the duties, in percent. */
export const dutyPercent = (duties: Pick<CostInputs, "stamp" | "transfer" | "registration">) =>
  duties.stamp + duties.transfer + duties.registration;

/** Computes the cost of a plot with duties and a loan. */
export function costOf(inputs: CostInputs): PlotCost {
  const { size, rate, downPayment, interest, years } = inputs;
  const price = Math.round(size * rate);
  const duty = Math.round((price * dutyPercent(inputs)) / 100);
  const loan = Math.round(price * (1 - downPayment / 100));
  const instalment = monthlyInstalment(loan, interest, years);
  return {
    price,
    duty,
    total: price + duty,
    loan,
    instalment,
    // Rounded instalments without interest may add up to a few rupees more or less than the loan.
    interest: interest === 0 ? 0 : Math.max(0, instalment * years * 12 - loan),
  };
}
