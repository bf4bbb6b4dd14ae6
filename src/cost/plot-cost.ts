import { round } from "../lib/numbers";

export const localBodies = ["corporation", "municipality", "village"] as const;

/** The inputs of the calculator: areas in square yards, amounts in rupees, down payment and interest rate in percent. */
export interface CostInputs extends Queries.CostDefaults {
  /** The local body of the plot, which decides the minimum mutation fee. */
  localBody: (typeof localBodies)[number];
  /** Whether the sale agreement is also registered. */
  hasAgreement: boolean;
  /** The government's value of a square yard; 0 if unknown. Duties are charged on the higher of value and price. */
  governmentValue: number;
  /** The other charges of the layout. */
  charges: number;
}

/** The cost of a plot, in whole rupees. */
export type PlotCost = ReturnType<typeof plotCost>;

/**
 * The equal monthly instalment of a loan, in whole rupees.
 * @param interestRate percent per year.
 */
export function monthlyInstalment(loan: number, interestRate: number, years: number): number {
  const months = years * 12;
  const monthly = interestRate / 1200;
  // expm1 and log1p keep the digits of a very low rate, which a power would lose.
  const growth = -Math.expm1(-months * Math.log1p(monthly));
  return round(growth === 0 ? loan / months : (loan * monthly) / growth);
}

/**
 * Computes the cost of a plot with duties and a loan. docs/law.md has the sources of the duties, of the limit of the
 * agreement's fee, and of TDS, which is due on price and charges or on the government value, whichever is higher.
 * @param duties rates in percent; minimums and limits in rupees.
 */
export function plotCost(inputs: CostInputs, duties: Queries.DutyRates) {
  const { size, downPayment, interestRate, years, charges } = inputs;
  const price = round(size * inputs.pricePerSqYd);
  const governmentValue = size * inputs.governmentValue;
  const value = Math.max(price, governmentValue);
  const share = (percent: number, of = value) => round((of * percent) / 100);
  const stamp = share(duties.stamp);
  const transfer = share(duties.transfer);
  const registration = share(duties.registration);
  const duty = stamp + transfer + registration;
  const mutation = Math.max(share(duties.mutation), duties.mutationMin[inputs.localBody]);
  const fee = Math.min(share(duties.agreementFee), duties.agreementFeeMax);
  const agreement = inputs.hasAgreement ? share(duties.agreementStamp) + fee : 0;
  const taxable = Math.max(price + charges, governmentValue);
  const loan = round((price * (100 - downPayment)) / 100);
  const instalment = monthlyInstalment(loan, interestRate, years);
  // Rounded instalments without interest may add up to a few rupees more or less than the loan.
  const interest = interestRate === 0 ? 0 : Math.max(0, instalment * years * 12 - loan);
  const total = price + duty + mutation + agreement + charges;
  return {
    price,
    stamp,
    transfer,
    registration,
    /** Stamp duty, transfer duty and registration fee together. */
    duty,
    mutation,
    /** What registering the sale agreement costs. */
    agreement,
    charges,
    total,
    /** The part of price and charges that goes to the tax office; 0 below the limit. */
    tds: taxable < duties.tdsFrom ? 0 : share(duties.tds, taxable),
    /** The buyer's own money, needed by the day of registration. */
    ownMoney: total - loan,
    downPaymentAndDuty: price - loan + duty,
    loan,
    /** The EMI, per month. */
    instalment,
    /** Over the whole loan. */
    interest,
    withInterest: total + interest,
  };
}

/** A charge of a layout besides the price: an amount for any plot, or rupees per square yard. */
type LayoutCharge = Pick<Queries.LayoutChargeFragment, "amount" | "perSqYd">;

/** A charge of a layout for a plot, in whole rupees. @param size in square yards. */
export const chargeFor = (size: number, { amount, perSqYd }: LayoutCharge) =>
  amount ?? round((perSqYd ?? 0) * size);

/** All charges of a layout for a plot, in whole rupees. @param size in square yards. */
export const chargesFor = (size: number, charges?: readonly LayoutCharge[] | null) =>
  (charges ?? []).reduce((sum, charge) => sum + chargeFor(size, charge), 0);
