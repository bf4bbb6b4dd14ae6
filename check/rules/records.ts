import { listFile } from "../../schema/content-files";
import { nearest } from "../report/nearest";
import { quote, titleFields } from "../report/wording";
import { type Finding, pathKey } from "../shape/places";
import {
  at,
  type Content,
  groupsOf,
  inFile,
  inList,
  isListedAgain,
  parentKey,
  plain,
  referTo,
  repeats,
  textsOf,
  warn,
} from "./rule";

/** Within a list, no two records have the same slug. */
export const slugsAreUnique = (content: Content): Finding[] =>
  repeats(textsOf(content, "slug"), inFile).map(({ later, first }) =>
    at(later, `is already the slug of ${referTo(first, later)}`, "give this record its own slug"),
  );

/** Every record that is named exists. */
export const recordsExist = (content: Content): Finding[] =>
  textsOf(content, "record").flatMap((place) => {
    const { value, note } = place;
    if (!note.list) return [];
    const { path: file, records } = listFile(note.list);
    const list = content.lists.find(
      ({ document, path }) => document.entry.path === file && path.join() === records,
    );
    const slugs = textsOf(content, "slug")
      .filter(({ document }) => document === list?.document)
      .map((slug) => slug.value);
    // A record whose slug has to be fixed first may be the one that is meant.
    if (!list || slugs.length < list.value.length || slugs.includes(value)) return [];
    const named = textsOf(content, "record")
      .filter((other) => parentKey(other) === parentKey(place))
      .map((other) => other.value);
    const unused = slugs.filter((slug) => !named.includes(slug));
    const meant = nearest(value, unused);
    const [example] = unused;
    const fix = meant
      ? `write ${quote(meant)}`
      : `${example ? `write one of its slugs, like ${quote(example)}, or ` : ""}delete this entry`;
    return [at(place, `names the record ${quote(value)}, which is not in data/${file}`, fix)];
  });

/** A list names each record only once. */
export const recordsAreNamedOnce = (content: Content): Finding[] =>
  repeats(textsOf(content, "record"), inList).map(({ later, first }) =>
    at(later, isListedAgain(later, first), "delete this entry"),
  );

/** Warns of two records of a list with the same name or text: one may be a copy that was left as it was. */
export const recordsDiffer = ({ texts }: Content): Finding[] => {
  const ofRecords = texts.filter(
    ({ path }) =>
      typeof path.at(-2) === "number" && [...titleFields, "text"].includes(String(path.at(-1))),
  );
  return repeats(ofRecords, ({ document, path, value }) =>
    [document.name, pathKey(path.slice(0, -2)), path.at(-1), plain(value)].join(" "),
  ).map(({ later, first }) =>
    warn(
      later,
      `is the same text as in ${referTo(first, later)}`,
      "change one of the two; delete one only if it is there by mistake",
    ),
  );
};

/** Warns of a project that is listed as ongoing and as completed. */
export const projectsAreInOneList = (content: Content): Finding[] =>
  groupsOf(content, "OngoingProject").flatMap((project) => {
    const twin = groupsOf(content, "CompletedProject").find(({ value }) =>
      ["slug", "name"].some((field) => {
        const [one, other] = [project.value[field], value[field]];
        return typeof one === "string" && typeof other === "string" && plain(one) === plain(other);
      }),
    );
    if (!twin) return [];
    const problem = `is listed as completed too, as ${referTo(twin, project, 0)}`;
    return [warn(project, problem, "delete the project from the list where it is wrong")];
  });
