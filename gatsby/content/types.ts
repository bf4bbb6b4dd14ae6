import type { CreateSchemaCustomizationArgs } from "gatsby";

import { graphqlTypes } from "../../schema/graphql-types";
import { photoPlaces } from "../images/photo-places";
import { fieldExtensions } from "./field-extensions";

/** Gives Gatsby the content's types, made from schema/, and the extensions of their fields. */
export function declareTypes(api: CreateSchemaCustomizationArgs): void {
  for (const extension of fieldExtensions(api)) api.actions.createFieldExtension(extension);
  api.actions.createTypes(graphqlTypes(Object.keys(photoPlaces)));
}
