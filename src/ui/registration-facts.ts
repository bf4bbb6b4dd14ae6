import type { Fact } from "./facts";

type Registered = Pick<
  Queries.PlotCardFragment,
  "reraNumber" | "layoutPermitNumber" | "otherPermit"
>;
interface Labels {
  reraNumber: string;
  /** Shown instead of a missing RERA number; without it the fact is left out. */
  reraPending?: string;
  layoutPermitNumber: string;
}

/** The official numbers of a plot or project; missing ones are left out. */
export function registrationFacts(record: Registered, labels: Labels): Fact[] {
  const { layoutPermitNumber, otherPermit } = record;
  const reraNumber = record.reraNumber ?? labels.reraPending;
  // A layout has one permit: from HMDA, shown without a name, or from another authority.
  const permit =
    layoutPermitNumber ?? (otherPermit && `${otherPermit.authority} ${otherPermit.number}`);
  return [
    ...(reraNumber ? [{ label: labels.reraNumber, value: reraNumber }] : []),
    ...(permit ? [{ label: labels.layoutPermitNumber, value: permit }] : []),
  ];
}
