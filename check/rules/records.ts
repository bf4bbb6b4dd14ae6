import { listFile } from "../../schema/content-files";
import { nearest } from "../report/nearest";
import { quote } from "../report/say";
import { type Finding, pathKey } from "../shape/places";
import {
  at,
  type Content,
  groupsOf,
  parentKey,
  plain,
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

const tellingFields = ["name", "title", "label", "caption", "asset", "text"];

/** Warns of two records of a list with the same name or text: one may be a copy that was left as it was. */
export const recordsDiffer = ({ texts }: Content): Finding[] => {
  const telling = texts.filter(
    ({ path }) => typeof path.at(-2) === "number" && tellingFields.includes(String(path.at(-1))),
  );
  const keyOf = ({ document, path, value }: (typeof texts)[number]) =>
    [document.name, pathKey(path.slice(0, -2)), path.at(-1), plain(value)].join(" ");
  return repeats(telling, keyOf).map(({ later, first }) =>
    warn(
      later,
      `is the same text as in ${referTo(first.document, first.path.slice(0, -1), later.document)}`,
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
    const problem = `is listed as completed too, as ${referTo(twin.document, twin.path, project.document)}`;
    return [warn(project, problem, "delete the project from the list where it is wrong")];
  });
