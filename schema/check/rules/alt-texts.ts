import type { Content, ContentDocument, Finding, Place } from "../content";
import { pageLists } from "../page-lists";
import { pathKey } from "../path-key";
import { quote } from "../say";
import { referTo } from "../where";
import { plain, recordsOf, repeats, textsOf } from "./places";

const fileName =
  /\.(jpe?g|png|webp|avif|gif|svg|heic|tiff?)$|^(img|dsc|dcim|pxl|photo|image|picture|screenshot|whatsapp image)[\s_-]*[\d_-]+|^[^\s]*[_\d][^\s]*$/i;

/** A description of a picture says what is to be seen. */
export const altTextsDescribe = (content: Content): Finding[] =>
  textsOf(content, "altText")
    .filter(({ value }) => fileName.test(value.trim()))
    .map(({ document, path, value, note }) => ({
      document,
      path,
      problem: `must be a description of the picture, but looks like a file name: ${quote(value)}`,
      mend: note.mend ?? "describe what is to be seen",
    }));

/** The descriptions that a page reads out: its own, those of its lists, and those of records it names. */
function altTextsOf(content: Content, page: ContentDocument): Place<string>[] {
  const lists = pageLists[page.entry.path] ?? [];
  const records = new Set(
    textsOf(content, "record")
      .filter(({ document }) => document === page)
      .flatMap(({ value, note }) =>
        (recordsOf(content, note.records)?.slugs ?? [])
          .filter((slug) => slug.value === value)
          .map((slug) => slug.document.name + pathKey(slug.path.slice(0, 2))),
      ),
  );
  return textsOf(content, "altText").filter(
    ({ document, path }) =>
      document === page ||
      lists.includes(document.entry.path) ||
      records.has(document.name + pathKey(path.slice(0, 2))),
  );
}

/** On one page, no two pictures have the same description. */
export function altTextsDiffer(content: Content): Finding[] {
  const reported = new Set<string>();
  return content.documents.flatMap((page) => {
    if (page.entry.route === undefined) return [];
    return repeats(altTextsOf(content, page), ({ value }) => plain(value)).flatMap(
      ({ later, first }) => {
        const key = later.document.name + pathKey(later.path);
        if (reported.has(key)) return [];
        reported.add(key);
        return [
          {
            document: later.document,
            path: later.path,
            problem: `is the same description as ${referTo(first.document, first.path.slice(0, -1), later.document)}, and page ${page.entry.route} shows both`,
            mend: "say what this picture shows and the other does not",
          },
        ];
      },
    );
  });
}
