declare module "*.woff2" {
  /** URL of the file; a data URL for small files. */
  const url: string;
  export default url;
}

declare module "!*.css" {
  const text: string;
  export default text;
}

/** `webpack.stats.json` of the scripts, in the build of the pages (gatsby/webpack/adjust-webpack.ts). */
declare module "webpack-stats" {
  /** The files of each chunk, by its name; undefined in `develop`. */
  export const assetsByChunkName: Readonly<Record<string, readonly string[]>> | undefined;
}
