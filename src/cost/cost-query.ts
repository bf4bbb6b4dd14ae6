import { chargesFor, type CostInputs, type LayoutCharge, localBodies } from "./loan";
import { type AreaUnit, readUnit } from "../lib/area-units";
import { round } from "../lib/rupees";
import { type NumberLimits, readNumber, sizeLimits } from "../lib/typed-number";

/** The inputs that are numbers. */
export type CostField = Exclude<keyof CostInputs, "localBody" | "hasAgreement">;

/** A plot whose price the address may ask for. */
export interface CostedPlot {
  slug: string;
  pricePerSqYd: number;
  size: { min: number; max: number };
  otherCharges: readonly LayoutCharge[] | null;
}

const percent = { min: 0, max: 100, unit: "percent" } as const;
const highestRate = 1_000_000;

/** The limits of each field of the calculator; the key in the address is the name of the field. */
export const costLimits: Readonly<Record<CostField, NumberLimits>> = {
  size: sizeLimits,
  rate: { min: 1, max: highestRate, unit: "rupeesPerSqYd" },
  downPayment: percent,
  interest: { min: 0, max: 30, unit: "percentAYear" },
  years: { min: 1, max: 30, isWhole: true, unit: "years" },
  government: { min: 0, max: highestRate, unit: "rupeesPerSqYd" },
  charges: { min: 0, max: 100_000_000, isWhole: true, unit: "rupees" },
};

/** The keys in the address of all that makes the figures. */
export const costQueryKeys: readonly string[] = [
  ...Object.keys(costLimits),
  "localBody",
  "agreement",
  "currency",
  "plot",
  "unit",
];

/** A currency with a rate in the data. */
export interface Currency {
  code: string;
  /** The price of one unit. */
  rupees: number;
}

/** The inputs of the calculator, the plot that they are for, and the second currency of its figures. */
export interface CostChoice<Plot = CostedPlot> {
  inputs: CostInputs;
  /** In which the size is given besides square yards. */
  unit: AreaUnit;
  /** Only at its own price and size: an address must not show the plot at another one. */
  plot?: Plot;
  /** The charges of that plot's layout for its size, which the visitor's own sum replaces. */
  layoutCharges: number;
  currency?: Currency;
}

/**
 * Reads the query string of an address; the defaults replace missing and invalid values.
 * @param currencies the available ones.
 * @param plots all plots: the address may name one of them.
 */
export function readCostQuery<Plot extends CostedPlot>(
  search: string,
  defaults: CostInputs,
  currencies: readonly Currency[],
  plots: readonly Plot[],
): CostChoice<Plot> {
  const query = new URLSearchParams(search);
  const read = (field: CostField) =>
    readNumber(query.get(field) ?? "", costLimits[field]) ?? defaults[field];
  const unit = readUnit(query.get("unit") ?? "");
  const size = read("size");
  const rate = read("rate");
  const plot = plots.find(
    (one) =>
      one.slug === query.get("plot") &&
      one.pricePerSqYd === rate &&
      one.size.min <= size &&
      size <= one.size.max,
  );
  const layoutCharges = chargesFor(size, plot?.otherCharges);
  return {
    inputs: {
      size,
      rate,
      downPayment: read("downPayment"),
      interest: read("interest"),
      years: read("years"),
      localBody: localBodies.find((body) => body === query.get("localBody")) ?? defaults.localBody,
      hasAgreement: query.get("agreement") !== "no",
      government: read("government"),
      charges: readNumber(query.get("charges") ?? "", costLimits.charges) ?? layoutCharges,
    },
    unit: unit === "sqyd" ? "sqm" : unit,
    plot,
    layoutCharges,
    currency: currencies.find(({ code }) => code === query.get("currency")),
  };
}

/** Whole units of another currency, grouped by thousands: "AED 165,385". */
export const formatCurrency = (rupees: number, currency: Currency) =>
  `${currency.code}\u00a0${String(round(rupees / currency.rupees)).replace(/\B(?=(\d{3})+$)/g, ",")}`;
