import path from "node:path";

import type { GatsbyConfig } from "gatsby";

import { siteAddress } from "./gatsby/head/site-address";
import { contentFiles } from "./schema/content-files";

const { origin, pathPrefix, isListed } = siteAddress(process.env);

const config: GatsbyConfig = {
  // Where the environment says that the site will be; the heads of the pages are made from it.
  siteMetadata: { origin, isListed },
  pathPrefix,
  trailingSlash: "always",
  jsxRuntime: "automatic",
  // Types of the page queries for the type check; written to src/gatsby-types.d.ts.
  graphqlTypegen: { generateOnBuild: true },
  // An adapter of our own keeps Gatsby from looking for one on the network.
  adapter: { name: "static-files", adapt: () => {} },
  plugins: [
    // Reads the content of data/, photos included, once the check has let it through.
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "content", path: path.resolve(".content") },
    },
    // Makes one node of each JSON file, of the type that schema/ gives the file.
    {
      resolve: "gatsby-transformer-json",
      options: {
        typeName: ({ node }: { node: { relativePath: string } }) =>
          contentFiles.find((file) => file.path === node.relativePath)?.type ?? "UnknownContent",
      },
    },
    // Resizes the editors' own photos. gatsby-plugin-image itself is not listed: its data functions
    // are called from gatsby/images/, while its plugin would add scripts to each page that no photo uses.
    "gatsby-plugin-sharp",
    // Puts the head of src/site/seo.tsx into the prebuilt HTML.
    "gatsby-plugin-react-helmet",
  ],
};

export default config;
