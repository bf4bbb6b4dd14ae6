/** The authorities that approve a layout and sign its permit. */
export const authorities = ["DTCP", "HMDA", "YTDA", "FCDA"] as const;

/** Every approval that a layout can have: its name for the editors and on the badge, its short name in the filter. */
export const approvals = authorities.map((authority) => ({
  name: `${authority} Approved`,
  shortName: authority,
}));

export const approvalOf = (name: string) => approvals.find((approval) => approval.name === name);
