import type { CostInputs } from "./loan";
import { type NumberLimits, readNumber, sizeLimits } from "../lib/typed-number";

/** The inputs that a visitor can change. */
export type CostField = Exclude<keyof CostInputs, "mutationLeast">;

const percent = { min: 0, max: 100, unit: "percent" } as const;
const duty = { min: 0, max: 20, unit: "percent" } as const;
const highestRate = 1_000_000;

/** The limits of each field of the calculator; the key in the address is the name of the field. */
export const costLimits: Readonly<Record<CostField, NumberLimits>> = {
  size: sizeLimits,
  rate: { min: 1, max: highestRate, unit: "rupeesPerSqYd" },
  downPayment: percent,
  interest: { min: 0, max: 30, unit: "percentAYear" },
  years: { min: 1, max: 30, isWhole: true, unit: "years" },
  stamp: duty,
  transfer: duty,
  registration: duty,
  mutation: duty,
  government: { min: 0, max: highestRate, unit: "rupeesPerSqYd" },
  charges: { min: 0, max: 100_000_000, isWhole: true, unit: "rupees" },
};

/** The limits of the rupees for a unit of another currency. */
export const currencyLimits: NumberLimits = { min: 0.001, max: 1000, unit: "rupees" };

/** A currency with a rate in the data. */
export interface Currency {
  code: string;
  /** The price of one unit. */
  rupees: number;
}

/** The inputs of the calculator, and the second currency of its figures. */
export interface CostChoice {
  inputs: CostInputs;
  /** With the visitor's rate, or by default with the editor's. */
  currency?: Currency & { defaultRupees: number };
}

/**
 * Reads the query string of an address; the defaults replace missing and invalid values.
 * @param currencies the available ones.
 */
export function readCostQuery(
  search: string,
  defaults: CostInputs,
  currencies: readonly Currency[],
): CostChoice {
  const query = new URLSearchParams(search);
  const read = (field: CostField) =>
    readNumber(query.get(field) ?? "", costLimits[field]) ?? defaults[field];
  const currency = currencies.find(({ code }) => code === query.get("currency"));
  const own = readNumber(query.get("rupees") ?? "", currencyLimits);
  return {
    inputs: {
      size: read("size"),
      rate: read("rate"),
      downPayment: read("downPayment"),
      interest: read("interest"),
      years: read("years"),
      stamp: read("stamp"),
      transfer: read("transfer"),
      registration: read("registration"),
      mutation: read("mutation"),
      mutationLeast: defaults.mutationLeast,
      government: read("government"),
      charges: read("charges"),
    },
    currency: currency && {
      code: currency.code,
      rupees: own ?? currency.rupees,
      defaultRupees: currency.rupees,
    },
  };
}

/** Whole units of another currency, grouped by thousands: "AED 165,385". */
export const formatCurrency = (rupees: number, currency: Currency) =>
  `${currency.code}\u00a0${(rupees / currency.rupees).toFixed(0).replace(/\B(?=(\d{3})+$)/g, ",")}`;
