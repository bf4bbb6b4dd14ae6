// The words beside a price; paper-words.ts has those that the home page does not need.

/** The RERA number of a layout. */
export const reraWords = {
  label: "RERA no.",
  authority: "rera.telangana.gov.in",
  valid: (date: string) => `valid until ${date}`,
  /** In place of the number. @param reason what the law exempts, such as "up to 500 sq m". */
  exempt: (reason: string) => `Exempt: ${reason} (RERA Act, s. 3(2))`,
} as const;
