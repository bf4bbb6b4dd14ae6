import fs from "node:fs";
import path from "node:path";

import { contentFiles, layoutType, listFile, type ContentFile } from "./content-files";
import { entryOf, fieldsOf, isOptional, metaOf, scalarOf, type Shape } from "./shape-tree";
import { layout } from "./shapes/layouts";

/** The name of a file's field in the GraphQL type Content: "siteSettings" for "SiteSettings". */
export const contentField = (type: string) => type.charAt(0).toLowerCase() + type.slice(1);

/** The GraphQL type of the records of a list. */
function recordType(listType: string): string {
  if (listType === layoutType) return layoutType;
  const { shape, records } = listFile(listType);
  return graphqlType(entryOf(shape.shape[records] ?? shape) ?? shape);
}

/** The GraphQL type of a field. */
function graphqlType(shape: Shape): string {
  const { type, listType } = metaOf(shape);
  const entry = entryOf(shape);
  if (entry) return `[${graphqlType(entry)}!]`;
  if (listType) return recordType(listType);
  const name = type ?? scalarOf(shape);
  if (!name) throw new Error(`A nested shape has no name: ${Object.keys(fieldsOf(shape) ?? {})}`);
  return name;
}

/** The directive of a field whose value the build computes (gatsby/content/field-extensions.ts). */
function directive(shape: Shape): string {
  const { fieldType, type } = metaOf(shape);
  if (fieldType === "icon") return " @icon";
  if (fieldType === "wordsWithDuties") return " @withDuties";
  if (type === "LayoutPlan") return " @publishablePlan";
  if (type === "SizeRange") return "! @sizes";
  const { listType } = metaOf(entryOf(shape) ?? shape);
  return listType ? ` @records(list: "${listType}")` : "";
}

/** The definition of an object type. @param head its name, interfaces and directives. @param computed more fields. */
function objectType(head: string, shape: Shape, computed = ""): string {
  const lines = Object.entries(fieldsOf(shape) ?? {}).map(([name, field]) => {
    const required = isOptional(field) ? "" : "!";
    return `  ${name}: ${graphqlType(field)}${required}${directive(field)}\n`;
  });
  return `type ${head} {\n${lines.join("")}${computed}}`;
}

/** All groups inside a shape that have a GraphQL type. */
function groupsIn(shape: Shape): Shape[] {
  const inside = [entryOf(shape) ?? Object.values(fieldsOf(shape) ?? {})].flat();
  return inside.flatMap((part) => [...(metaOf(part).type ? [part] : []), ...groupsIn(part)]);
}

/**
 * The GraphQL types of all content, in the schema definition language: the types of the shapes, and computed.graphql.
 * Gatsby merges types of the same name.
 * @param photoSlots the slots for which a photo can be queried.
 */
export function graphqlTypes(photoSlots: readonly string[]): string {
  const types = new Map<string, string>();
  const layoutFile: ContentFile = { path: "layouts", type: layoutType, shape: layout };
  for (const { type, shape, route } of [...contentFiles, layoutFile]) {
    for (const nested of groupsIn(shape)) {
      const name = graphqlType(nested);
      const suffix = metaOf(nested).isSection ? " implements SectionHeading" : "";
      types.set(name, objectType(name + suffix, nested));
    }
    const interfaces = shape.shape.header ? "Node & InnerPage" : "Node";
    const head = route && "  head: PageHead! @pageHead\n";
    types.set(type, objectType(`${type} implements ${interfaces} @dontInfer`, shape, head));
  }
  const content = contentFiles.map(({ type }) => `  ${contentField(type)}: ${type}!`);
  return [
    ...types.values(),
    fs.readFileSync(path.join(__dirname, "computed.graphql"), "utf8"),
    `enum PhotoSlot {\n${photoSlots.map((slot) => `  ${slot}`).join("\n")}\n}`,
    `type Content {\n  layouts: [Layout!]!\n  layout(id: String!): Layout!\n${content.join("\n")}\n}`,
  ].join("\n\n");
}
