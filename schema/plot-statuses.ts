/** The colours of a badge: green, or the gold of work in progress. */
export type BadgeColor = "approved" | "gold";

/** What a plot's status means. */
export interface PlotStatus {
  /** For the editors, and on the badge. */
  name: string;
  /** In the filter. */
  shortName: string;
  color: BadgeColor;
  /** Whether an authority has approved the layout, so that its papers must have a permit. */
  isApproval: boolean;
}

const approvedBy = (authority: string): PlotStatus => ({
  name: `${authority} Approved`,
  shortName: authority,
  color: "approved",
  isApproval: true,
});

/** The authorities that sign the permit of a layout. */
export const authorities = ["DTCP", "HMDA", "YTDA", "FCDA"] as const;

/** Every status that a plot can have. */
export const plotStatuses: readonly PlotStatus[] = authorities.map(approvedBy);

export const plotStatus = (name: string) => plotStatuses.find((status) => status.name === name);
