import { type AreaUnit, formatArea } from "../lib/area-units";

export const unitNames: Readonly<Record<AreaUnit, string>> = {
  sqyd: "sq yd (gaj)",
  sqm: "m²",
  sqft: "sq ft",
  gunta: "guntas",
  cent: "cents",
  acre: "acres",
};

/** The name of a unit after a figure; the square yard has one of its names there. */
export const unitAfter = (unit: AreaUnit) => (unit === "sqyd" ? "sq yd" : unitNames[unit]);

/** A size in a unit, with its name: "167.2 m²". @param squareYards the size. */
export const sizeIn = (squareYards: number, unit: AreaUnit) =>
  `${formatArea(squareYards, unit)} ${unitAfter(unit)}`;

export const plotSizeLabel = "Plot size (sq yd)";

export const numberFieldWords = {
  outside: (min: string, max: string, isWhole = false) =>
    `Enter a ${isWhole ? "whole " : ""}number from ${min} to ${max}.`,
  /** For commas or a point in unusual places. */
  unclear:
    "This can be read in two ways. Leave out commas, and write at most two digits after a point.",
} as const;
