import type { ContentFile } from "./content-files";
import { type JsonSchema, jsonSchema } from "./json-schema";

/** The parts of a schema that an editor program understands; patternErrorMessage is VS Code's. */
type EditorSchema = Omit<JsonSchema, "properties" | "items" | "$defs"> & {
  properties?: Record<string, EditorSchema>;
  items?: EditorSchema;
  $defs?: Record<string, EditorSchema>;
  patternErrorMessage?: string;
};

const mapValues = <T, U>(record: Record<string, T> | undefined, change: (value: T) => U) =>
  record && Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

/** Turns the notes of the fields into what VS Code shows when a pattern does not match. */
function forEditor(schema: JsonSchema): EditorSchema {
  const { properties, items, $defs, expects, fix, ...rest } = schema;
  const { kind: _kind, room: _room, list: _list, slots: _slots, ...standard } = rest;
  return {
    ...standard,
    ...(properties && { properties: mapValues(properties, forEditor) }),
    ...(items && { items: forEditor(items) }),
    ...($defs && { $defs: mapValues($defs, forEditor) }),
    ...(expects && fix && { patternErrorMessage: `Must be ${expects}: ${fix}.` }),
  };
}

/** The JSON Schema that gives completion and red underlines for a content file in an editor. */
export const editorSchema = (file: ContentFile) => forEditor(jsonSchema(file));

/** Path of that schema in the repository: "schema/generated/pages-home.json" for data/pages/home.json. */
export const editorSchemaPath = (file: ContentFile) =>
  `schema/generated/${file.path.replaceAll("/", "-")}`;

/** Settings that tell VS Code which schema belongs to which file. */
export const editorSettings = (files: readonly ContentFile[]) => ({
  "json.schemas": files.map((file) => ({
    fileMatch: [`/data/${file.path}`],
    url: `./${editorSchemaPath(file)}`,
  })),
  "json.validate.enable": true,
  "files.insertFinalNewline": true,
});
