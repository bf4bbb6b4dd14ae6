import type { Content, Finding, Place } from "../content";
import { fieldOf, groupsOf } from "./places";

const unregistered = (content: Content, type: string): Place[] =>
  groupsOf(content, type).filter(({ value }) => value.reraNumber === undefined);

const missingNumber = (record: Place): Finding => ({
  ...fieldOf(record, "reraNumber"),
  problem: "is missing; a project may not be advertised without its registration number",
  mend: 'add "reraNumber" from the registration certificate; never invent one',
  severity: "warning",
});

/** Warns of ongoing projects without their RERA number. */
export const ongoingProjectsAreRegistered = (content: Content): Finding[] =>
  unregistered(content, "OngoingProject").map(missingNumber);

/** Before going public, everything for sale has its RERA number. */
export const allOffersAreRegistered = (content: Content): Finding[] =>
  ["OngoingProject", "Plot"].flatMap((type) =>
    unregistered(content, type).map((record): Finding => ({
      ...missingNumber(record),
      severity: "launch",
    })),
  );
