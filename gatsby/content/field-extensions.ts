import fs from "node:fs";
import type { CreateSchemaCustomizationArgs } from "gatsby";
import type { z } from "zod";

import { sizeRange } from "../../check/plan/derive-plan";
import { iconBody } from "../../check/read/icon-sets";
import {
  contentFiles,
  layoutType,
  listFile,
  pageFile,
  siteFile,
  type PageFile,
} from "../../schema/content-files";
import { contentField, graphqlTypes } from "../../schema/graphql-types";
import { whyInvestPage } from "../../schema/shapes/why-invest";
import { fillDuties } from "../../src/lib/duties";
import { layoutRoute } from "../../src/lib/links";
import type { Described, SiteContent } from "../head/json-ld";
import { headingOf, layoutTexts, pageHead, type PageContent } from "../head/page-head";
import { ownIcon } from "../images/icon";
import { ownPhotoData, photoPosition, stockPhotoData, type Photo } from "../images/photo-data";
import { photoSlots } from "../images/photo-slots";
import { layoutPicture, pagePicture, publishShareImage } from "../images/share-image";
import { isMadeUpIn, layoutsIn, slugOf, type Context, type LayoutNode } from "./nodes";
import { publishablePlan } from "./plan-record";

/** What the directives use of GraphQL's description of a requested field. */
interface Info {
  fieldName: string;
  parentType: { name: string };
}

/** A directive of the GraphQL types. @param args its arguments and their types; `resolve` gets them together with the arguments of the query. */
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

/** The content of a file that data/ must have. */
const read = <T extends z.ZodType>({ nodeModel }: Context, { type }: { type: string; shape: T }) =>
  nodeModel.findOne<z.output<T>>({ type, query: {} });

/** The node of a photo or an icon. When the file changes, Gatsby runs the query again. */
const fileAt = ({ nodeModel }: Context, path: string) =>
  nodeModel.findOne<{ absolutePath: string }>({
    type: "File",
    query: { filter: { relativePath: { eq: path } } },
  });

/** The records that a reference may name. @param type the GraphQL type of a list, or of a layout. */
async function recordsIn(type: string, context: Context) {
  if (type === layoutType) return layoutsIn(context);
  const query = { type, query: {} };
  const list = await context.nodeModel.findOne<Record<string, { slug: string }[]>>(query);
  return list[listFile(type).records] ?? [];
}

/** Publishes the share image of a page. @param draw draws it with the site's name. @returns the page's head. */
async function publishHead(
  context: Context,
  file: Pick<PageFile, "name" | "route" | "isLinked">,
  page: PageContent,
  draw: (siteName: string) => string,
  layouts?: Described["layouts"],
) {
  const site = await read(context, siteFile);
  const imageFile = await publishShareImage(file.name, draw(site.name));
  return pageHead(file, page, { site, layouts }, imageFile, await isMadeUpIn(context));
}

/** The directives of the GraphQL types: each computes a value in the build. */
const fieldExtensions = (tools: CreateSchemaCustomizationArgs) => [
  extension("previewBanner", async ({ preview }: SiteContent, context) =>
    (await isMadeUpIn(context)) ? preview : undefined,
  ),
  extension("slug", slugOf),
  extension("publishablePlan", publishablePlan),
  extension("sizes", sizeRange),
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
    // Our lines are thinner than Lucide's.
    if (body) return body.replaceAll('stroke-width="2"', 'stroke-width="1.5"');
    const { absolutePath } = await fileAt(context, `images/icons/${name}.svg`);
    return ownIcon(fs.readFileSync(absolutePath, "utf8"));
  }),
  extension("withDuties", async (source: Record<string, string>, context, { fieldName }) => {
    const { cost } = await read(context, { type: "WhyInvestPage", shape: whyInvestPage });
    return fillDuties(source[fieldName] ?? "", cost.duties);
  }),
  extension<Record<string, string[]>, { list: string }>(
    "records",
    async (source, context, { fieldName }, { list }) => {
      const records = await recordsIn(list, context);
      return source[fieldName]?.map((slug) => records.find((record) => record.slug === slug));
    },
    { list: "String!" },
  ),
  extension("pageHead", async (page: PageContent, context, { parentType }) => {
    const file = pageFile(parentType.name);
    const draw = (siteName: string) => pagePicture(file.type, headingOf(page), siteName);
    // Only the page that shows the layouts describes them to search engines.
    const layouts = file.listType === layoutType ? await layoutsIn(context) : undefined;
    return publishHead(context, file, page, draw, layouts);
  }),
  extension("layoutHead", (node: LayoutNode, context) => {
    const slug = slugOf(node, context);
    const layout = { ...node, size: sizeRange(node) };
    const plan = publishablePlan(node);
    const file = { name: `open-plots-${slug}`, route: layoutRoute(slug), isLinked: true };
    const draw = (siteName: string) => layoutPicture(layout, plan, siteName);
    return publishHead(context, file, layoutTexts(layout, plan?.plots.length), draw);
  }),
];

/** Declares the GraphQL types of the content, made from schema/, and their directives. */
export function declareTypes(api: CreateSchemaCustomizationArgs): void {
  for (const options of fieldExtensions(api)) api.actions.createFieldExtension(options);
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
