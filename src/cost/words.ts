/** The words of a cost that is paid without a loan. */
export const withoutLoanWords = {
  basis: (size: string, sqm: string, rate: string) =>
    `${size} sq yd (${sqm} m²) at ${rate} per sq yd, without a loan.`,
  summary: (total: string) => `${total} with duties, without a loan`,
} as const;

/** Above figures without the last entry of some fields, which refused it. @param fields their labels. */
export const refusedWords = (fields: string) =>
  `Correct ${fields}: the figures leave your last entry out.`;
