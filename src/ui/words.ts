import { formatArea, type AreaUnit } from "../lib/area-units";
import { capital } from "../lib/text";
import { formatDate } from "../lib/time";

// The words of parts that several subjects use.

/** A range of times or prices, or one value if both ends are equal. Screen readers would skip a dash. */
export const rangeText = (from: string | number, to: string | number) =>
  from === to ? String(from) : `${from} to ${to}`;

export const callText = (phone: string) => `Call ${phone}`;

/** A message about a record: says whether the record is made up, since messages are forwarded. */
export const messageAbout = (message: string, sample: string | null) =>
  sample ? `[Sample] ${message}` : message;

/** The ways to reach the company. */
export const contactLabels = { address: "Address", phone: "Phone", email: "E-mail" } as const;

export const feet = (length: number) => `${length} ft`;

/** A plot of a layout: "Plot 21, Neem Avenue". */
export const plotName = (number: string, layout: string) => `Plot ${number}, ${layout}`;

/** The road in front of a plot: "North, 30 ft road". */
export const facesText = ({ faces, road }: { faces: string; road: string | null }) =>
  [capital(faces), road].filter(Boolean).join(", ");

/** The status of a plot with its date: "Open, as of 20 November 2026". */
export const statusText = (status: string, date: string) =>
  `${capital(status)}, as of ${formatDate(date)}`;

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

export const plotSizeLabel = "Plot size (sq yd)";

export const numberFieldWords = {
  outside: (min: string, max: string, isWhole = false) =>
    `Enter a ${isWhole ? "whole " : ""}number from ${min} to ${max}.`,
  unclear:
    "This can be read in two ways. Leave out commas, and write at most two digits after a point.",
} as const;
