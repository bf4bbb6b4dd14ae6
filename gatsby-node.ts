// The hooks by which our build extends Gatsby.
import type * as Hooks from "./gatsby/hooks";
import { load } from "./gatsby/load";

const hooks: typeof Hooks = load("./gatsby/hooks");

export const {
  onPreBootstrap,
  createSchemaCustomization,
  createResolvers,
  onCreatePage,
  onPostBootstrap,
  onCreateDevServer,
  onCreateWebpackConfig,
  onPostBuild,
} = hooks;
