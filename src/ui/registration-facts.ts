import type { Fact } from "./facts";

type Registered = Pick<
  Queries.PlotCardFragment,
  "reraNumber" | "layoutPermitNumber" | "otherPermit"
>;
interface Labels {
  reraNumber: string;
  /** Shown while there is no RERA number; without it nothing is. */
  reraPending?: string;
  layoutPermitNumber: string;
}

/** The official numbers of a plot or a project, those that it has. */
export function registrationFacts(record: Registered, labels: Labels): Fact[] {
  const { layoutPermitNumber, otherPermit } = record;
  const reraNumber = record.reraNumber ?? labels.reraPending;
  // A layout has one permit: of HMDA, whose numbers need no name, or of another authority.
  const permit =
    layoutPermitNumber ?? (otherPermit && `${otherPermit.authority} ${otherPermit.number}`);
  return [
    ...(reraNumber ? [{ label: labels.reraNumber, value: reraNumber }] : []),
    ...(permit ? [{ label: labels.layoutPermitNumber, value: permit }] : []),
  ];
}
