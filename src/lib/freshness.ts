import { useDeferredValue, useMemo } from "react";

import { useBrowserValue } from "./query";
import { dayInIndia } from "./time";

/** Statuses of plots and exchange rates are old after this number of days. */
export const oldAfterDays = 90;

/**
 * Whether statuses or exchange rates are old; those of a sample never are.
 * @param asOf the day on which they were true. @param day the day of the visit or the build; both like "2026-11-20".
 */
export const areOld = (asOf: string, day: string, sample?: string | null) =>
  !sample && Date.parse(day) - Date.parse(asOf) > oldAfterDays * 24 * 60 * 60 * 1000;

interface DatedLayout {
  sample: string | null;
  plan: { asOf: string; plots: readonly object[] } | null;
}

/** The layout as it may be shown on a day: without statuses and prices of plots if the statuses are too old. */
export function currentLayout<Layout extends DatedLayout>(layout: Layout, day?: string): Layout {
  const { sample, plan } = layout;
  if (!day || !plan || !areOld(plan.asOf, day, sample)) return layout;
  const plots = plan.plots.map((plot) => ({ ...plot, status: null, rate: null, rateText: null }));
  return { ...layout, plan: { ...plan, plots } };
}

/** Today in India, like "2026-11-20"; undefined in the prebuilt page, which shows the statuses on the day of the build. */
export const useToday = () => useBrowserValue(() => dayInIndia(new Date()));

/** The layouts as they may be shown today. The update is deferred, since it renders a long list anew. */
export function useCurrentLayouts<Layout extends DatedLayout>(layouts: readonly Layout[]) {
  const day = useDeferredValue(useToday());
  return useMemo(() => layouts.map((layout) => currentLayout(layout, day)), [layouts, day]);
}
