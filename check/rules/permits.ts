import type { Content, Finding } from "../shape/content";
import { fieldOf, groupsOf } from "./places";

/** A layout has one permit: of HMDA, or of another authority. */
export const permitsAreSingle = (content: Content): Finding[] =>
  ["Plot", "OngoingProject"]
    .flatMap((type) => groupsOf(content, type))
    .filter(
      ({ value }) => value.layoutPermitNumber !== undefined && value.otherPermit !== undefined,
    )
    .map((record) => ({
      ...fieldOf(record, "otherPermit"),
      atKey: true,
      problem: 'is here beside "layoutPermitNumber"; a layout has one permit',
      fix: "delete the one that is not this layout's",
    }));
