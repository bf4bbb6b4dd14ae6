import fs from "node:fs";
import path from "node:path";

import { contentFiles, listFile } from "./content-files";
import { entryOf, fieldsOf, isOptional, noteOf, scalarOf, type Shape } from "./shape-tree";

/** The field of a file on the GraphQL type Content: "siteSettings" for "SiteSettings". */
export const contentField = (type: string) => type.charAt(0).toLowerCase() + type.slice(1);

/** The GraphQL type of a list's records. */
function recordType(list: string): string {
  const { shape, records } = listFile(list);
  return fieldType(entryOf(shape.shape[records] ?? shape) ?? shape);
}

function fieldType(shape: Shape): string {
  const { type, kind, list } = noteOf(shape);
  const entry = entryOf(shape);
  if (entry) return `[${fieldType(entry)}!]`;
  if (list) return recordType(list);
  if (kind === "icon") return "Icon";
  const name = type ?? scalarOf(shape);
  if (!name) throw new Error(`A nested shape has no name: ${Object.keys(fieldsOf(shape) ?? {})}`);
  return name;
}

/** The directive of a field whose value the build computes (gatsby/content/field-extensions.ts). */
function directive(shape: Shape): string {
  const { kind } = noteOf(shape);
  if (kind === "icon" || kind === "wordsWithDuties") return ` @${kind}`;
  const { list } = noteOf(entryOf(shape) ?? shape);
  return list ? ` @records(list: "${list}")` : "";
}

/** The kinds of field that also have a field with their text (gatsby/content/format.ts). */
const writtenKinds = ["count", "squareYards", "rupees", "lakhs", "month", "date", "clock"] as const;
export type WrittenKind = (typeof writtenKinds)[number];

function fieldLines(shape: Shape): string[] {
  return Object.entries(fieldsOf(shape) ?? {}).flatMap(([name, field]) => {
    const required = isOptional(field) ? "" : "!";
    const own = `  ${name}: ${fieldType(field)}${required}${directive(field)}`;
    const kind = writtenKinds.find((written) => written === noteOf(field).kind);
    const text = `  ${name}Text: String${required} @text(of: "${name}", kind: "${kind}")`;
    return kind ? [own, text] : [own];
  });
}

const ofPhotos = [
  '  "The focal point, as a value of CSS object-position."',
  "  position: String! @photoPosition",
  '  "Data of gatsby-plugin-image for a slot of the layout."',
  "  image(slot: PhotoSlot!): GatsbyImageData! @photoImage",
];

/** The computed fields of each type. */
const added: Readonly<Record<string, string[] | undefined>> = {
  Photo: [
    ...ofPhotos,
    '  "The part of the plan that stands in for a photo without an icon, as a value of background-position."',
    "  planCrop: String @planCrop",
  ],
  PlanPicture: ofPhotos,
  Seal: ['  "The file, whose `publicURL` has a hash."', "  drawing: File! @drawing"],
  Plot: [
    '  "The price of the smallest plot at the starting price, such as ₹22.5 lakh."',
    "  smallestText: String! @smallestPlot",
    "  approval: PlotStatus! @plotStatus",
  ],
  SiteSettings: [
    '  "The words of `preview` while any content is marked as made up."',
    "  strip: String @previewStrip",
  ],
  DrawnPlots: [
    '  "The sizes that a layout has, the smallest first."',
    "  drawn: [MeasuredPlot!]! @measuredPlots",
  ],
  PlaceList: ["  map: LocationMap! @locationMap"],
  CostCurrencies: [
    '  "The day from which visitors are warned that the rates may have changed."',
    "  oldFrom: String! @oldFrom",
  ],
  CompletedProjectList: ["  figures: CompletedFigures! @completedFigures"],
};
const ofPages = ["  head: PageHead! @pageHead"];

const objectType = (name: string, shape: Shape, extra = added[name] ?? [], suffix = "") =>
  [`type ${name}${suffix} {`, ...fieldLines(shape), ...extra, "}"].join("\n");

/** The groups with a GraphQL type inside a shape, on every level. */
function typesIn(shape: Shape): Shape[] {
  const inside = entryOf(shape) ?? Object.values(fieldsOf(shape) ?? {});
  return [inside]
    .flat()
    .flatMap((part) => (noteOf(part).type ? [part, ...typesIn(part)] : typesIn(part)));
}

/**
 * The GraphQL types of all content as SDL, made from the shapes.
 * @param photoSlots the slots of the layout for which a photo can be queried.
 */
export function graphqlTypes(photoSlots: readonly string[]): string {
  const types = new Map<string, string>();
  for (const { type, shape, route } of contentFiles) {
    for (const nested of typesIn(shape)) {
      const name = fieldType(nested);
      const suffix = noteOf(nested).isSection ? " implements SectionHeading" : "";
      types.set(name, objectType(name, nested, added[name], suffix));
    }
    const interfaces = shape.shape.header ? "Node & InnerPage" : "Node";
    const suffix = ` implements ${interfaces} @dontInfer`;
    types.set(type, objectType(type, shape, route ? ofPages : added[type], suffix));
  }
  const content = contentFiles.map(({ type }) => `  ${contentField(type)}: ${type}!`);
  return [
    fs.readFileSync(path.join(__dirname, "computed.graphql"), "utf8"),
    ...types.values(),
    `enum PhotoSlot {\n${photoSlots.map((slot) => `  ${slot}`).join("\n")}\n}`,
    `type Content {\n${content.join("\n")}\n}`,
  ].join("\n\n");
}
