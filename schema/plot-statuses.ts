/** The authorities that approve a layout and sign its permit. */
export const authorities = ["DTCP", "HMDA", "YTDA", "FCDA"] as const;

/** Every status that a plot can have: its name for the editors and on the badge, its short name in the filter. */
export const plotStatuses = authorities.map((authority) => ({
  name: `${authority} Approved`,
  shortName: authority,
}));

export const plotStatus = (name: string) => plotStatuses.find((status) => status.name === name);
