/** The number of records that a long list shows at a time. */
export const pageSize = 24;

/** How many of a list's records have a card before a visitor asks for more: all of them, unless it is long. */
export const shownAtFirst = (count: number) => (count < 60 ? count : pageSize);
