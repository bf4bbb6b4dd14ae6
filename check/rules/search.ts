import type { FieldKind } from "../../schema/fields";
import { quote } from "../report/say";
import { type Finding, pathKey } from "../shape/places";
import { at, type Content, plain, referTo, repeats, textsOf, warn } from "./rule";

const uniqueKinds: { kind: FieldKind; name: string }[] = [
  { kind: "searchTitle", name: "title" },
  { kind: "searchDescription", name: "description" },
];

/** No two pages look the same in search results. */
export const searchTextsAreUnique = (content: Content): Finding[] =>
  uniqueKinds.flatMap(({ kind, name }) =>
    repeats(textsOf(content, kind), ({ value }) => plain(value)).map(({ later, first }) =>
      at(
        later,
        `is the same ${name} as ${referTo(first.document, first.path, later.document)}`,
        "say what this page answers and the other does not",
      ),
    ),
  );

/** Characters that search results and a browser's tab show of a title, at the most. */
const shownTitle = 70;

/** Warns of a title that is too long once the site has added the company's name. */
export const searchTitlesFit = (content: Content): Finding[] => {
  const company = content.texts.find(
    ({ document, path }) =>
      document.entry.path === "site.json" && pathKey(path) === pathKey(["name"]),
  );
  const ending = company ? ` | ${company.value}` : "";
  const room = shownTitle - [...ending].length;
  return textsOf(content, "searchTitle")
    .filter(({ value }) => [...value].length > room)
    .map((place) =>
      warn(
        place,
        `has ${[...place.value].length} characters; with ${quote(ending)} after it, search results cut it short`,
        `write at most ${room} characters`,
      ),
    );
};
