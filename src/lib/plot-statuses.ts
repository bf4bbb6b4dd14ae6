import { useBrowserValue } from "./query";

/** Statuses of plots and exchange rates are old after this number of days. */
export const oldAfterDays = 90;
const millisecondsADay = 24 * 60 * 60 * 1000;

/** Whether statuses or rates of a date are old on a day like "2026-11-20"; those of a sample never are. */
export const areOld = (asOf: string, day: string, sample?: string | null) =>
  !sample && Date.parse(day) - Date.parse(asOf) > oldAfterDays * millisecondsADay;

interface Planned {
  sample: string | null;
  plan: { asOf: string; plots: readonly object[] } | null;
}

/** The layout as it may be shown on a day: without statuses and prices of plots if the statuses are too old. */
export function currentLayout<Layout extends Planned>(layout: Layout, day?: string): Layout {
  const { sample, plan } = layout;
  if (!day || !plan || !areOld(plan.asOf, day, sample)) return layout;
  const plots = plan.plots.map((plot) => ({ ...plot, status: null, rate: null, rateText: null }));
  return { ...layout, plan: { ...plan, plots } };
}

/** Today, like "2026-11-20"; undefined in the prebuilt page, which shows the statuses on the day of the build. */
export const useToday = () => useBrowserValue(() => new Date().toISOString().slice(0, 10));
