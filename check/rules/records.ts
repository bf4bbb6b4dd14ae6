import type { FieldType } from "../../schema/fields";
import { approvalBy } from "../../schema/shapes/layouts";
import {
  error,
  fieldIn,
  textsOfType,
  warning,
  type Content,
  type FieldValue,
  type Rule,
} from "../content";
import { nearest, quote, suggest } from "../report";

/** A text in lower case, without extra spaces. */
const normalize = (text: string) => text.trim().replace(/\s+/g, " ").toLowerCase();

/** The town of a layout must be on the map, which shows its pin and distances. A project's town must only be spelt right. */
export const towns: Rule = ({ recordsWithPapers, places }) => {
  const known = places.filter(({ kind }) => kind === "town").map(({ name }) => name);
  return recordsWithPapers.flatMap((record) => {
    const [town = ""] = record.location.split(",");
    const meant = nearest(town, known);
    const isOnMap = known.map(normalize).includes(normalize(town));
    if (isOnMap || !(meant || "pricePerSqYd" in record)) return [];
    const remedy = suggest(town, known, "correct its spelling");
    const message = `is in ${quote(town)}, which is not on the map: ${remedy}, or add the town to Places (data/places.json)`;
    return [warning(fieldIn(record, "location"), message)];
  });
};

/** The badge names the authority that signed the permit. */
export const authorities: Rule = ({ layouts }) =>
  layouts.flatMap((layout) => {
    const { status, papers } = layout;
    const authority = papers?.permit?.authority;
    const message = `is ${quote(status)}, but its permit is from ${authority}: choose the authority that signed the sanction letter, here and in Permit (permit)`;
    return authority && status !== approvalBy(authority)
      ? [error(fieldIn(layout, "status"), message)]
      : [];
  });

// The scopes in which texts must differ: a file (all layouts count as one), a list, all content.
const inFile = ({ file }: FieldValue) => file.replace(/layouts\/.*/, "");
const inList = ({ file, path }: FieldValue) => [file, ...path.slice(0, -1)].join(" ");
const inAll = () => "";

/** Finds texts that repeat an earlier text of their scope. */
export const repeated: Rule = (content) => {
  const unique = (
    texts: Content["texts"],
    scopeOf: (field: FieldValue) => string,
    remedy: string,
    finding = error,
  ) => {
    const firsts = new Map<string, FieldValue>();
    return texts.flatMap((text) => {
      const key = `${scopeOf(text)} ${normalize(text.value)}`;
      const first = firsts.get(key);
      firsts.set(key, first ?? text);
      const other = first && `${content.labels(first)} in ${first.file}`;
      const message = `is ${quote(text.value)}, like ${other}: ${remedy}`;
      return first ? [finding(text, message)] : [];
    });
  };
  const ofType = (...types: FieldType[]) => textsOfType(content, ...types);
  const textsAt = (places: RegExp) =>
    content.texts.filter(({ file, path }) => places.test(`${file} ${path.join(" ")}`));
  // The photo in the header of a page is a backdrop, and may also be the photo of a layout.
  const photos = ofType("photoSource", "photoFile").filter(({ path }) => path[0] !== "header");
  const ownWords = "write what this page says and the other does not";
  const remove = "remove one of the two";
  const inOneEntry = "write all about the plot in one entry";
  return [
    ...unique(ofType("slug"), inFile, "give this record its own slug"),
    ...unique(ofType("reference"), inList, remove),
    ...unique(textsAt(/ rates \d+ code$/), inFile, remove),
    ...unique(textsAt(/ odd \d+ plot$/), ({ file }) => file, inOneEntry),
    ...unique(textsAt(/ hours \d+ days /), inFile, remove),
    ...unique(textsAt(/ amenities |gallery.json groups /), inList, remove, warning),
    ...unique(ofType("registration"), inFile, "copy each number from its own certificate"),
    ...unique(photos, inAll, "choose another photo for one of the two", warning),
    ...unique(ofType("altText"), inFile, "write what this photo shows and the other does not"),
    ...unique(ofType("searchTitle", "searchDescription"), inAll, ownWords),
  ];
};
