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

export const plotSizeLabel = "Plot size (sq yd)";

export const numberFieldWords = {
  outside: (min: string, max: string, isWhole = false) =>
    `Enter a ${isWhole ? "whole " : ""}number from ${min} to ${max}.`,
  unclear:
    "This can be read in two ways. Leave out commas, and write at most two digits after a point.",
} as const;
