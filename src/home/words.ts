/** The heading of the company's figures, for screen readers. */
export const statisticsTitle = "The company in figures";
