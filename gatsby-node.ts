import path from "node:path";

import type { GatsbyNode } from "gatsby";

import { openGate, watchContent } from "./gatsby/content/gate";
import { contentResolvers, fieldExtensions } from "./gatsby/content/field-extensions";
import { writeFonts } from "./gatsby/fonts";
import { scriptPolicy } from "./gatsby/hosting/headers";
import { writeHostFiles } from "./gatsby/hosting/host-files";
import { licenses } from "./gatsby/webpack/licenses";
import { photoPlaces } from "./gatsby/images/photo-places";
import { prune } from "./gatsby/hosting/prune";
import { writeShareImages } from "./gatsby/images/share-images";
import { writeSiteIcons } from "./gatsby/images/site-icons";
import { siteAddress } from "./gatsby/head/site-address";
import { writeSearchFiles } from "./gatsby/head/sitemap";
import { graphqlTypes } from "./schema/graphql-types";

// Before Gatsby clears anything, so that an error leaves the last good pages alone.
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  const { problem } = siteAddress(process.env);
  if (problem) reporter.panic(problem);
  await openGate(reporter);
};

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = writeFonts;

export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = writeSiteIcons;

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ reporter }) =>
  watchContent(reporter);

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({
  actions,
  reporter,
  cache,
  pathPrefix,
}) => {
  fieldExtensions({ reporter, cache, pathPrefix }).forEach((extension) =>
    actions.createFieldExtension(extension),
  );
  actions.createTypes(graphqlTypes(Object.keys(photoPlaces)));
};

// The page of all components is for those who work on the site; a production build leaves it out.
export const createPages: GatsbyNode["createPages"] = ({ actions }) => {
  if (process.env.NODE_ENV === "production") return;
  actions.createPage({
    path: "/style/",
    component: path.resolve("src/dev/style-page.tsx"),
    context: {},
  });
};

// What libraries bring along for features that no page uses: Gatsby's Script, Emotion's withTheme.
const unused = ["gatsby-script", "@builder.io/partytown/integration", "hoist-non-react-statics"];
const stub = (name: string) => path.resolve("gatsby/webpack/stubs", name);

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  stage,
  actions,
  getConfig,
  plugins,
}) => {
  if (stage === "develop") {
    actions.setWebpackConfig({
      resolve: { alias: { "gatsby-overlay": path.resolve(".cache/fast-refresh-overlay") } },
      plugins: [plugins.normalModuleReplacement(/\/graphql-errors$/, stub("overlay-errors.tsx"))],
    });
  }
  if (stage !== "build-javascript") return;
  const config = getConfig();
  // The one policy by which scripts fetch scripts: the Content-Security-Policy knows no other.
  config.output.trustedTypes = { policyName: scriptPolicy };
  actions.replaceWebpackConfig(config);
  actions.setWebpackConfig({
    // No source maps: visitors need none.
    devtool: false,
    resolve: {
      alias: {
        ...Object.fromEntries(unused.map((name) => [name, false])),
        "@emotion/is-prop-valid": stub("is-prop-valid.ts"),
        goober: stub("goober.ts"),
      },
    },
    plugins: [
      licenses(),
      plugins.normalModuleReplacement(/\/head-export-handler-for-browser$/, stub("head-export.ts")),
      plugins.normalModuleReplacement(/^\.\/session-storage$/, stub("scroll-memory.ts")),
    ],
  });
};

export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers }) =>
  createResolvers(contentResolvers);

export const onPostBuild: GatsbyNode["onPostBuild"] = async (build) => {
  await writeShareImages();
  await writeSearchFiles(build);
  await prune();
  await writeHostFiles(build);
};
