import type { FieldKind } from "../../schema/field-note";
import { plotList } from "../../schema/shapes/lists";
import { siteSettings } from "../../schema/shapes/site";
import type { Severity } from "../report/problem";
import { describePath } from "../report/wording";
import { placeKey, type Place } from "../shape/places";
import { allOf, type Content, plain, type Rule, textsOf } from "./content";

/** Where a text may be only once. */
type Room = "file" | "list" | "content";

const roomOf = ({ document, path }: Place, room: Room) =>
  ({
    content: "",
    file: document.name,
    list: placeKey({ document, path: path.slice(0, -1) }),
  })[room];

/** Texts of which no two are the same. @param fix what to do with the second one. */
const differ =
  (
    find: (content: Content) => Place<string>[],
    room: Room,
    fix: string,
    severity?: Severity,
  ): Rule =>
  (content) => {
    const firsts = new Map<string, Place<string>>();
    return find(content).flatMap((text) => {
      const { document, path, value } = text;
      const key = `${roomOf(text, room)} ${plain(value)}`;
      const first = firsts.get(key) ?? text;
      firsts.set(key, first);
      if (first === text) return [];
      const { line } = first.document.positionOf(first.path);
      const where = `${describePath(first.document.value, first.path)} (${first.document.name}:${line})`;
      return [{ document, path, problem: `is already used at ${where}`, fix, severity }];
    });
  };

const ofKinds =
  (...kinds: FieldKind[]) =>
  (content: Content) =>
    textsOf(content, ...kinds);

const { days } = siteSettings.shape.contact.shape.hours.element.shape;
const { amenities } = plotList.shape.plots.element.shape;

/** What names one thing, or is shown beside others, is nowhere twice. */
export const twiceRules: readonly Rule[] = [
  differ(ofKinds("slug"), "file", "give this record its own slug"),
  differ(ofKinds("record"), "list", "delete this entry"),
  differ((content) => allOf(content, amenities.element), "list", "delete this entry", "warning"),
  differ(
    ofKinds("registration"),
    "file",
    "copy each number from its own certificate, or delete the line where there is none yet",
  ),
  differ(
    (content) => allOf(content, days.element),
    "content",
    "delete the day from the line where it is wrong",
  ),
  differ(
    ofKinds("photoId", "photoFile"),
    "content",
    "choose another photo for one of the two places",
    "warning",
  ),
  differ(ofKinds("altText"), "file", "say what this photo shows and the other does not"),
  differ(ofKinds("searchTitle"), "content", "say what this page answers and the other does not"),
  differ(
    ofKinds("searchDescription"),
    "content",
    "say what this page answers and the other does not",
  ),
];
