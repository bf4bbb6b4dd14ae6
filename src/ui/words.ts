// The words of parts that several subjects use, but for those in field-words.ts, which few pages load.

/** A range of times or prices, or the one value of both ends. With a word, since screen readers skip dashes. */
export const rangeText = (from: string | number, to: string | number) =>
  from === to ? String(from) : `${from} to ${to}`;

export const callText = (phone: string) => `Call ${phone}`;

/** A message about a record, which may be forwarded. @param sample is filled in if the record is made up. */
export const messageAbout = (message: string, sample: string | null) =>
  sample ? `[Sample] ${message}` : message;

/** The ways to reach the company. */
export const contactLabels = { address: "Address", phone: "Phone", email: "E-mail" } as const;

/** The side of a plot. */
export const feet = (length: number) => `${length} ft`;
