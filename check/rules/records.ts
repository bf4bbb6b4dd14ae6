import type { Content, Finding, Place } from "../shape/content";
import { listFile } from "../../schema/content-files";
import { isGroup } from "../read/json-tree";
import { mendLookAlikes } from "../report/look-alikes";
import { nearest } from "../report/nearest";
import { pathKey } from "../shape/path-key";
import { quote } from "../report/say";
import { entryOf, noteOf } from "../../schema/shape-tree";
import { referTo } from "../report/where";
import { fieldOf, gather, groupsOf, plain, recordsOf, repeats, textsOf } from "./places";

/** The list that a place belongs to. */
const listKey = ({ document, path }: Place) => {
  const entry = path.findLastIndex((segment) => typeof segment === "number");
  return `${document.name}${pathKey(path.slice(0, entry))}`;
};

/** Within a list, no two records have the same slug. */
export const slugsAreUnique = (content: Content): Finding[] =>
  repeats(textsOf(content, "slug"), (slug) => `${listKey(slug)}${slug.value}`).map(
    ({ later, first }) => ({
      document: later.document,
      path: later.path,
      problem: `is already the slug of ${referTo(first.document, first.path.slice(0, -1), later.document)}`,
      fix: "give this record a slug of its own",
    }),
  );

/** A record that is named exists. */
export const recordsExist = (content: Content): Finding[] =>
  textsOf(content, "record").flatMap(({ document, path, value, note }) => {
    if (!note.list) return [];
    const records = recordsOf(content, note.list);
    const slugs = records?.slugs.map((slug) => slug.value) ?? [];
    // A record whose slug must be mended first may be the one that is meant.
    if (!records?.isComplete || slugs.includes(value)) return [];
    const meant = nearest(value, slugs);
    return [
      {
        document,
        path,
        problem: `names the record ${quote(value)}, which is not in data/${listFile(note.list).path}`,
        fix: meant
          ? (mendLookAlikes(value) ?? `write ${quote(meant)}`)
          : slugs.length > 0
            ? `write one of its slugs, like ${quote(slugs[0] ?? "")}, or delete this entry`
            : "delete this entry",
      },
    ];
  });

/** A list of records names each once. */
export const recordsAreNamedOnce = (content: Content): Finding[] =>
  repeats(textsOf(content, "record"), (record) => `${listKey(record)}${record.value}`).map(
    ({ later, first }) => ({
      document: later.document,
      path: later.path,
      problem: `names ${quote(later.value)} again, after entry ${Number(first.path.at(-1)) + 1}`,
      fix: "delete one of the two",
    }),
  );

// What two records must not share: what they are called, and what they say.
const tellingKeys = ["name", "title", "label", "caption", "asset", "text", "description"];

const textsToCompare = (entry: unknown): [key: string, text: string][] =>
  tellingKeys.flatMap((key): [string, string][] => {
    const text = isGroup(entry) ? entry[key] : undefined;
    return typeof text === "string" && text.trim() !== "" ? [[key, plain(text)]] : [];
  });

/** Warns of two records of a list with the same name or text, and of a text that a list repeats. */
export function recordsDiffer(content: Content): Finding[] {
  return content.lists.flatMap(({ document, path, value, shape }) => {
    const entryShape = entryOf(shape);
    if (entryShape && noteOf(entryShape).kind === "record") return [];
    const marks = value.flatMap((entry, index) =>
      typeof entry === "string"
        ? [{ index, key: "", text: plain(entry) }]
        : textsToCompare(entry).map(([key, text]) => ({ index, key, text })),
    );
    const pairs = repeats(marks, ({ key, text }) => `${key} ${text}`);
    // One warning for a record, however much of it is repeated.
    return gather(pairs, ({ later }) => String(later.index)).flatMap(([pair]): Finding[] => {
      if (!pair) return [];
      const { index, key } = pair.later;
      return [
        {
          document,
          path: [...path, index, ...(key === "" ? [] : [key])],
          problem: `is the same text as in ${referTo(document, [...path, pair.first.index], document)}`,
          fix: "change or delete one of the two",
          severity: "warning",
        },
      ];
    });
  });
}

/** Warns of a project that is said to be ongoing and completed. */
export const projectsAreInOneList = (content: Content): Finding[] => {
  const completed = groupsOf(content, "CompletedProject");
  return groupsOf(content, "OngoingProject").flatMap((project) =>
    ["slug", "name"]
      .flatMap((key): Finding[] => {
        const text = project.value[key];
        const twin = completed.find(
          ({ value: { [key]: other } }) =>
            typeof text === "string" && typeof other === "string" && plain(text) === plain(other),
        );
        if (!twin) return [];
        return [
          {
            ...fieldOf(project, key),
            problem: `is also the ${key} of ${referTo(twin.document, twin.path, project.document)}`,
            fix: "delete the project from one of the two lists, or correct the wrong one",
            severity: "warning",
          },
        ];
      })
      .slice(0, 1),
  );
};
