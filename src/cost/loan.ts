/** What the cost of a plot is worked out from; the rates are in percent. */
export interface CostInputs {
  /** In square yards. */
  size: number;
  /** Rupees for one square yard. */
  rate: number;
  /** The part of the price that is paid without a loan. */
  downPayment: number;
  /** A year. */
  interest: number;
  /** Whole years, 1 or more. */
  years: number;
  stamp: number;
  transfer: number;
  registration: number;
}

/** What a plot costs, in whole rupees. */
export interface PlotCost {
  price: number;
  duty: number;
  /** Price and duty. */
  total: number;
  loan: number;
  /** A month. */
  instalment: number;
  /** Over all years of the loan. */
  interest: number;
}

/**
 * The equal monthly instalment of a loan, in whole rupees.
 * @param interest percent a year.
 */
export function monthlyInstalment(loan: number, interest: number, years: number): number {
  const months = years * 12;
  const monthly = interest / 1200;
  // Not by a power, which loses the digits of a very low rate.
  const growth = -Math.expm1(-months * Math.log1p(monthly));
  return Math.round(growth === 0 ? loan / months : (loan * monthly) / growth);
}

/** The sum of the duties, in percent. */
export const dutyPercent = (duties: Pick<CostInputs, "stamp" | "transfer" | "registration">) =>
  duties.stamp + duties.transfer + duties.registration;

/** Works out what a plot costs with duties and a loan. */
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
    // Instalments are rounded: without interest they may come to a few rupees more or less than the loan.
    interest: interest === 0 ? 0 : Math.max(0, instalment * years * 12 - loan),
  };
}
