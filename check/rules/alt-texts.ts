import { listFile, type PageFile, pageFiles } from "../../schema/content-files";
import { quote } from "../report/say";
import { type Finding, type Place, placeKey } from "../shape/places";
import { at, type Content, gather, plain, recordsOf, referTo, repeats, textsOf } from "./rule";

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

const recordKey = ({ document, path }: Place) => placeKey({ document, path: path.slice(0, 2) });

/** The descriptions that a page reads out: its own, those of its lists, and those of records it names. */
function altTextsOf(content: Content, page: PageFile): Place<string>[] {
  const named = textsOf(content, "record")
    .filter(({ document }) => document.entry.path === page.path)
    .flatMap(({ value, note }) =>
      ((note.list && recordsOf(content, note.list)?.slugs) ?? []).filter(
        (slug) => slug.value === value,
      ),
    )
    .map(recordKey);
  const lists = page.lists.map((type) => listFile(type).path);
  return textsOf(content, "altText").filter(
    (place) =>
      [page.path, ...lists].includes(place.document.entry.path) || named.includes(recordKey(place)),
  );
}

/** On one page, no two photos have the same description. */
export function altTextsDiffer(content: Content): Finding[] {
  const findings = pageFiles.flatMap((page) =>
    repeats(altTextsOf(content, page), ({ value }) => plain(value)).map(({ later, first }) => {
      const twin = referTo(first.document, first.path.slice(0, -1), later.document);
      return at(
        later,
        `is the same description as ${twin}, and page ${page.route} shows both`,
        "say what this photo shows and the other does not",
      );
    }),
  );
  // Once for a photo, though several pages may show it.
  return gather(findings, placeKey).flatMap(([finding]) => finding ?? []);
}
