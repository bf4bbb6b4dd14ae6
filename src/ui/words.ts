/** The words of a number field. */
export const numberFieldWords = {
  /** The error message for a number in another unit of area. */
  otherArea: (unit: string) => `This field is in square yards (gaj), not in ${unit}.`,
} as const;
