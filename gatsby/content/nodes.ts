import fs from "node:fs";
import type { z } from "zod";

import { sizeRange } from "../../check/plan/derive-plan";
import { layoutSlug } from "../../schema/content-files";
import type { layout } from "../../schema/shapes/layouts";

/** A layout with its slug, which is the name of its file, and its sizes. */
export type LayoutContent = z.infer<typeof layout> & {
  slug: string;
  size: ReturnType<typeof sizeRange>;
};

/** What our resolvers use of the context that Gatsby gives to a resolver. */
export interface Context {
  nodeModel: {
    findOne<T>(args: { type: string; query: object }): Promise<T>;
    findAll<T>(args: { type: string; query: object }): Promise<{ entries: Iterable<T> }>;
    getNodeById<T>(args: { id: string }): T;
  };
}

/** The node of a layout. Its parent is the node of the file. */
export type LayoutNode = z.infer<typeof layout> & { parent: string };

/** The slug of a layout's node. */
export const slugOf = ({ parent }: LayoutNode, { nodeModel }: Context) =>
  layoutSlug(nodeModel.getNodeById<{ relativePath: string }>({ id: parent }).relativePath);

/** All layouts, sorted by their order, and by name where two have the same number. */
export async function layoutsIn(context: Context): Promise<LayoutContent[]> {
  const { entries } = await context.nodeModel.findAll<LayoutNode>({ type: "Layout", query: {} });
  return [...entries]
    .map((node) => ({ ...node, slug: slugOf(node, context), size: sizeRange(node) }))
    .toSorted((one, other) => one.order - other.order || one.name.localeCompare(other.name, "en"));
}

/** Whether any content is marked as made up. It reads every file, so Gatsby runs the query again after any change. */
export async function isMadeUpIn({ nodeModel }: Context): Promise<boolean> {
  const query = { filter: { extension: { eq: "json" } } };
  const { entries } = await nodeModel.findAll<{ absolutePath: string }>({ type: "File", query });
  return [...entries].some(({ absolutePath }) =>
    fs.readFileSync(absolutePath, "utf8").includes('"sample":'),
  );
}
