import path from "node:path";
import type { GatsbyConfig } from "gatsby";

import { ignoredFile } from "./check/read/files";
import { siteUrl } from "./gatsby/head/site-url";
import { contentFile } from "./schema/content-files";

const config: GatsbyConfig = {
  pathPrefix: siteUrl(process.env).pathPrefix,
  trailingSlash: "always",
  jsxRuntime: "automatic",
  // Writes the types of the page queries to src/gatsby-types.d.ts.
  graphqlTypegen: { generateOnBuild: true },
  // This adapter does nothing. Without an adapter, Gatsby would look for one on the network.
  adapter: { name: "none", adapt: () => {} },
  plugins: [
    // Reads data/, photos included.
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "content", path: path.resolve("data"), ignore: [ignoredFile] },
    },
    // Makes one node of each JSON file, with the type from schema/.
    {
      resolve: "gatsby-transformer-json",
      options: {
        typeName: ({ node }: { node: { relativePath: string } }) =>
          contentFile(`data/${node.relativePath}`)?.type ?? "UnknownContent",
      },
    },
    // Resizes the editors' own photos. gatsby/images/ also calls functions of gatsby-plugin-image, which is not in this
    // list, since as a plugin it would add unused scripts to each page.
    "gatsby-plugin-sharp",
    // Writes the head of src/site/seo.tsx into the prebuilt HTML.
    "gatsby-plugin-react-helmet",
  ],
};

export default config;
