/** The colours of a badge: green, or the gold of work in progress. */
export type BadgeColor = "approved" | "gold";

/** What a plot's status means. */
export interface PlotStatus {
  /** As editors choose it, and on the badge. */
  name: string;
  /** In the visitor's filter. */
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

/** Every status of a plot: the check, the forms, the filter and the badges know no other. */
export const plotStatuses: readonly PlotStatus[] = authorities.map(approvedBy);

/** @param name one of the statuses. */
export const plotStatus = (name: string) => plotStatuses.find((status) => status.name === name);
