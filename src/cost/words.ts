/** The words of a cost that is paid without a loan. */
export const withoutLoanWords = {
  basis: (size: string, sqm: string, rate: string) =>
    `${size} sq yd (${sqm} m²) at ${rate} per sq yd, without a loan.`,
  summary: (total: string) => `${total} with duties, without a loan`,
} as const;

/** Above figures that an entry did not change, since its field refused it. @param fields their labels. */
export const refusedWords = (fields: string) => `Not changed yet. Correct the entry: ${fields}.`;
