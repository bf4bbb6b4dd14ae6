// The package has no types of its own; these are of the one function used here.
declare module "gatsby-plugin-sharp" {
  import type { GatsbyCache, Reporter } from "gatsby";
  import type { IGatsbyImageData, ISharpGatsbyImageArgs } from "gatsby-plugin-image";

  export function generateImageData(options: {
    file: object;
    args: ISharpGatsbyImageArgs;
    reporter: Reporter;
    cache: GatsbyCache;
    pathPrefix: string;
  }): Promise<IGatsbyImageData | undefined>;
}
