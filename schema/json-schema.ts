import { z } from "zod";

import type { ContentFile } from "./content-files";
import type { FieldNote } from "./field-note";

/** The parts of JSON Schema that the shapes use, with the notes of their fields. */
export interface JsonSchema extends Partial<FieldNote> {
  type?: "object" | "array" | "string" | "number" | "integer" | "boolean";
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  enum?: string[];
  pattern?: string;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
}

/** The JSON Schema (draft 2020-12) of a shape, notes for editors included. */
export const jsonSchema = ({ shape }: Pick<ContentFile, "shape">): JsonSchema =>
  // zod's own type does not have the notes.
  JSON.parse(JSON.stringify(z.toJSONSchema(shape)));

const definition = /^#\/\$defs\//;

/** Follows a reference into the definitions of its root; any other schema is returned as it is. */
export function resolveReference(schema: JsonSchema, root: JsonSchema): JsonSchema {
  const target = schema.$ref && root.$defs?.[schema.$ref.replace(definition, "")];
  return target ? target : schema;
}

/** The name of the definition that a schema refers to, if it does. */
export const referenceName = (schema: JsonSchema) => schema.$ref?.replace(definition, "");
