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
  /** The fee for entering the buyer in the records of the local body, collected by the sub-registrar. */
  mutation: number;
  /** The minimum mutation fee, in rupees. */
  mutationLeast: number;
  /** The government value in rupees per square yard; 0 if unknown. Duties are charged on it if it exceeds the price. */
  government: number;
  /** Other charges of the layout, in rupees. */
  charges: number;
}

/** The cost of a plot, in whole rupees. */
export interface PlotCost {
  price: number;
  duty: number;
  mutation: number;
  charges: number;
  /** Price, duty, mutation and other charges. */
  total: number;
  /** Payable at the start: down payment, duty, mutation and other charges. */
  start: number;
  /** Down payment and duty. */
  startBefore: number;
  loan: number;
  /** Per month. */
  instalment: number;
  /** Over the whole loan. */
  interest: number;
  /** Total plus interest. */
  withInterest: number;
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
  const { size, rate, downPayment, interest, years, government, charges } = inputs;
  const price = Math.round(size * rate);
  const value = Math.max(price, size * government);
  const duty = Math.round((value * dutyPercent(inputs)) / 100);
  const charged = Math.max(Math.round((value * inputs.mutation) / 100), inputs.mutationLeast);
  const mutation = inputs.mutation === 0 ? 0 : charged;
  const loan = Math.round(price * (1 - downPayment / 100));
  const instalment = monthlyInstalment(loan, interest, years);
  // Rounded instalments without interest may add up to a few rupees more or less than the loan.
  const interestPaid = interest === 0 ? 0 : Math.max(0, instalment * years * 12 - loan);
  const startBefore = price - loan + duty;
  const total = price + duty + mutation + charges;
  return {
    price,
    duty,
    mutation,
    charges,
    total,
    start: startBefore + mutation + charges,
    startBefore,
    loan,
    instalment,
    interest: interestPaid,
    withInterest: total + interestPaid,
  };
}
