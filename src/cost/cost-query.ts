import { readUnit } from "../lib/area-units";
import { readUrlNumber, round, sizeLimits, type NumberLimits } from "../lib/numbers";
import type { ToolKey } from "../lib/query";
import { plotName, statusText } from "../ui/words";
import { chargesFor, localBodies, type CostInputs } from "./plot-cost";

/** The inputs of the calculator that are numbers. */
export type CostField = Exclude<keyof CostInputs, "localBody" | "hasAgreement">;

/** The highest price of a square yard, in rupees. */
const maxPrice = 10_000_000;

/** The number fields of the calculator: the key of each in the URL, and its limits. */
export const costFields: Readonly<Record<CostField, NumberLimits & { key: ToolKey }>> = {
  size: { key: "size", ...sizeLimits },
  pricePerSqYd: { key: "rate", min: 100, max: maxPrice },
  downPayment: { key: "downPayment", min: 0, max: 100 },
  interestRate: { key: "interest", min: 0, max: 30 },
  years: { key: "years", min: 1, max: 30, isWhole: true },
  governmentValue: { key: "government", min: 0, max: maxPrice },
  charges: { key: "charges", min: 0, max: 100_000_000, isWhole: true },
};

export interface Currency {
  code: string;
  /** The exchange rate: the price of one unit. */
  rupees: number;
}

/** What a visitor has chosen: the inputs of the calculator, a layout, a plot, and a second currency. */
export type CostChoice = ReturnType<typeof readCostQuery>;

/**
 * Reads a visitor's choice from the query string of a URL.
 * @param firstValues replace missing and invalid values.
 * @param layouts all layouts of the site; the URL may name one of them, and one of its plots.
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
  const listedPlot = layout?.plan?.plots.find((plot) => plot.number === number);
  const plot = listedPlot?.rate ? listedPlot : undefined;
  // The first size and price of a layout are those of its smallest plot.
  const smallest = layout && { size: layout.size.min, pricePerSqYd: layout.pricePerSqYd };
  const defaults = { ...firstValues, ...smallest, governmentValue: 0 };
  const size = plot?.area ?? read("size", defaults.size);
  const pricePerSqYd = plot?.rate ?? read("pricePerSqYd", defaults.pricePerSqYd);
  // The sizes of a layout are whole square yards.
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
    /** The values of fields that the URL leaves out; the charges are the layout's for a plot of this size. */
    defaults: { ...defaults, charges: layoutCharges },
    /** The second unit of the size, beside square yards. */
    unit: unit === "sqyd" ? "sqm" : unit,
    layout,
    /** The layout if it has plots of this size and price; otherwise its name must not stand beside them. */
    offer,
    /** The name of the plot, or of the layout if the offer is not for one plot. */
    name: offer && plot ? plotName(plot.number, offer.name) : offer?.name,
    /** The number of a plot in the URL, even if the layout has no such plot. */
    number,
    /** The plot with this number if it is open; it then decides size and price. */
    plot,
    /** The status of the plot with its date; undefined if the plan is old or has no such plot. */
    status: listedPlot?.status
      ? statusText(listedPlot.status, layout?.plan?.asOf ?? "")
      : undefined,
    /** The charges of the layout with their names; undefined if the visitor has typed another amount. */
    listedCharges: charges === layoutCharges ? layout?.otherCharges : undefined,
    currency: currencies.find(({ code }) => code === query.get("currency")),
  };
}

/** Whole units of another currency, grouped by thousands: "AED 165,385". */
export const formatCurrency = (rupees: number, currency: Currency) =>
  `${currency.code}\u00a0${String(round(rupees / currency.rupees)).replace(/\B(?=(\d{3})+$)/g, ",")}`;
