import { pageFiles } from "../../schema/content-files";
import type { Content, ContentDocument, Finding, Place } from "../shape/content";
import { pathKey } from "../shape/path-key";
import { quote } from "../report/say";
import { referTo } from "../report/where";
import { plain, recordsOf, repeats, textsOf } from "./places";

const looks: { form: RegExp; as: string }[] = [
  { form: /^(https?:\/\/|www\.)/i, as: "looks like an address" },
  { form: /\.(jpe?g|jfif|png|webp|avif|gif|svg|hei[cf]|tiff?)\b/i, as: "looks like a file name" },
  // What cameras, phones and computers call pictures.
  {
    form: /^(img|dscn?|dcim|pxl|photo|image|picture|screenshot|whatsapp image)[\s_-]*\d|^[\d\s-]+$/i,
    as: "looks like a file name",
  },
  // One word, put together with hyphens or underscores.
  { form: /^\S*_\S*$|^[a-z\d]+(-[a-z\d]+)+$/, as: "looks like a file name" },
  {
    form: /^\W*((an?|the|my|new) )?(photo(graph)?|image|picture|pic|img|untitled|todo|tb[acd]|alt( text)?|description|placeholder|test|none|n\/a)\W*$/i,
    as: "says nothing of it",
  },
  {
    form: /^[^\p{L}\p{M}\p{N}]*([\p{L}\p{M}\p{N}][^\p{L}\p{M}\p{N}]*){0,2}$/u,
    as: "says nothing of it",
  },
];

/** A description of a picture says what is to be seen. */
export const altTextsDescribe = (content: Content): Finding[] =>
  textsOf(content, "altText").flatMap(({ document, path, value, note }) => {
    const look = looks.find(({ form }) => form.test(value.trim()));
    if (!look) return [];
    return [
      {
        document,
        path,
        problem: `must be a description of the photo, but ${look.as}: ${quote(value)}`,
        fix: note.fix ?? "describe what is to be seen",
      },
    ];
  });

/** The descriptions that a page reads out: its own, those of its lists, and those of records it names. */
function altTextsOf(content: Content, page: ContentDocument): Place<string>[] {
  const lists: readonly string[] =
    pageFiles.find(({ path }) => path === page.entry.path)?.lists ?? [];
  const records = new Set(
    textsOf(content, "record")
      .filter(({ document }) => document === page)
      .flatMap(({ value, note }) =>
        ((note.list && recordsOf(content, note.list)?.slugs) ?? [])
          .filter((slug) => slug.value === value)
          .map((slug) => slug.document.name + pathKey(slug.path.slice(0, 2))),
      ),
  );
  return textsOf(content, "altText").filter(
    ({ document, path }) =>
      document === page ||
      lists.includes(document.entry.type) ||
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
            fix: "say what this picture shows and the other does not",
          },
        ];
      },
    );
  });
}
