import fs from "node:fs";
import type { CreateSchemaCustomizationArgs } from "gatsby";
import { z } from "zod";

import { sizesOf } from "../../check/plan/derive-plan";
import { iconBody } from "../../check/read/icon-sets";
import { contentFiles, layoutType, listFile, pageFile, siteFile } from "../../schema/content-files";
import { contentField, graphqlTypes } from "../../schema/graphql-types";
import { layoutRoute } from "../../src/lib/links";
import type { SiteContent } from "../head/json-ld";
import { layoutTexts } from "../head/layout-texts";
import { pageHead, titleOf, type PageContent } from "../head/page-head";
import { ownIcon, setIcon } from "../images/icon";
import { ownPhotoData, photoPosition, stockPhotoData, type Photo } from "../images/photo-data";
import { photoSlots } from "../images/photo-slots";
import { layoutPicture, pagePicture, publishShareImage } from "../images/share-image";
import { isMadeUpIn, layoutsIn, slugOf, type Context, type LayoutNode } from "./content";
import { lawfulPlan } from "./plan-record";

/** The fields of Gatsby's description of a requested field that are used here. */
interface Info {
  fieldName: string;
  parentType: { name: string };
}

/** A directive of the GraphQL types. @param args types of its arguments, which `resolve` gets with those of the query. */
const extension = <Source, Args = object>(
  name: string,
  resolve: (source: Source, context: Context, info: Info, args: Args) => unknown,
  args: Partial<Record<keyof Args, string>> = {},
) => ({
  name,
  args,
  extend: (given: Args) => ({
    resolve: (source: Source, asked: Args, context: Context, info: Info) =>
      resolve(source, context, info, { ...given, ...asked }),
  }),
});

/** The content of a file that must be there, which has this shape. */
const read = <T extends z.ZodType>({ nodeModel }: Context, { type }: { type: string; shape: T }) =>
  nodeModel.findOne<z.output<T>>({ type, query: {} });

/** The node of a photo or an icon: Gatsby runs the query again when the file changes. */
const fileAt = ({ nodeModel }: Context, path: string) =>
  nodeModel.findOne<{ absolutePath: string }>({
    type: "File",
    query: { filter: { relativePath: { eq: path } } },
  });

/** What all lists share. */
const recordList = z.record(z.string(), z.array(z.object({ slug: z.string() })));

/** The records that may be referred to. @param list a list, or the layouts. */
async function recordsOf(list: string, context: Context) {
  if (list === layoutType) return layoutsIn(context);
  const owner = await read(context, { type: list, shape: recordList });
  return owner[listFile(list).records] ?? [];
}

/** The directives of the GraphQL types, for the values that the build computes. */
const fieldExtensions = (tools: CreateSchemaCustomizationArgs) => [
  extension("previewBanner", async ({ preview }: SiteContent, context) =>
    (await isMadeUpIn(context)) ? preview : undefined,
  ),
  extension("slug", slugOf),
  extension("lawfulPlan", lawfulPlan),
  extension("sizes", sizesOf),
  extension("photoPosition", photoPosition),
  extension<Photo, { slot: keyof typeof photoSlots }>(
    "photoImage",
    async (photo, context, _info, { slot: name }) => {
      const slot = photoSlots[name];
      if (!photo.src.startsWith("/")) return stockPhotoData(photo, slot);
      return ownPhotoData(photo, await fileAt(context, photo.src.slice(1)), slot, tools);
    },
  ),
  extension("drawing", ({ src }: { src: string }, context) => fileAt(context, src.slice(1))),
  extension("icon", async (source: Record<string, string | undefined>, context, { fieldName }) => {
    const name = source[fieldName];
    if (name === undefined) return undefined;
    const body = iconBody(name);
    if (body) return setIcon(body);
    const { absolutePath } = await fileAt(context, `images/icons/${name}.svg`);
    return ownIcon(fs.readFileSync(absolutePath, "utf8"));
  }),
  extension<Record<string, string[]>, { list: string }>(
    "records",
    async (source, context, { fieldName }, { list }) => {
      const records = await recordsOf(list, context);
      return source[fieldName]?.map((slug) => records.find((record) => record.slug === slug));
    },
    { list: "String!" },
  ),
  extension("pageHead", async (page: PageContent, context, { parentType }) => {
    const file = pageFile(parentType.name);
    const site = await read(context, siteFile);
    // Only the page that shows the layouts describes them to search engines.
    const layouts = file.listType === layoutType ? await layoutsIn(context) : undefined;
    const picture = pagePicture(file.type, titleOf(page), site.name);
    const imageFile = await publishShareImage(file.name, picture);
    const isMadeUp = await isMadeUpIn(context);
    return pageHead(file, { page, imageFile, site, layouts, isMadeUp });
  }),
  extension("layoutHead", async (node: LayoutNode, context) => {
    const slug = slugOf(node, context);
    const site = await read(context, siteFile);
    const plan = lawfulPlan(node);
    const layout = { ...node, size: sizesOf(node) };
    const picture = layoutPicture(layout, plan, site.name);
    const imageFile = await publishShareImage(`open-plots-${slug}`, picture);
    const isMadeUp = await isMadeUpIn(context);
    const page = layoutTexts(layout, plan?.plots.length);
    const file = { route: layoutRoute(slug), isLinked: true };
    return pageHead(file, { page, imageFile, site, isMadeUp });
  }),
];

/** Declares the GraphQL types of the content, made from schema/, and their directives. */
export function declareTypes(api: CreateSchemaCustomizationArgs): void {
  for (const extension of fieldExtensions(api)) api.actions.createFieldExtension(extension);
  api.actions.createTypes(graphqlTypes(Object.keys(photoSlots)));
}

/** Resolvers of the root field `content`: the layouts, and one field for each other file, never null. */
export const contentResolvers = {
  Query: { content: { type: "Content!", resolve: () => ({}) } },
  Content: {
    layouts: {
      resolve: (_source: object, _args: object, context: Context) => layoutsIn(context),
    },
    layout: {
      resolve: (_source: object, { id }: { id: string }, { nodeModel }: Context) =>
        nodeModel.getNodeById<object>({ id }),
    },
    ...Object.fromEntries(
      contentFiles.map((file) => {
        const resolve = (_source: object, _args: object, context: Context) => read(context, file);
        return [contentField(file.type), { resolve }];
      }),
    ),
  },
};
