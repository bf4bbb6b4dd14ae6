import fs from "node:fs";
import type { z } from "zod";

import { sizesOf } from "../../check/plan/derive-plan";
import { layoutSlug } from "../../schema/content-files";
import type { layout } from "../../schema/shapes/layouts";

/** A layout, with the slug that the name of its file gives, and its sizes. */
export type LayoutContent = z.infer<typeof layout> & {
  slug: string;
  size: ReturnType<typeof sizesOf>;
};

/** What a resolver of Gatsby may read. */
export interface Context {
  nodeModel: {
    findOne<Node>(args: { type: string; query: object }): Promise<Node>;
    findAll<Node>(args: { type: string; query: object }): Promise<{ entries: Iterable<Node> }>;
    getNodeById<Node>(args: { id: string }): Node;
  };
}

export type LayoutNode = z.infer<typeof layout> & { parent: string };

/** The slug of a layout's node. */
export const slugOf = ({ parent }: LayoutNode, { nodeModel }: Context) =>
  layoutSlug(nodeModel.getNodeById<{ relativePath: string }>({ id: parent }).relativePath);

/** All layouts in their order; those with the same number by name. */
export async function layoutsIn(context: Context): Promise<LayoutContent[]> {
  const { entries } = await context.nodeModel.findAll<LayoutNode>({ type: "Layout", query: {} });
  return [...entries]
    .map((node) => ({ ...node, slug: slugOf(node, context), size: sizesOf(node) }))
    .toSorted((one, other) => one.order - other.order || one.name.localeCompare(other.name, "en"));
}

/** Whether any content is marked as made up. Gatsby runs the query again after any change of the content. */
export async function isMadeUpIn({ nodeModel }: Context): Promise<boolean> {
  const query = { filter: { extension: { eq: "json" } } };
  const { entries } = await nodeModel.findAll<{ absolutePath: string }>({ type: "File", query });
  return [...entries].some(({ absolutePath }) =>
    fs.readFileSync(absolutePath, "utf8").includes('"sample":'),
  );
}
