import type { Finding } from "../shape/places";
import { at, type Content, fieldOf, groupsOf } from "./rule";

/** A layout has one permit: of HMDA, or of another authority. */
export const permitsAreSingle = (content: Content): Finding[] =>
  ["Plot", "OngoingProject"]
    .flatMap((type) => groupsOf(content, type))
    .filter(
      ({ value }) => value.layoutPermitNumber !== undefined && value.otherPermit !== undefined,
    )
    .map((record) => ({
      ...at(
        fieldOf(record, "otherPermit"),
        'is here beside "layoutPermitNumber"; a layout has one permit',
        "delete the one that is not this layout's",
      ),
      atName: true,
    }));
