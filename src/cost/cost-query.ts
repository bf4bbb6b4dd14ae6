import { readUnit } from "../lib/area-units";
import { readUrlNumber, round, sizeLimits, type NumberLimits } from "../lib/numbers";
import type { ToolKey } from "../lib/query";
import { plotName, statusText } from "../ui/words";
import { chargesFor, localBodies, type CostInputs, type LayoutCharge } from "./plot-cost";

/** The inputs that are numbers. */
export type CostField = Exclude<keyof CostInputs, "localBody" | "hasAgreement">;

/** A layout that the URL may name, with its plots. */
interface CostedLayout extends Pick<
  Queries.CostedLayoutFragment,
  "slug" | "name" | "sample" | "pricePerSqYd" | "size" | "plan"
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

/** The inputs of the calculator, the layout and the plot that the URL names, and the second currency of its figures. */
export type CostChoice = ReturnType<typeof readCostQuery<Queries.CostedLayoutFragment>>;

/**
 * Reads the query string of a URL; the defaults replace missing and invalid values.
 * @param currencies the available ones.
 * @param layouts all of them: the URL may name one, and a plot of it.
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
  const slug = query.get("layout") ?? query.get("plot");
  const layout = layouts.find((one) => one.slug === slug);
  const number = query.has("layout") && layout ? query.get("plot") : null;
  const named = layout?.plan?.plots.find((one) => one.number === number);
  const plot = named?.rate ? named : undefined;
  // In place of a plot that is not open, the smallest plot of its layout.
  const usual = number ? layout : undefined;
  const size = plot?.area ?? read("size", usual?.size.min);
  const pricePerSqYd = plot?.rate ?? read("pricePerSqYd", usual?.pricePerSqYd);
  // A layout has its sizes in whole square yards.
  const isOffered =
    layout?.pricePerSqYd === pricePerSqYd &&
    layout.size.min <= round(size) &&
    round(size) <= layout.size.max;
  const offer = plot || isOffered ? layout : undefined;
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
    layout,
    /** The layout at its own price and sizes: its name must not stand beside others. */
    offer,
    /** The name of what is offered, which is the plot or any plot of the layout. */
    name: offer && plot ? plotName(plot.number, offer.name) : offer?.name,
    /** The number of a plot of the layout, whether there is one or not. */
    number,
    /** The plot of this number if it is open; size and price are its own. */
    plot,
    isKnown: named !== undefined,
    /** The dated status of the plot of this number; undefined if it is unknown or old. */
    status: named?.status ? statusText(named.status, layout?.plan?.asOf ?? "") : undefined,
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
