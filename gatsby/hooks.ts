// The hooks that gatsby-node.ts passes on to Gatsby. Each is one line; the code is beside this file.
import type { GatsbyNode as Hooks } from "gatsby";

import { afterBuild } from "./after-build";
import { contentResolvers } from "./content/field-extensions";
import { declareTypes } from "./content/types";
import { watchContent } from "./content/watch";
import { writeFonts } from "./fonts";
import { writeSiteIcons } from "./images/site-icons";
import { keepNotFoundPage } from "./not-found-page";
import { adjustWebpack } from "./webpack/adjust-webpack";

export const onPreBootstrap: Hooks["onPreBootstrap"] = writeFonts;

export const createSchemaCustomization: Hooks["createSchemaCustomization"] = declareTypes;

export const createResolvers: Hooks["createResolvers"] = (api) =>
  api.createResolvers(contentResolvers);

export const onCreatePage: Hooks["onCreatePage"] = keepNotFoundPage;

export const onPostBootstrap: Hooks["onPostBootstrap"] = writeSiteIcons;

export const onCreateDevServer: Hooks["onCreateDevServer"] = (api) => watchContent(api.reporter);

export const onCreateWebpackConfig: Hooks["onCreateWebpackConfig"] = adjustWebpack;

export const onPostBuild: Hooks["onPostBuild"] = afterBuild;
