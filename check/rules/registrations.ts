import type { Severity } from "../report/problem";
import type { Finding, Place } from "../shape/places";
import { at, atName, type Content, fieldOf, groupsOf, referTo, repeats } from "./rule";

const unregistered = (groups: Place<Record<string, unknown>>[], severity: Severity): Finding[] =>
  groups
    .filter(({ value }) => value.reraNumber === undefined)
    .map((record) => ({
      ...at(
        fieldOf(record, "reraNumber"),
        "is missing; a project may not be advertised without its registration number",
        'add "reraNumber" from the registration certificate; never invent one',
      ),
      severity,
    }));

/** Warns of ongoing projects without their RERA number. */
export const ongoingProjectsAreRegistered = (content: Content): Finding[] =>
  unregistered(groupsOf(content, "OngoingProject"), "warning");

/** Before going public, everything for sale has its RERA number. */
export const allOffersAreRegistered = (content: Content): Finding[] =>
  unregistered(groupsOf(content, "OngoingProject", "Plot"), "launch");

/**
 * A registration number belongs to one project. That a project is both in the list of plots and in
 * that of projects, under one slug, is no mistake.
 */
export const registrationsAreUnique = (content: Content): Finding[] => {
  const registered = groupsOf(content, "Plot", "OngoingProject").filter(
    ({ value }) => typeof value.reraNumber === "string",
  );
  return repeats(registered, ({ value }) => String(value.reraNumber))
    .filter(
      ({ later, first }) =>
        later.document === first.document || later.value.slug !== first.value.slug,
    )
    .map(({ later, first }) =>
      at(
        fieldOf(later, "reraNumber"),
        `is already the number of ${referTo(first.document, first.path, later.document)}; a number belongs to one project`,
        "copy each number from its own certificate, or delete the line where there is none yet",
      ),
    );
};

/** A layout has one permit: of HMDA, or of another authority. */
export const permitsAreSingle = (content: Content): Finding[] =>
  groupsOf(content, "Plot", "OngoingProject")
    .filter(
      ({ value }) => value.layoutPermitNumber !== undefined && value.otherPermit !== undefined,
    )
    .map((record) =>
      atName(
        fieldOf(record, "otherPermit"),
        'is here beside "layoutPermitNumber"; a layout has one permit',
        "delete the one that is not this layout's",
      ),
    );
