import { pageFiles } from "../../schema/content-files";
import type { ContentDocument } from "../read/read-files";
import { quote } from "../report/say";
import { type Finding, type Place, placeKey } from "../shape/places";
import { at, type Content, plain, recordsOf, referTo, repeats, textsOf } from "./rule";

const fileName = "looks like a file name";
const nothing = "says nothing about it";

/** Texts that are not descriptions; the first match counts. */
const looks: readonly [form: RegExp, as: string][] = [
  [/^(https?:\/\/|www\.)/i, "looks like an address"],
  [/\.(jpe?g|jfif|png|webp|avif|gif|svg|hei[cf]|tiff?)\b/i, fileName],
  // What cameras, phones and computers call photos.
  [/^(img|dscn?|dcim|pxl|photo|image|picture|screenshot|whatsapp image)[\s_-]*\d/i, fileName],
  [/^[\d\s-]+$/, fileName],
  // One word, put together with hyphens or underscores.
  [/^\S*_\S*$|^[a-z\d]+(-[a-z\d]+)+$/, fileName],
  [/^\W*((an?|the|my|new) )?(photo(graph)?|image|picture|pic|img|untitled)\W*$/i, nothing],
  [/^\W*(todo|tb[acd]|alt( text)?|description|placeholder|test|none|n\/a)\W*$/i, nothing],
  // Two letters or fewer.
  [/^([^\p{L}\p{M}\p{N}]*[\p{L}\p{M}\p{N}]?){2}[^\p{L}\p{M}\p{N}]*$/u, nothing],
];

/** A description of a photo says what it shows. */
export const altTextsDescribe = (content: Content): Finding[] =>
  textsOf(content, "altText").flatMap((place) => {
    const { value, note } = place;
    const [, look] = looks.find(([form]) => form.test(value.trim())) ?? [];
    return look
      ? [
          at(
            place,
            `must be a description of the photo, but ${look}: ${quote(value)}`,
            note.fix ?? "",
          ),
        ]
      : [];
  });

/** The descriptions that a page reads out: its own, those of its lists, and those of records it names. */
function altTextsOf(content: Content, page: ContentDocument): Place<string>[] {
  const lists: readonly string[] =
    pageFiles.find(({ path }) => path === page.entry.path)?.lists ?? [];
  const named = textsOf(content, "record").filter(({ document }) => document === page);
  const records = named.flatMap(({ value, note }) =>
    ((note.list && recordsOf(content, note.list)?.slugs) ?? []).filter(
      (slug) => slug.value === value,
    ),
  );
  const recordKey = ({ document, path }: Place) => placeKey({ document, path: path.slice(0, 2) });
  const recordKeys = new Set(records.map(recordKey));
  return textsOf(content, "altText").filter(
    (place) =>
      place.document === page ||
      lists.includes(place.document.entry.type) ||
      recordKeys.has(recordKey(place)),
  );
}

/** On one page, no two photos have the same description. */
export function altTextsDiffer(content: Content): Finding[] {
  const reported = new Set<string>();
  return content.documents.flatMap((page) => {
    const { route } = page.entry;
    if (route === undefined) return [];
    return repeats(altTextsOf(content, page), ({ value }) => plain(value)).flatMap(
      ({ later, first }) => {
        const key = placeKey(later);
        if (reported.has(key)) return [];
        reported.add(key);
        const twin = referTo(first.document, first.path.slice(0, -1), later.document);
        return [
          at(
            later,
            `is the same description as ${twin}, and page ${route} shows both`,
            "say what this photo shows and the other does not",
          ),
        ];
      },
    );
  });
}
