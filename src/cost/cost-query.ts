import { readUnit } from "../lib/area-units";
import { readUrlNumber, round, sizeLimits, type NumberLimits } from "../lib/numbers";
import type { ToolKey } from "../lib/query";
import { plotName, statusText } from "../ui/words";
import { chargesFor, localBodies, type CostInputs } from "./plot-cost";

/** The inputs that are numbers. */
export type CostField = Exclude<keyof CostInputs, "localBody" | "hasAgreement">;

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

/** A currency that has an exchange rate. @property rupees the price of one unit. */
export interface Currency {
  code: string;
  rupees: number;
}

/** What a visitor has chosen: the inputs of the calculator, a layout, a plot, and a second currency. */
export type CostChoice = ReturnType<typeof readCostQuery>;

/**
 * Reads the query string of a URL.
 * @param firstValues of the fields, which replace missing and invalid values.
 * @param layouts all of them: the URL may name one, and a plot of it.
 */
export function readCostQuery(
  search: string,
  firstValues: Queries.CostDefaults,
  currencies: readonly Currency[],
  layouts: readonly Queries.CostedLayoutFragment[],
) {
  const query = new URLSearchParams(search);
  const read = (field: CostField, fallback: number) =>
    readUrlNumber(query.get(costFields[field].key) ?? "", costFields[field]) ?? fallback;
  const unit = readUnit(query.get("unit") ?? "");
  const layout = layouts.find(({ slug }) => slug === query.get("layout"));
  const number = layout ? query.get("plot") : null;
  const named = layout?.plan?.plots.find((plot) => plot.number === number);
  const plot = named?.rate ? named : undefined;
  // The first size and price of a layout are those of its smallest plot.
  const smallest = layout && { size: layout.size.min, pricePerSqYd: layout.pricePerSqYd };
  const defaults = { ...firstValues, ...smallest, governmentValue: 0 };
  const size = plot?.area ?? read("size", defaults.size);
  const pricePerSqYd = plot?.rate ?? read("pricePerSqYd", defaults.pricePerSqYd);
  // A layout has its sizes in whole square yards.
  const isOffered =
    layout?.pricePerSqYd === pricePerSqYd &&
    layout.size.min <= round(size) &&
    round(size) <= layout.size.max;
  const offer = plot || isOffered ? layout : undefined;
  const layoutCharges = chargesFor(size, layout?.otherCharges);
  const charges = read("charges", layoutCharges);
  return {
    inputs: {
      size,
      pricePerSqYd,
      downPayment: read("downPayment", defaults.downPayment),
      interestRate: read("interestRate", defaults.interestRate),
      years: read("years", defaults.years),
      localBody: localBodies.find((body) => body === query.get("localBody")) ?? localBodies[0],
      hasAgreement: query.get("agreement") !== "no",
      governmentValue: read("governmentValue", defaults.governmentValue),
      charges,
    },
    /** The values of the fields that the URL leaves out; the charges are those of the layout for a plot of this size. */
    defaults: { ...defaults, charges: layoutCharges },
    /** The second unit of the size, beside square yards. */
    unit: unit === "sqyd" ? "sqm" : unit,
    layout,
    /** The layout if size and price are its own; otherwise its name must not stand beside them. */
    offer,
    /** The name of the offer: a plot, or the layout if any of its plots is meant. */
    name: offer && plot ? plotName(plot.number, offer.name) : offer?.name,
    /** The number that the URL gives for a plot of the layout, whether there is such a plot or not. */
    number,
    /** The plot with this number if it is open; size and price are then those of the plot. */
    plot,
    /** The dated status of the plot with this number; undefined if the layout has no such plot, or an old plan. */
    status: named?.status ? statusText(named.status, layout?.plan?.asOf ?? "") : undefined,
    /** The charges of the layout with their names; undefined if the visitor has written another amount. */
    listedCharges: charges === layoutCharges ? layout?.otherCharges : undefined,
    currency: currencies.find(({ code }) => code === query.get("currency")),
  };
}

/** Whole units of another currency, grouped by thousands: "AED 165,385". */
export const formatCurrency = (rupees: number, currency: Currency) =>
  `${currency.code}\u00a0${String(round(rupees / currency.rupees)).replace(/\B(?=(\d{3})+$)/g, ",")}`;
