import type { GatsbyNode } from "gatsby";

import { contentResolvers, fieldExtensions } from "./build/field-extensions";
import { writeFonts } from "./build/fonts";
import { photoPlaces } from "./build/photo-places";
import { graphqlTypes } from "./schema/graphql-types";

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = writeFonts;

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  fieldExtensions.forEach((extension) => actions.createFieldExtension(extension));
  actions.createTypes(graphqlTypes(Object.keys(photoPlaces)));
};

export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers }) =>
  createResolvers(contentResolvers);
