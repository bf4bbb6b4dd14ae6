/** Where commas go in a whole number, the Indian way: before the last three digits, then before each two. */
export const digitGroups = /\B(?=(\d\d)*\d{3}$)/g;
