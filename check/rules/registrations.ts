import type { Finding } from "../shape/places";
import { at, type Content, fieldOf, groupsOf, inFile, referTo, repeats, textsOf } from "./rule";

/** Ongoing projects have their RERA number, and before the site goes public plots have it too. */
export const offersAreRegistered = (content: Content): Finding[] =>
  groupsOf(content, "OngoingProject", ...(content.launch ? ["Plot" as const] : []))
    .filter(({ value }) => value.reraNumber === undefined)
    .map((record) =>
      at(
        fieldOf(record, "reraNumber"),
        "is missing; a project may not be advertised without its registration number",
        'add "reraNumber" from the registration certificate; never invent one',
        content.launch ? "launch" : "warning",
      ),
    );

/** In one list, each record has its own registration number; a project may be in two lists. */
export const registrationsAreUnique = (content: Content): Finding[] =>
  repeats(textsOf(content, "registration"), inFile).map(({ later, first }) =>
    at(
      later,
      `is already the number of ${referTo(first, later)}; a number belongs to one project`,
      "copy each number from its own certificate, or delete the line where there is none yet",
    ),
  );
