import type { Finding, Place } from "../shape/places";
import { at, type Content, fieldOf, groupsOf, referTo, repeats } from "./rule";

const unregistered = (content: Content, type: string): Place[] =>
  groupsOf(content, type).filter(({ value }) => value.reraNumber === undefined);

const missingNumber = (record: Place): Finding =>
  at(
    fieldOf(record, "reraNumber"),
    "is missing; a project may not be advertised without its registration number",
    'add "reraNumber" from the registration certificate; never invent one',
  );

/** Warns of ongoing projects without their RERA number. */
export const ongoingProjectsAreRegistered = (content: Content): Finding[] =>
  unregistered(content, "OngoingProject").map((record) => ({
    ...missingNumber(record),
    severity: "warning",
  }));

/** Before going public, everything for sale has its RERA number. */
export const allOffersAreRegistered = (content: Content): Finding[] =>
  ["OngoingProject", "Plot"].flatMap((type) =>
    unregistered(content, type).map((record): Finding => ({
      ...missingNumber(record),
      severity: "launch",
    })),
  );

/**
 * A registration number belongs to one project. That a project is both in the list of plots and in
 * that of projects, under one slug, is no mistake.
 */
export const registrationsAreUnique = (content: Content): Finding[] => {
  const registered = ["Plot", "OngoingProject"]
    .flatMap((type) => groupsOf(content, type))
    .filter(({ value }) => typeof value.reraNumber === "string");
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
