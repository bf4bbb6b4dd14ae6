import fs from "node:fs";

import {
  contentFiles,
  listFile,
  type ListType,
  pageFile,
  siteFile,
} from "../../schema/content-files";
import { contentField, type WrittenKind } from "../../schema/graphql-types";
import { formatRupeesInWords } from "../../src/lib/rupees";
import { completedFigures } from "./completed-figures";
import { formats } from "./format";
import { drawIcon, drawOwnIcon } from "../images/icon";
import { layoutPlan, planCrop } from "../images/plans";
import { locationMap, type PlacesContent } from "../images/location-map";
import type { PlotContent, SiteContent } from "../head/json-ld";
import { type PageContent, pageHead } from "../head/page-head";
import { type PhotoPlaceName, photoPlaces } from "../images/photo-places";
import { type BuildTools, ownPhotoData } from "../images/own-photo";
import { type StockPhoto, stockPhotoData } from "../images/stock-photo";

/** The part of Gatsby's resolver arguments that is used here. */
interface Info {
  fieldName: string;
  parentType: { name: string };
}
interface Context {
  nodeModel: {
    findOne<Node = Record<string, unknown>>(args: { type: string; query: object }): Promise<Node>;
  };
}
/** As gatsby-config.ts writes it. */
interface SiteMetadata {
  origin: string;
  isListed: boolean;
}
/** The check has made sure that a photo is one or the other. */
type PhotoSource = { focus?: StockPhoto["focus"] } & (
  ({ file?: undefined } & Omit<StockPhoto, "focus">) | { file: string }
);

const plotFile = listFile("PlotList");
const middle = { x: 0.5, y: 0.5 };
const asPercent = (fraction: number) => `${Math.round(fraction * 100)}%`;

/** The directives of the GraphQL types: what the build fills in, so that no page computes it. */
export const fieldExtensions = (tools: BuildTools) => [
  {
    name: "icon",
    extend: () => ({
      async resolve(
        source: Record<string, string | undefined>,
        _args: object,
        { nodeModel }: Context,
        info: Info,
      ) {
        const name = source[info.fieldName];
        if (name === undefined) return undefined;
        const drawing = drawIcon(name);
        if (drawing) return drawing;
        // By its node, so that Gatsby draws it again when the file changes.
        const query = { filter: { relativePath: { eq: `images/icons/${name}.svg` } } };
        const file = await nodeModel.findOne<{ absolutePath: string }>({ type: "File", query });
        return drawOwnIcon(fs.readFileSync(file.absolutePath, "utf8"));
      },
    }),
  },
  {
    name: "text",
    args: { of: "String!", kind: "String!" },
    extend: ({ of, kind }: { of: string; kind: WrittenKind }) => ({
      resolve: ({ [of]: value }: Record<string, never>) =>
        value === undefined ? undefined : formats[kind](value),
    }),
  },
  {
    name: "layoutPlan",
    extend: () => ({
      resolve: (_page: object, _args: object, _context: Context, info: Info) =>
        layoutPlan(info.parentType.name),
    }),
  },
  {
    name: "locationMap",
    extend: () => ({ resolve: (places: PlacesContent) => locationMap(places) }),
  },
  {
    name: "completedFigures",
    extend: () => ({ resolve: completedFigures }),
  },
  {
    name: "smallestPlot",
    extend: () => ({
      resolve: ({ size, pricePerSqYd }: PlotContent["plots"][number]) =>
        formatRupeesInWords(size.min * pricePerSqYd),
    }),
  },
  {
    name: "planCrop",
    extend: () => ({
      resolve: ({ alt, icon }: { alt: string; icon?: string }) =>
        icon ? undefined : planCrop(alt),
    }),
  },
  {
    name: "photoPosition",
    extend: () => ({
      resolve({ focus = middle }: PhotoSource) {
        return `${asPercent(focus.x)} ${asPercent(focus.y)}`;
      },
    }),
  },
  {
    name: "photoImage",
    extend: () => ({
      async resolve(
        photo: PhotoSource,
        { place: name }: { place: PhotoPlaceName },
        { nodeModel }: Context,
      ) {
        const focus = photo.focus ?? middle;
        const place = photoPlaces[name];
        if (photo.file === undefined) return stockPhotoData({ ...photo, focus }, place);
        const query = { filter: { relativePath: { eq: photo.file } } };
        const file = await nodeModel.findOne({ type: "File", query });
        return ownPhotoData(file, focus, place, tools);
      },
    }),
  },
  {
    name: "pageHead",
    extend: () => ({
      async resolve(page: PageContent, _args: object, { nodeModel }: Context, info: Info) {
        const file = pageFile(info.parentType.name);
        const read = <Node>(type: string) => nodeModel.findOne<Node>({ type, query: {} });
        const site = await read<SiteContent>(siteFile.type);
        // Only where it is shown: what a page reads decides when it is rebuilt.
        const plots = file.lists.includes(plotFile.type)
          ? await read<PlotContent>(plotFile.type)
          : undefined;
        // From the node and not from the environment, so that a new address reaches a warm build.
        const { siteMetadata } = await read<{ siteMetadata: SiteMetadata }>("Site");
        const base = siteMetadata.origin + tools.pathPrefix;
        return pageHead(file, { page, site, plots }, { base, isListed: siteMetadata.isListed });
      },
    }),
  },
  {
    name: "records",
    args: { list: "String!" },
    extend: ({ list }: { list: ListType }) => ({
      async resolve(source: Record<string, string[]>, _args: object, context: Context, info: Info) {
        const owner = await context.nodeModel.findOne({ type: list, query: {} });
        const records = owner[listFile(list).records];
        if (!Array.isArray(records)) return [];
        return source[info.fieldName]?.map((slug) =>
          records.find((record) => record.slug === slug),
        );
      },
    }),
  },
];

/** Resolvers of the root field `content`: each content file by its type, never null. */
export const contentResolvers = {
  Query: {
    content: { type: "Content!", resolve: () => ({}) },
  },
  Content: Object.fromEntries(
    contentFiles.map(({ type }) => [
      contentField(type),
      {
        resolve: (_source: object, _args: object, context: Context) =>
          context.nodeModel.findOne({ type, query: {} }),
      },
    ]),
  ),
};
