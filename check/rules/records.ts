import { listFile } from "../../schema/content-files";
import { foreignLetter, nearest } from "../report/nearest";
import type { Path } from "../report/problem";
import { quote } from "../report/say";
import { type Finding, type Place, placeKey } from "../shape/places";
import {
  at,
  type Content,
  fieldOf,
  gather,
  groupsOf,
  parentKey,
  plain,
  recordsOf,
  referTo,
  repeats,
  textsOf,
  warn,
} from "./rule";

/** Within a list, no two records have the same slug. */
export const slugsAreUnique = (content: Content): Finding[] =>
  repeats(textsOf(content, "slug"), ({ document, value }) => `${document.name} ${value}`).map(
    ({ later, first }) =>
      at(
        later,
        `is already the slug of ${referTo(first.document, first.path.slice(0, -1), later.document)}`,
        "give this record its own slug",
      ),
  );

/** A record that is named exists. */
export const recordsExist = (content: Content): Finding[] =>
  textsOf(content, "record").flatMap((place) => {
    const { value, note } = place;
    const records = note.list && recordsOf(content, note.list);
    const slugs = records?.slugs.map((slug) => slug.value) ?? [];
    // A record whose slug has to be fixed first may be the one that is meant.
    if (!note.list || !records?.isComplete || slugs.includes(value)) return [];
    const meant = nearest(value, slugs);
    const [example] = slugs;
    const fix = meant
      ? (foreignLetter(value) ?? `write ${quote(meant)}`)
      : example
        ? `write one of its slugs, like ${quote(example)}, or delete this entry`
        : "delete this entry";
    const problem = `names the record ${quote(value)}, which is not in data/${listFile(note.list).path}`;
    return [at(place, problem, fix)];
  });

/** A list of records names each once. */
export const recordsAreNamedOnce = (content: Content): Finding[] =>
  repeats(textsOf(content, "record"), (place) => `${parentKey(place)} ${place.value}`).map(
    ({ later, first }) =>
      at(
        later,
        `names ${quote(later.value)} again, after entry ${Number(first.path.at(-1)) + 1}`,
        "delete this entry",
      ),
  );

// What two records must not share: what they are called, and what they say.
const tellingFields = ["", "name", "title", "label", "caption", "asset", "text", "description"];

/** The record that a text is in, and its field there; a text of a list is a record itself. */
function recordOf({ path }: Place): { record: Path; field: string } {
  const last = path.at(-1);
  return typeof last === "string"
    ? { record: path.slice(0, -1), field: last }
    : { record: path, field: "" };
}

/** Warns of two records of a list with the same name or text, and of a text that a list repeats. */
export const recordsDiffer = ({ texts }: Content): Finding[] => {
  const compared = texts
    .map((place) => ({ ...place, ...recordOf(place) }))
    .filter(
      ({ record, field }) => typeof record.at(-1) === "number" && tellingFields.includes(field),
    )
    .filter(({ note }) => note.kind !== "record");
  const pairs = repeats(
    compared,
    ({ document, record, field, value }) =>
      `${placeKey({ document, path: record.slice(0, -1) })} ${field} ${plain(value)}`,
  );
  // One warning for a record, however much of it is repeated.
  const records = gather(pairs, ({ later: { document, record } }) =>
    placeKey({ document, path: record }),
  );
  return records.flatMap(([pair]) => {
    if (!pair) return [];
    const { later, first } = pair;
    const twin = referTo(first.document, first.record, later.document);
    const fix = "change one of the two; delete one only if it is there by mistake";
    return [warn(later, `is the same text as in ${twin}`, fix)];
  });
};

/** Warns of a project that is listed as ongoing and as completed. */
export const projectsAreInOneList = (content: Content): Finding[] => {
  const completed = groupsOf(content, "CompletedProject");
  return groupsOf(content, "OngoingProject").flatMap((project) =>
    ["slug", "name"]
      .flatMap((field) => {
        const text = project.value[field];
        const twin = completed.find(
          ({ value: { [field]: other } }) =>
            typeof text === "string" && typeof other === "string" && plain(text) === plain(other),
        );
        return twin
          ? warn(
              fieldOf(project, field),
              `is also the ${field} of ${referTo(twin.document, twin.path, project.document)}`,
              "delete the project from the list where it is wrong, or correct this field",
            )
          : [];
      })
      .slice(0, 1),
  );
};
