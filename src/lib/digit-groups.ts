/** The places in a whole number where India writes a comma: before the last three digits, then before each two. */
export const digitGroups = /\B(?=(\d\d)*\d{3}$)/g;
