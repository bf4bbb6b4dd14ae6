import type { CreateSchemaCustomizationArgs } from "gatsby";

import { graphqlTypes } from "../../schema/graphql-types";
import { photoPlaces } from "../images/photo-places";
import { fieldExtensions } from "./field-extensions";

/** Declares the GraphQL types of the content, made from schema/, and their directives. */
export function declareTypes(api: CreateSchemaCustomizationArgs): void {
  for (const extension of fieldExtensions(api)) api.actions.createFieldExtension(extension);
  api.actions.createTypes(graphqlTypes(Object.keys(photoPlaces)));
}
