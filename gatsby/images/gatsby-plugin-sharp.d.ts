// The package comes without types. The site uses this function only.
declare module "gatsby-plugin-sharp" {
  import type { CreateSchemaCustomizationArgs } from "gatsby";
  import type { IGatsbyImageData, ISharpGatsbyImageArgs } from "gatsby-plugin-image";

  /** The arguments of Gatsby's hooks that the function needs. */
  export type BuildTools = Pick<CreateSchemaCustomizationArgs, "reporter" | "cache" | "pathPrefix">;
  export function generateImageData(
    options: { file: object; args: ISharpGatsbyImageArgs } & BuildTools,
  ): Promise<IGatsbyImageData | undefined>;
}
