// The words of the cards; finder-words.ts has those that the home page does not need.
import type { AreaUnit } from "../lib/area-units";

/** The units of area. */
export const unitNames: Readonly<Record<AreaUnit, string>> = {
  sqyd: "sq yd (gaj)",
  sqm: "m²",
  sqft: "sq ft",
  gunta: "guntas",
  cent: "cents",
  acre: "acres",
};

/** The unit after a size. */
const unitAfter = (unit: AreaUnit) => (unit === "sqyd" ? "sq yds" : unitNames[unit]);

/** The facts of a plot. */
export const plotWords = {
  name: "Layout",
  approval: "Approval",
  size: "Plot size",
  price: "Starting price",
  amenities: "Amenities",
  sizeText: (size: string, unit: AreaUnit) => `${size} ${unitAfter(unit)}`,
  pricePer: (price: string, unit: AreaUnit) =>
    `${price} per ${unit === "sqyd" ? "sq yd" : unitNames[unit]}`,
  /** The price of the smallest plot. */
  from: (price: string) => `From ${price}`,
} as const;

/** A card of a plot. */
export const plotCardWords = {
  cost: "Total cost",
  /** The size that the price is for. */
  forSize: (size: string) => `for ${size}`,
} as const;
