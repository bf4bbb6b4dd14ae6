/** What plots are found by. */
export interface Findable {
  slug: string;
  /** Place and district, parted by a comma. */
  location: string;
  /** The approval, such as "HMDA Approved". */
  status: string;
  /** In square yards. */
  size: { min: number; max: number };
  pricePerSqYd: number;
}

export const plotOrders = ["cheapest", "dearest", "largest"] as const;
export type PlotOrder = (typeof plotOrders)[number];

/** What a visitor looks for; what is left out is no condition. */
export interface PlotWish {
  /** Keys, as in `choicesOf`. */
  approval?: string;
  location?: string;
  /** In rupees. */
  budget?: number;
  /** In square yards. */
  size?: number;
  /** As listed, if left out. */
  order?: PlotOrder;
}

const keyOf = (name: string) =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .join("-") || name;

/** "Shadnagar, Rangareddy" is at Shadnagar. */
const placeOf = (location: string) => location.split(",", 1)[0]?.trim() || location;
/** The approval's key is its authority: "HMDA Approved" is "hmda". */
export const approvalKey = (status: string) => keyOf(status.trim().split(/\s+/, 1)[0] ?? status);
export const locationKey = (location: string) => keyOf(placeOf(location));

/** A choice of the filter: its key, for the address, and its name. */
export interface Choice {
  key: string;
  name: string;
}

const distinct = (choices: readonly Choice[]): Choice[] => [
  ...new Map(choices.map((choice) => [choice.key, choice])).values(),
];

/** The approvals and the places that the plots have, by name. */
export function choicesOf(plots: readonly Findable[]) {
  const approvals = plots.map(({ status }) => ({ key: approvalKey(status), name: status }));
  const locations = plots.map(({ location }) => ({
    key: locationKey(location),
    name: placeOf(location),
  }));
  const byName = (one: Choice, other: Choice) =>
    one.name < other.name ? -1 : Number(one.name > other.name);
  return {
    approvals: distinct(approvals).sort(byName),
    locations: distinct(locations).sort(byName),
  };
}

/** What a plot comes to, in rupees: of the size that is looked for, or else the smallest one. */
export const priceOf = ({ size, pricePerSqYd }: Findable, wished = size.min) =>
  wished * pricePerSqYd;

function matches(plot: Findable, { approval, location, budget, size }: PlotWish): boolean {
  return (
    (approval === undefined || approvalKey(plot.status) === approval) &&
    (location === undefined || locationKey(plot.location) === location) &&
    (size === undefined || (plot.size.min <= size && size <= plot.size.max)) &&
    (budget === undefined || priceOf(plot, size) <= budget)
  );
}

/** The plots that match, in the order that is asked for; plots that are equal in it stay as listed. */
export function findPlots<Plot extends Findable>(
  plots: readonly Plot[],
  wish: PlotWish,
): readonly Plot[] {
  const found = plots.filter((plot) => matches(plot, wish));
  const price = (plot: Plot) => priceOf(plot, wish.size);
  if (wish.order === "cheapest") found.sort((one, other) => price(one) - price(other));
  if (wish.order === "dearest") found.sort((one, other) => price(other) - price(one));
  if (wish.order === "largest") found.sort((one, other) => other.size.max - one.size.max);
  return found;
}
