import type { CostField } from "./cost-query";
import { plotSizeLabel } from "../ui/field-words";
import { formatNumber } from "../lib/rupees";
import type { PlotCost } from "./loan";

type Duties = Queries.CostCalculatorFragment["duties"];

/** The values behind a cost, as text. */
export interface CostBasis {
  size: string;
  sqm: string;
  rate: string;
  loan?: Readonly<Record<"downPayment" | "years" | "interest", string>>;
  /** The government value, if it is known. */
  government?: string;
}

/** The labels of the fields that a visitor fills in. */
export const costFieldLabels: Readonly<Record<CostField, string>> = {
  size: plotSizeLabel,
  rate: "Price per sq yd (₹)",
  downPayment: "Down payment (%)",
  interest: "Interest rate (%)",
  years: "Loan term (years)",
  charges: "Other charges (₹)",
  government: "Govt. value per sq yd (₹)",
  stamp: "Stamp duty (%)",
  transfer: "Transfer duty (%)",
  registration: "Registration (%)",
  mutation: "Mutation (%)",
};

/** The choice of a second currency. */
export const currencyWords = {
  label: "Also show in",
  none: "Rupees only",
  rate: (code: string) => `₹ for 1 ${code}`,
} as const;

/** The state's rates, behind a summary. */
export const dutyWords = {
  title: "Rates and government value",
  text: ({ stamp, transfer, registration, mutation, mutationLeastText, asOfText }: Duties) =>
    `Stamp duty ${formatNumber(stamp)}%, transfer duty ${formatNumber(transfer)}%, registration ${formatNumber(registration)}%, mutation ${formatNumber(mutation)}% (at least ${mutationLeastText} in a city, less elsewhere), as of ${asOfText}.`,
} as const;

const withoutLoan = "without a loan";

/** The result in one line; without an instalment for a cost without a loan. */
export const costSummary = (total: string, instalment?: string) =>
  `${total} with duties, ${instalment ? `EMI ${instalment} a month` : withoutLoan}`;

/** Above the figures: the values behind them, as text. @param loan of a cost with a loan. */
export const costBasis = ({ size, sqm, rate, loan, government }: CostBasis) =>
  `${size} sq yd (${sqm} m²) at ${rate} per sq yd, ${
    loan
      ? `${loan.downPayment}% down, the rest on a ${loan.years}-year loan at ${loan.interest}%`
      : withoutLoan
  }.${government ? ` Government value ${government} per sq yd.` : ""}`;

/** Above figures that leave out the last entry of some fields. @param fields their labels. */
export const refusedText = (fields: string) =>
  `Correct ${fields}: the figures leave your last entry out.`;

/** The rate of the second currency. */
export const currencyRateWords = {
  current: (code: string, rupees: string, date: string) =>
    `1 ${code} is ₹${rupees}, the rate of ${date}.`,
  old: (code: string, rupees: string, date: string) =>
    `1 ${code} is ₹${rupees}, the rate of ${date}; it may have changed.`,
  own: (code: string, rupees: string) => `1 ${code} is ₹${rupees}, your own rate.`,
} as const;

/** The labels of the figures. */
export const costFigureWords = {
  labels: {
    price: "Plot price",
    mutation: "Mutation",
    charges: "Other charges",
    total: "Price with duties",
    start: "To pay at the start",
    loan: "Loan",
    instalment: "EMI a month",
    interest: "Interest",
    withInterest: "With interest",
  } satisfies Record<Exclude<keyof PlotCost, "duty" | "startBefore">, string>,
  duty: (percent: string) => `Duties and fees (${percent}%)`,
  startBefore: (sum: string) => `${sum} before mutation and other charges`,
} as const;

/** Below the figures. */
export const costNotes = {
  duties: "Duties are on the higher of price and government value.",
  loan: "Your bank decides on the loan.",
} as const;
