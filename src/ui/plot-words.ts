import { capital } from "../lib/text";
import { formatDate } from "../lib/time";

/** A plot of a layout: "Plot 21, Neem Avenue". */
export const plotName = (number: string, layout: string) => `Plot ${number}, ${layout}`;

/** The road in front of a plot: "North, 30 ft road". */
export const facesText = ({ faces, road }: { faces: string; road: string | null }) =>
  [capital(faces), road].filter(Boolean).join(", ");

/** The status of a plot with its date: "Open, as of 20 November 2026". */
export const statusText = (status: string, date: string) =>
  `${capital(status)}, as of ${formatDate(date)}`;
