// Our hooks of the Gatsby build. The code is in gatsby/.
import type { GatsbyNode as Hooks } from "gatsby";

import { afterBuild } from "./gatsby/after-build";
import { checkBeforeSourcing, checkOnSave } from "./gatsby/check-content";
import { contentResolvers, declareTypes } from "./gatsby/content/field-extensions";
import { adjustWebpack } from "./gatsby/webpack";

export const onPreInit: Hooks["onPreInit"] = checkBeforeSourcing;

export const createSchemaCustomization: Hooks["createSchemaCustomization"] = declareTypes;

export const createResolvers: Hooks["createResolvers"] = (api) =>
  api.createResolvers(contentResolvers);

export const onCreateDevServer: Hooks["onCreateDevServer"] = checkOnSave;

export const onCreateWebpackConfig: Hooks["onCreateWebpackConfig"] = adjustWebpack;

export const onPostBuild: Hooks["onPostBuild"] = afterBuild;
