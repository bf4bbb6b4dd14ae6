import { formatNumber, groupDigits } from "./numbers";

export const areaUnits = ["sqyd", "sqm", "sqft", "gunta", "cent", "acre"] as const;
export type AreaUnit = (typeof areaUnits)[number];

export const squareFeetInYard = 9;

/** A square yard in each unit, exactly: a yard is 0.9144 m, a gunta 121 sq yd, a cent 48.4 and an acre 4,840. */
const perSquareYard = {
  sqyd: 1,
  sqm: 0.83612736,
  sqft: squareFeetInYard,
  gunta: 1 / 121,
  cent: 1 / 48.4,
  acre: 1 / 4840,
} satisfies Record<AreaUnit, number>;

/** Decimals of an area in each unit: as precise as a buyer can measure on the ground. */
const decimals = { sqm: 1, sqft: 0, gunta: 2, cent: 2, acre: 4 } as const;

/** The unit with this name; square yards for other names. */
export const readUnit = (name: string) => areaUnits.find((unit) => unit === name) ?? "sqyd";

/** An area in a unit, without the name of the unit. @param size in square yards. */
export const formatArea = (size: number, unit: AreaUnit) =>
  unit === "sqyd"
    ? formatNumber(size)
    : groupDigits((size * perSquareYard[unit]).toFixed(decimals[unit]));

/** The unit for prices beside areas in `unit`. Nobody buys plots by the gunta, cent or acre, so those give square yards. */
export const pricedUnit = (unit: AreaUnit) => (unit === "sqm" || unit === "sqft" ? unit : "sqyd");

/** The price of one unit of area. @param price of a square yard, in rupees. */
export const pricePer = (unit: AreaUnit, price: number) => price / perSquareYard[unit];

export const unitNames: Readonly<Record<AreaUnit, string>> = {
  sqyd: "sq yd (gaj)",
  sqm: "m²",
  sqft: "sq ft",
  gunta: "guntas",
  cent: "cents",
  acre: "acres",
};

/** The name of a unit after a figure, where the square yard has only one of its names. */
export const unitAfter = (unit: AreaUnit) => (unit === "sqyd" ? "sq yd" : unitNames[unit]);

/** An area with its unit: "167.2 m²". */
export const sizeIn = (squareYards: number, unit: AreaUnit) =>
  `${formatArea(squareYards, unit)} ${unitAfter(unit)}`;
