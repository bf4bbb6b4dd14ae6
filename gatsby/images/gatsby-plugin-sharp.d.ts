// The package has no types of its own; this is the only function in use.
declare module "gatsby-plugin-sharp" {
  import type { CreateSchemaCustomizationArgs } from "gatsby";
  import type { IGatsbyImageData, ISharpGatsbyImageArgs } from "gatsby-plugin-image";

  /** The arguments of Gatsby's hooks that the plugin needs. */
  export type BuildTools = Pick<CreateSchemaCustomizationArgs, "reporter" | "cache" | "pathPrefix">;
  export function generateImageData(
    options: { file: object; args: ISharpGatsbyImageArgs } & BuildTools,
  ): Promise<IGatsbyImageData | undefined>;
}
