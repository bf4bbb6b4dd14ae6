import { chargesFor, type CostInputs, type LayoutCharge, localBodies } from "./plot-cost";
import { readUnit } from "../lib/area-units";
import type { ToolKey } from "../lib/query";
import { round } from "../lib/rupees";
import { type NumberLimits, readUrlNumber, sizeLimits } from "../lib/typed-number";

/** The inputs that are numbers. */
export type CostField = Exclude<keyof CostInputs, "localBody" | "hasAgreement">;

/** A layout whose price the URL may ask for. */
interface CostedLayout extends Pick<
  Queries.CostedLayoutFragment,
  "slug" | "pricePerSqYd" | "size"
> {
  otherCharges: readonly LayoutCharge[] | null;
}

/** The highest price of a square yard, in rupees. */
const maxPrice = 10_000_000;

/** The fields of the calculator: the key of each in the URL, and its limits. */
export const costFields: Readonly<Record<CostField, NumberLimits & { key: ToolKey }>> = {
  size: { key: "size", ...sizeLimits },
  pricePerSqYd: { key: "rate", min: 100, max: maxPrice },
  downPayment: { key: "downPayment", min: 0, max: 100 },
  interestRate: { key: "interest", min: 0, max: 30 },
  years: { key: "years", min: 1, max: 30, isWhole: true },
  governmentValue: { key: "government", min: 0, max: maxPrice },
  charges: { key: "charges", min: 0, max: 100_000_000, isWhole: true },
};

/** After so many days visitors are warned that the exchange rates may have changed. */
export const exchangeRateDays = 90;

/** A currency whose exchange rate the data has. */
export interface Currency {
  code: string;
  /** The price of one unit. */
  rupees: number;
}

/** The inputs of the calculator, the layout of the plot, and the second currency of its figures. */
export type CostChoice = ReturnType<typeof readCostQuery<Queries.CostedLayoutFragment>>;

/**
 * Reads the query string of a URL; the defaults replace missing and invalid values.
 * @param currencies the available ones.
 * @param layouts all of them: the URL may name one.
 */
export function readCostQuery<Layout extends CostedLayout>(
  search: string,
  defaults: CostInputs,
  currencies: readonly Currency[],
  layouts: readonly Layout[],
) {
  const query = new URLSearchParams(search);
  const read = (field: CostField, fallback = defaults[field]) =>
    readUrlNumber(query.get(costFields[field].key) ?? "", costFields[field]) ?? fallback;
  const unit = readUnit(query.get("unit") ?? "");
  const size = read("size");
  const pricePerSqYd = read("pricePerSqYd");
  const slug = query.get("layout") ?? query.get("plot");
  const layout = layouts.find(
    (one) =>
      one.slug === slug &&
      one.pricePerSqYd === pricePerSqYd &&
      one.size.min <= size &&
      size <= one.size.max,
  );
  const layoutCharges = chargesFor(size, layout?.otherCharges);
  const charges = read("charges", layoutCharges);
  const listedCharges: Layout["otherCharges"] | undefined =
    charges === layoutCharges ? layout?.otherCharges : undefined;
  return {
    inputs: {
      size,
      pricePerSqYd,
      downPayment: read("downPayment"),
      interestRate: read("interestRate"),
      years: read("years"),
      localBody: localBodies.find((body) => body === query.get("localBody")) ?? defaults.localBody,
      hasAgreement: defaults.hasAgreement && query.get("agreement") !== "no",
      governmentValue: read("governmentValue"),
      charges,
    },
    /** The second unit of the size, beside square yards. */
    unit: unit === "sqyd" ? "sqm" : unit,
    /** Only at its own price and sizes: a URL must not show the layout at others. */
    layout,
    /** The charges of the layout for a plot of this size, in all. */
    layoutCharges,
    /** The layout's own charges, each with its name; undefined once the visitor has written another amount. */
    listedCharges,
    currency: currencies.find(({ code }) => code === query.get("currency")),
  };
}

/** Whole units of another currency, grouped by thousands: "AED 165,385". */
export const formatCurrency = (rupees: number, currency: Currency) =>
  `${currency.code}\u00a0${String(round(rupees / currency.rupees)).replace(/\B(?=(\d{3})+$)/g, ",")}`;
