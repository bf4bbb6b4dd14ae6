import { sizeIn, type AreaUnit } from "../lib/area-units";
import { dutyPercent } from "../lib/duties";
import { formatNumber, formatRupees } from "../lib/numbers";
import { formatDate } from "../lib/time";
import { plotSizeLabel, rangeText } from "../ui/words";
import type { CostField, Currency } from "./cost-query";
import type { CostInputs, PlotCost } from "./plot-cost";

export const costFieldLabels: Readonly<Record<CostField, string>> = {
  size: plotSizeLabel,
  pricePerSqYd: "Price per sq yd (₹)",
  downPayment: "Down payment (%)",
  interestRate: "Interest rate (%)",
  years: "Loan term (years)",
  charges: "Other charges (₹)",
  governmentValue: "Govt. value per sq yd (₹)",
};

export const costWords = {
  localBody: "Plot is in a",
  agreement: "Also register the sale agreement",
  currency: "Also show in",
  rupeesOnly: "Rupees only",
  dutyTitle: "Stamp duty, fees and government value",
  otherPlot: "Another plot or size",
  /** A plot without a price. @param status is undefined if the plan is old or has no such plot. */
  closedPlot: (plot: string, status = "No price now") => `${plot}: ${status}.`,
  refused: "Correct the marked field: the figures leave your last entry out.",
  dutyNote: "Duties are on the higher of price and government value.",
  loanNote: "Your bank sets the loan, and may ask you to build within a few years.",
  print: "Print price sheet",
  /** On the price sheet, and in the result without a loan. */
  total: "Total",
} as const;

const percent = (rate: number) => `${formatNumber(rate)}%`;

/** The rates of all duties and fees. */
export const dutyText = ({ mutationMin: min, ...duties }: Queries.DutyRates) =>
  [
    `Stamp duty ${percent(duties.stamp)}, transfer duty ${percent(duties.transfer)},`,
    `registration ${percent(duties.registration)}, mutation ${percent(duties.mutation)}`,
    `(at least ${formatRupees(min.corporation)} in a corporation,`,
    `${formatRupees(min.municipality)} in a municipality, ${formatRupees(min.village)} in a village).`,
    `Registering the sale agreement: stamp duty ${percent(duties.agreementStamp)},`,
    `fee ${percent(duties.agreementFee)} (at most ${formatRupees(duties.agreementFeeMax)}).`,
    `As of ${formatDate(duties.asOf)}.`,
  ].join(" ");

/** A size in square yards and in another unit: "200 sq yd (167.2 m²)". */
export const sizeText = (squareYards: number, unit: AreaUnit) =>
  `${formatNumber(squareYards)} sq yd (${sizeIn(squareYards, unit)})`;

/** The price of a square yard, with the decimals that a visitor may have typed. */
export const rateText = (rupees: number) => `₹${formatNumber(rupees)} per sq yd`;

const withoutLoan = "without a loan";

/** The result in one line. @param formatAmount writes rupees in the visitor's currency. */
export const costSummary = (cost: PlotCost, formatAmount: (rupees: number) => string) =>
  cost.loan > 0
    ? `${formatAmount(cost.total)} in all before interest, EMI ${formatAmount(cost.instalment)}`
    : `${formatAmount(cost.total)} in all, ${withoutLoan}`;

/** The inputs as a sentence. @param unit in which the size is also given. */
export function inputsText(inputs: CostInputs, unit: AreaUnit): string {
  const { size, pricePerSqYd, downPayment, years, interestRate, governmentValue } = inputs;
  const article = [8, 11, 18].includes(years) ? "an" : "a";
  const loan = `${percent(downPayment)} down, the rest on ${article} ${loanText(years, interestRate)}`;
  const valued = governmentValue > 0 ? ` Government value ${rateText(governmentValue)}.` : "";
  return `${sizeText(size, unit)} at ${rateText(pricePerSqYd)}, ${downPayment < 100 ? loan : withoutLoan}.${valued}`;
}

/** "15-year loan at 9%". */
export const loanText = (years: number, interestRate: number) =>
  `${years}-year loan at ${percent(interestRate)}`;

/** The exchange rate of the second currency. @param isOld whether the rate may have changed since the date. */
export const exchangeRateText = ({ code, rupees }: Currency, date: string, isOld = false) =>
  `1 ${code} is ₹${formatNumber(rupees)}, the rate of ${formatDate(date)}${isOld ? "; it may have changed" : ""}.`;

/** Says that TDS is a part of the total, not a cost on top of it. */
export const tdsText = (total: string, tds: number) =>
  `Of ${total}, ${formatRupees(tds)} goes to the tax office, not to the seller (TDS)`;

/** Says that a layout has no plot of the size, or for the price, that a visitor has typed. */
export const exampleText = ({ name, size, pricePerSqYd }: Queries.CostedLayoutFragment) =>
  `An example, not an offer: plots of ${name} have ${rangeText(size.min, size.max)} sq yd, from ${rateText(pricePerSqYd)}.`;

/** @returns a function that gives an amount of the cost with its label, which has the rate of a duty beside its name. */
export function labelledFigures(cost: PlotCost, duties: Queries.DutyRates) {
  const labels = {
    price: "Plot price",
    stamp: `Stamp duty (${percent(duties.stamp)})`,
    transfer: `Transfer duty (${percent(duties.transfer)})`,
    registration: `Registration fee (${percent(duties.registration)})`,
    duty: `Duties and fees (${percent(dutyPercent(duties))})`,
    mutation: "Mutation",
    agreement: "Registering the agreement",
    charges: "Other charges",
    total: "Total before loan interest",
    ownMoney: "Own money by registration",
    loan: "Loan",
    instalment: "EMI a month",
    interest: "Interest",
    withInterest: "Total with loan interest",
  };
  return (name: keyof typeof labels) => ({ label: labels[name], rupees: cost[name] });
}

export const downPaymentAndDutyText = ({ downPaymentAndDuty }: PlotCost) =>
  `${formatRupees(downPaymentAndDuty)} before mutation, agreement and other charges`;

export const priceSheetWords = {
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
  ownMoney: "Needed before the loan",
  /** @param date of the duties. */
  note: (date: string) =>
    `Your advocate, your bank’s fees and what you build are not included. Duties are at the rates of ${date} and are confirmed on the day of registration.`,
  sample: "This layout and its prices are a sample. Nothing is for sale.",
} as const;
