import type { ContentFile } from "./content-files";
import { type JsonSchema, jsonSchema, resolveReference } from "./json-schema";

interface Row {
  /** Path of the field, such as "plots[] › size › min". */
  path: string;
  field: JsonSchema;
  isRequired: boolean;
}

function rows(schema: JsonSchema, root: JsonSchema, path = ""): Row[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const here = path ? `${path} › ${name}` : name;
    const field = resolveReference(property, root);
    const row = {
      path: field.type === "array" ? `${here}[]` : here,
      field,
      isRequired: schema.required?.includes(name) ?? false,
    };
    const item = field.items && resolveReference(field.items, root);
    return [row, ...rows(item ?? field, root, row.path)];
  });
}

const typeNames: Record<string, string> = {
  array: "list",
  object: "group",
  string: "text",
  boolean: "true or false",
  integer: "number",
  number: "number",
};

function limits({ expects, type, room }: JsonSchema): string {
  const name = typeNames[type ?? ""] ?? "text";
  const kind = expects && expects !== "text" ? expects : name;
  return room ? `${kind}, room for ${room} characters` : kind;
}

const cell = (text: string) => text.replaceAll("|", "\\|");

/** The guide's table of the fields of a content file, as Markdown, made from its shape. */
export function fieldTable(file: ContentFile): string {
  const schema = jsonSchema(file);
  const lines = rows(schema, schema).map(({ path, field, isRequired }) => {
    const what = field.description ?? "";
    return `| \`${path}\` | ${cell(limits(field))} | ${isRequired ? "yes" : "no"} | ${cell(what)} |`;
  });
  return [
    `### data/${file.path}`,
    "",
    file.about,
    "",
    "| field | holds | required | what it is for |",
    "| --- | --- | --- | --- |",
    ...lines,
    "",
  ].join("\n");
}
