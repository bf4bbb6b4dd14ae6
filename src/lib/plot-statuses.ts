const oldAfterDays = 90;
const millisecondsADay = 24 * 60 * 60 * 1000;

/** Whether statuses are too old to be shown. @param day the visitor's, or that of the build, like "2026-11-20". */
export const statusesAreOld = (asOf: string, day: string) =>
  Date.parse(day) - Date.parse(asOf) > oldAfterDays * millisecondsADay;

/** A layout whose plots may have statuses. */
export interface Planned<One> {
  sample: string | null;
  plan: { asOf: string; plots: readonly One[] } | null;
}

/**
 * Whether the statuses of a layout's plots are true: there are some, and they are not old on a day. Those of a sample
 * never get old. The build leaves out those that are old on its own day.
 */
export const hasStatuses = <One extends { status: string | null }>(
  { sample, plan }: Planned<One>,
  day?: string,
) =>
  Boolean(plan?.plots[0]?.status) &&
  (sample !== null || !day || !statusesAreOld(plan?.asOf ?? "", day));
