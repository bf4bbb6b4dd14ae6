import type { Case } from "./case";

const file = "statistics.json";

/** The whole file is replaced. */
export const written = (name: string, bytes: string | Uint8Array, ...says: Case["says"]): Case => ({
  name,
  file,
  edits: [{ bytes }],
  says,
});

/** Letters of the file are replaced; its first record has the label "Words 1" and the value 3. */
export const changed = (
  name: string,
  replace: string,
  by: string,
  ...says: Case["says"]
): Case => ({
  name,
  file,
  edits: [{ replace, by }],
  says,
});

/** A line of the first record. */
export const label = '"label": "Words 1",';

/** The line behind it. */
export const value = '"value": 3';
