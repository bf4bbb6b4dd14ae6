import { plotList } from "../../schema/shapes/lists";
import { siteSettings } from "../../schema/shapes/site";
import type { Severity } from "../report/problem";
import type { Place } from "../shape/places";
import { all, type Content, plain, type Rule, texts } from "./content";

/** Where a text may be only once. */
const rooms = {
  content: () => "",
  file: ({ document }: Place) => document.name,
  list: ({ document, path }: Place) => document.name + JSON.stringify(path.slice(0, -1)),
};

/** A rule that no two texts of a room are the same. @param fix what to do with the second one. */
const differ =
  (
    find: (content: Content) => Place<string>[],
    room: keyof typeof rooms,
    fix: string,
    severity?: Severity,
  ): Rule =>
  (content) => {
    const firsts = new Map<string, Place<string>>();
    return find(content).flatMap((text) => {
      const key = `${rooms[room](text)} ${plain(text.value)}`;
      const first = firsts.get(key) ?? text;
      firsts.set(key, first);
      if (first === text) return [];
      const { file, line, where } = first.document.problemAt(first.path, { problem: "", fix });
      const problem = `is already used at ${where} (${file}:${line})`;
      return [text.document.problemAt(text.path, { problem, fix, severity })];
    });
  };

const { days } = siteSettings.shape.contact.shape.hours.element.shape;
const { amenities } = plotList.shape.plots.element.shape;

const ownNumber =
  "copy each number from its own certificate, or delete the line where there is none yet";
const otherPhoto = "choose another photo for one of the two places";
const ownWords = "say what this page answers and the other does not";

/** What names one thing, or is shown beside others, is nowhere twice. */
export const twiceRules: readonly Rule[] = [
  differ(texts("slug"), "file", "give this record its own slug"),
  differ(texts("record"), "list", "delete this entry"),
  differ(all(amenities.element), "list", "delete this entry", "warning"),
  differ(texts("registration"), "file", ownNumber),
  differ(all(days.element), "content", "delete the day from the line where it is wrong"),
  differ(texts("photoId", "photoFile"), "content", otherPhoto, "warning"),
  differ(texts("altText"), "file", "say what this photo shows and the other does not"),
  differ(texts("searchTitle"), "content", ownWords),
  differ(texts("searchDescription"), "content", ownWords),
];
