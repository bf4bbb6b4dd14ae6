import { contentFiles, listFile } from "./content-files";
import { type JsonSchema, jsonSchema, referenceName } from "./json-schema";
import { computedShapes } from "./shapes/computed";

const camelCase = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** Name of a file's field on the GraphQL type Content: "SiteSettings" gives "siteSettings". */
export const contentField = camelCase;

const scalars: Record<string, string | undefined> = {
  string: "String",
  number: "Float",
  integer: "Int",
  boolean: "Boolean",
};

/** The type of a record of a list: the records that a page names become these. */
function recordType(list: string): string {
  const { records, ...file } = listFile(list);
  const { items } = jsonSchema(file).properties?.[records] ?? {};
  return items ? fieldType(items) : "";
}

function fieldType(schema: JsonSchema): string {
  const { type = "", items, kind, list } = schema;
  if (items) return `[${fieldType(items)}!]`;
  if (list) return recordType(list);
  if (kind === "icon") return "Icon";
  const name = referenceName(schema) ?? scalars[type];
  if (!name) throw new Error(`A nested shape has no name: ${JSON.stringify(schema)}`);
  return name;
}

/** What the build fills in, so that no page computes it: see gatsby/content/field-extensions.ts. */
function directive(schema: JsonSchema): string {
  if (schema.kind === "icon" || schema.kind === "sample") return ` @${schema.kind}`;
  if (schema.items?.list) return ` @records(list: "${schema.items.list}")`;
  return "";
}

/** Kinds of field whose value the build also writes as text, so that no page has to: see gatsby/content/format.ts. */
const writtenKinds = ["count", "squareYards", "rupees", "lakhs", "month", "date", "clock"] as const;
export type WrittenKind = (typeof writtenKinds)[number];
const isWritten = (kind: string) => writtenKinds.some((written) => written === kind);

function fields(schema: JsonSchema): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const required = schema.required?.includes(name) ? "!" : "";
    const own = `  ${name}: ${fieldType(field)}${required}${directive(field)}`;
    const { kind = "" } = field;
    const text = `  ${name}Text: String${required} @text(of: "${name}", kind: "${kind}")`;
    return isWritten(kind) ? [own, text] : [own];
  });
}

const plan = "  plan: LayoutPlan! @layoutPlan";
const head = "  head: PageHead! @pageHead";
/** What all pages have but the home page, whose first screen is its own. */
const innerPage =
  "interface InnerPage {\n  header: PageHeading!\n  plan: LayoutPlan!\n  head: PageHead!\n}";

/** What the build adds to a type. */
const added: Readonly<Record<string, string[] | undefined>> = {
  Photo: [
    '  "The focal point, as a value of CSS object-position."',
    "  position: String! @photoPosition",
    '  "The part of the page\'s plan that stands in for a photo without an icon, as a viewBox."',
    "  planCrop: String @planCrop",
    '  "Data of gatsby-plugin-image for a place of the layout."',
    "  image(place: PhotoPlace!): GatsbyImageData! @photoImage",
  ],
  Plot: [
    '  "What the smallest plot comes to at the starting price, such as ₹22.5 lakh."',
    "  smallestText: String! @smallestPlot",
  ],
  PlaceList: ["  map: LocationMap! @locationMap"],
  CompletedProjectList: ["  figures: CompletedFigures! @completedFigures"],
};

const objectType = (name: string, schema: JsonSchema, extra = added[name] ?? [], suffix = "") =>
  [`type ${name}${suffix} {`, ...fields(schema), ...extra, "}"].join("\n");

/**
 * The GraphQL types of all content, as one SDL text: explicit, non-null where a field is required,
 * nothing inferred. Made from the shapes, so no shape is typed twice.
 * @param photoPlaces the places of the layout that a photo can be asked for.
 */
export function graphqlTypes(photoPlaces: readonly string[]): string {
  const types = new Map<string, string>();
  for (const file of contentFiles) {
    const schema = jsonSchema(file);
    for (const [name, nested] of Object.entries(schema.$defs ?? {})) {
      types.set(name, objectType(name, nested));
    }
    const extra = file.route ? [plan, head] : added[file.type];
    const interfaces = schema.properties?.header ? "Node & InnerPage" : "Node";
    const suffix = ` implements ${interfaces} @dontInfer`;
    types.set(file.type, objectType(file.type, schema, extra, suffix));
  }
  const computed = Object.entries(computedShapes).map(([name, shape]) =>
    objectType(name, jsonSchema({ shape })),
  );
  const content = contentFiles.map((file) => `  ${contentField(file.type)}: ${file.type}!`);
  return [
    innerPage,
    ...types.values(),
    ...computed,
    `enum PhotoPlace {\n${photoPlaces.map((place) => `  ${place}`).join("\n")}\n}`,
    `type Content {\n${content.join("\n")}\n}`,
  ].join("\n\n");
}
