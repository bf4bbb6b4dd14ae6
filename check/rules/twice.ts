import { plotList } from "../../schema/shapes/lists";
import { siteSettings } from "../../schema/shapes/site";
import type { Severity } from "../report/problem";
import { describePath } from "../report/wording";
import { placeKey, type Place, type Where } from "../shape/places";
import { allOf, at, type Content, plain, type Rule, textsOf } from "./content";

/** Names what a place is in, in a message about another place: `plots › 1 "Adibatla" (line 20)`. */
function referTo({ document, path }: Where, from: Where, up = 1): string {
  const record = path.slice(0, path.length - up);
  const { line } = document.positionOf(record);
  const where = describePath(document.value, record);
  return document === from.document
    ? `${where} (line ${line})`
    : `${where} (${document.name}:${line})`;
}

/** A text that may be in a file, in a list or in all content only once. */
interface Single {
  of: (content: Content) => Place<string>[];
  within: "file" | "list" | "content";
  /** Continues with a name of the first place. @param up how many steps that is above the text. */
  problem: string;
  up?: number;
  fix: string;
  severity?: Severity;
}

const days = siteSettings.shape.contact.shape.hours.element.shape.days.element;
const amenity = plotList.shape.plots.element.shape.amenities.element;

const singles: readonly Single[] = [
  {
    of: (content) => textsOf(content, "slug"),
    within: "file",
    problem: "is already the slug of",
    fix: "give this record its own slug",
  },
  {
    of: (content) => textsOf(content, "record"),
    within: "list",
    problem: "is already named in",
    fix: "delete this entry",
  },
  {
    of: (content) => allOf(content, amenity),
    within: "list",
    problem: "is already named in",
    fix: "delete this entry",
    severity: "warning",
  },
  {
    of: (content) => textsOf(content, "registration"),
    within: "file",
    problem: "is already the number of",
    fix: "copy each number from its own certificate, or delete the line where there is none yet",
  },
  {
    of: (content) => allOf(content, days),
    within: "content",
    problem: "is a day that is also in",
    up: 2,
    fix: "delete the day from the line where it is wrong",
  },
  {
    of: (content) => textsOf(content, "photoId", "photoFile"),
    within: "content",
    problem: "is also the photo of",
    up: 2,
    fix: "choose another photo for one of the two places",
    severity: "warning",
  },
  {
    of: (content) => textsOf(content, "altText"),
    within: "file",
    problem: "is also the description of",
    fix: "say what this photo shows and the other does not",
  },
  ...(["searchTitle", "searchDescription"] as const).map((kind) => ({
    of: (content: Content) => textsOf(content, kind),
    within: "content" as const,
    problem: "is the same as",
    up: 0,
    fix: "say what this page answers and the other does not",
  })),
];

/** What names one thing, or is shown beside others, is nowhere twice. */
export const nothingIsTwice: Rule = (content) =>
  singles.flatMap(({ of, within, problem, up, fix, severity }) => {
    const firsts = new Map<string, Place<string>>();
    return of(content).flatMap((text) => {
      const { document, path, value } = text;
      const room = {
        content: "",
        file: document.name,
        list: placeKey({ document, path: path.slice(0, -1) }),
      };
      const key = `${room[within]} ${plain(value)}`;
      const first = firsts.get(key);
      firsts.set(key, first ?? text);
      return first ? [at(text, `${problem} ${referTo(first, text, up)}`, fix, severity)] : [];
    });
  });
