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

/** The name of the definition that a schema refers to, if it does. */
export const referenceName = (schema: JsonSchema) => schema.$ref?.replace(definition, "");

/** The same schema with each definition in place of the references to it. */
export function withoutReferences(schema: JsonSchema): JsonSchema {
  const definitions = schema.$defs ?? {};
  const inPlace = (_key: string, part: JsonSchema | null) => {
    const name = part?.$ref && referenceName(part);
    return name ? { ...definitions[name], ...part, $ref: undefined } : part;
  };
  return JSON.parse(JSON.stringify(schema, inPlace));
}
