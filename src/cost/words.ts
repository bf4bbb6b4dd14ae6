import { formatNumber, formatRupees } from "../lib/numbers";
import { formatDate } from "../lib/time";
import { plotSizeLabel, rangeText } from "../ui/words";
import type { CostChoice, CostField, Currency } from "./cost-query";
import type { CostInputs, LocalBody, PlotCost } from "./plot-cost";

/** The labels of the fields that a visitor fills in. */
export const costFieldLabels: Readonly<Record<CostField, string>> = {
  size: plotSizeLabel,
  pricePerSqYd: "Price per sq yd (₹)",
  downPayment: "Down payment (%)",
  interestRate: "Interest rate (%)",
  years: "Loan term (years)",
  charges: "Other charges (₹)",
  governmentValue: "Govt. value per sq yd (₹)",
};

/** The choice of the local body, for the minimum mutation fee. */
export const localBodyWords = {
  label: "Plot is in a",
  names: {
    corporation: "corporation",
    municipality: "municipality",
    village: "village",
  } satisfies Record<LocalBody, string>,
} as const;

/** Whether the sale agreement is registered, too. */
export const agreementLabel = "Also register the sale agreement";

/** The choice of a second currency. */
export const currencyWords = {
  label: "Also show in",
  none: "Rupees only",
} as const;

/** The state's duties and fees, behind a summary. */
export const dutyWords = {
  title: "Stamp duty, fees and government value",
  text: ({ mutationMin: min, ...duties }: Queries.DutiesFragment) =>
    [
      `Stamp duty ${formatNumber(duties.stamp)}%, transfer duty ${formatNumber(duties.transfer)}%, registration ${formatNumber(duties.registration)}%,`,
      `mutation ${formatNumber(duties.mutation)}% (at least ${formatRupees(min.corporation)} in a corporation, ${formatRupees(min.municipality)} in a municipality, ${formatRupees(min.village)} in a village).`,
      `Registering the sale agreement: stamp duty ${formatNumber(duties.agreementStamp)}%, fee ${formatNumber(duties.agreementFee)}% (at most ${formatRupees(duties.agreementFeeMax)}).`,
      `As of ${formatDate(duties.asOf)}.`,
    ].join(" "),
} as const;

/** A size in both units. @param other the size in the other unit. */
export const sizeText = (squareYards: number, other: string) =>
  `${formatNumber(squareYards)} sq yd (${other})`;

/** A price by the square yard, with the decimals that a visitor may have typed. */
export const ratePerSqYd = (rupees: number) => `₹${formatNumber(rupees)} per sq yd`;

const withoutLoan = "without a loan";

/** The result in one line; without an instalment for a cost without a loan. */
export const costSummary = (total: string, instalment?: string) =>
  `${total} in all${instalment ? ` before interest, EMI ${instalment}` : `, ${withoutLoan}`}`;

/** Above the figures: the values behind them. @param other the size in another unit. */
export function costBasis(inputs: CostInputs, other: string, hasLoan: boolean): string {
  const { size, pricePerSqYd, downPayment, years, interestRate, governmentValue } = inputs;
  const plot = `${sizeText(size, other)} at ${ratePerSqYd(pricePerSqYd)}`;
  const loan = `${formatNumber(downPayment)}% down, the rest on ${[8, 11, 18].includes(years) ? "an" : "a"} ${years}-year loan at ${formatNumber(interestRate)}%`;
  const valued = governmentValue > 0 ? ` Government value ${ratePerSqYd(governmentValue)}.` : "";
  return `${plot}, ${hasLoan ? loan : withoutLoan}.${valued}`;
}

/** The plot that the URL names, above the fields. */
export const namedPlotWords = {
  another: "Another plot or size",
  closed: (plot: string, isKnown: boolean, status = "No price now") =>
    `${plot}: ${isKnown ? status : "There is no such plot"}.`,
} as const;

/** Stands above the figures while fields hold a text that cannot be read. @param fields their labels. */
export const refusedText = (fields: string) =>
  `Correct ${fields}: the figures leave your last entry out.`;

/**
 * The exchange rate of the second currency.
 * @param date of the rate.
 * @param isOld whether it may have changed since.
 */
export const exchangeRateText = ({ code, rupees }: Currency, date: string, isOld = false) =>
  `1 ${code} is ₹${formatNumber(rupees)}, the rate of ${date}${isOld ? "; it may have changed" : ""}.`;

/** Says that TDS is a part of the price, not a cost on top of it. */
const tds = (total: string, amount: string) =>
  `Of ${total}, ${amount} goes to the tax office, not to the seller (TDS)`;

export const costFigureWords = {
  labels: {
    price: "Plot price",
    mutation: "Mutation",
    agreement: "Registering the agreement",
    charges: "Other charges",
    total: "Total before loan interest",
    ownMoney: "Own money by registration",
    loan: "Loan",
    instalment: "EMI a month",
    interest: "Interest",
    withInterest: "Total with loan interest",
  } satisfies Partial<Record<keyof PlotCost, string>>,
  totalWithoutLoan: "Total",
  duty: (percent: string) => `Duties and fees (${percent}%)`,
  /** Below the total. */
  tds: (amount: string) => tds("this", amount),
  downPaymentAndDuty: (amount: string) => `${amount} before mutation, agreement and other charges`,
} as const;

/** Below the figures. */
export const costNotes = {
  duties: "Duties are on the higher of price and government value.",
  loan: "Your bank sets the loan, and may ask you to build within a few years.",
  /** Of a price that a layout does not ask, and of a size that it does not have. */
  example: ({ name, size, pricePerSqYd }: NonNullable<CostChoice["layout"]>) =>
    `An example, not an offer: plots of ${name} have ${rangeText(size.min, size.max)} sq yd, from ${ratePerSqYd(pricePerSqYd)}.`,
} as const;

/** The sheet with one price, each charge on its own line. */
export const priceSheetWords = {
  print: "Print price sheet",
  title: "Price sheet",
  /** In place of a layout's name. */
  anyPlot: "A plot of your choice",
  permit: "Permit",
  size: "Plot size",
  sides: "Sides",
  faces: "Faces",
  status: "Status",
  pricePerSqYd: "Rate",
  governmentValue: "Government value",
  duties: {
    stamp: (percent: string) => `Stamp duty (${percent}%)`,
    transfer: (percent: string) => `Transfer duty (${percent}%)`,
    registration: (percent: string) => `Registration fee (${percent}%)`,
  },
  total: "Total",
  ownMoney: "Needed before the loan",
  tds: (amount: string) => `${tds("the total", amount)}.`,
  loan: (years: number, interestRate: string) => `${years}-year loan at ${interestRate}%`,
  /** @param date of the duties. */
  note: (date: string) =>
    `Your advocate, your bank’s fees and what you build are not included. Duties are at the rates of ${date} and are confirmed on the day of registration.`,
  sample: "This layout and its prices are a sample. Nothing is for sale.",
} as const;
