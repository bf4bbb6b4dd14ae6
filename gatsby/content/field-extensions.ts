import fs from "node:fs";

import type { CreateSchemaCustomizationArgs } from "gatsby";
import type { BuildTools } from "gatsby-plugin-sharp";
import { z } from "zod";

import { iconBody } from "../../check/read/icon-sets";
import { contentFiles, listFile, pageFile, siteFile } from "../../schema/content-files";
import { contentField, graphqlTypes, type TextKind } from "../../schema/graphql-types";
import { approvalOf } from "../../schema/approvals";
import { plotList } from "../../schema/shapes/plots";
import { whyInvestPage } from "../../schema/shapes/why-invest";
import type { dutyVariables } from "../../schema/texts";
import { dutyPercent } from "../../src/cost/plot-cost";
import { fillTemplate } from "../../src/lib/fill-template";
import { formatNumber, formatRupeesInWords } from "../../src/lib/rupees";
import { townSlug } from "../../src/lib/town-slug";
import type { PlotContent, SiteContent } from "../head/json-ld";
import { type PageContent, pageHead, titleOf } from "../head/page-head";
import { ownIcon, setIcon } from "../images/icon";
import { ownPhotoData, type Photo, photoPosition, stockPhotoData } from "../images/photo-data";
import { photoSlots } from "../images/photo-slots";
import { patternPosition } from "../images/pattern";
import { publishShareImage } from "../images/share-image";
import { locationMap, type PlacesContent } from "../location-map/location-map";
import { completedFigures } from "./completed-figures";
import { formats, oldFrom } from "./format";
import { isMadeUp } from "./made-up";
import { plotSizeOptions, type PlotSizes } from "./plot-size-options";

type Plot = PlotContent["plots"][number];
type Currencies = z.infer<typeof whyInvestPage>["cost"]["currencies"];

/** The fields of Gatsby's resolver arguments that are used here. */
interface Context {
  nodeModel: { findOne<Node>(args: { type: string; query: object }): Promise<Node> };
}
type Info = Readonly<{ fieldName: string; parentType: { name: string } }>;

/** A requested field. */
interface Field {
  name: string;
  /** GraphQL type of the object with the field. */
  type: string;
  /** Reads the content of a file, whose only node has the file's shape. */
  read<T extends z.ZodType>(file: { type: string; shape: T }): Promise<z.output<T>>;
  /** The File node of a photo or icon: Gatsby runs the query again when the file changes. */
  fileAt(path: string): Promise<{ absolutePath: string }>;
}

/** @param args types of the directive's arguments; `resolve` gets these and the field's arguments in the query. */
const extension = <Source, Args = object>(
  name: string,
  resolve: (source: Source, field: Field & Args) => unknown,
  args: Partial<Record<keyof Args, string>> = {},
) => ({
  name,
  args,
  extend: (given: Args) => ({
    resolve(source: Source, asked: Args, { nodeModel }: Context, info: Info) {
      const field: Field = {
        name: info.fieldName,
        type: info.parentType.name,
        read: ({ type }) => nodeModel.findOne({ type, query: {} }),
        fileAt: (path) =>
          nodeModel.findOne({ type: "File", query: { filter: { relativePath: { eq: path } } } }),
      };
      return resolve(source, { ...field, ...given, ...asked });
    },
  }),
});

const plotFile = { type: "PlotList", shape: plotList } as const;
/** What all lists share. */
const recordList = z.record(z.string(), z.array(z.object({ slug: z.string() })));

/** The directives of the GraphQL types, for the values that the build computes. */
const fieldExtensions = (tools: BuildTools) => [
  // It reads every file, so Gatsby runs the queries of all pages after any change, and writes the pages that differ.
  extension("previewBanner", async ({ preview }: SiteContent, { read }) =>
    (await isMadeUp(read)) ? preview : undefined,
  ),
  extension("locationMap", async (places: PlacesContent, { read }) => {
    const { plots } = await read(plotFile);
    const withOpenPlots = new Set(plots.map(({ location }) => townSlug(location)));
    return locationMap(places, (town) => withOpenPlots.has(townSlug(town)));
  }),
  extension("completedFigures", completedFigures),
  extension("plotSizeOptions", async (sizes: PlotSizes, { read }) =>
    plotSizeOptions(sizes, (await read(plotFile)).plots),
  ),
  extension("smallestPrice", ({ size, pricePerSqYd }: Plot) =>
    formatRupeesInWords(size.min * pricePerSqYd),
  ),
  extension("approval", ({ status }: Plot) => approvalOf(status)),
  extension("oldFrom", ({ asOf }: Currencies) => oldFrom(asOf)),
  extension("patternPosition", ({ alt, icon }: { alt: string; icon?: string }) =>
    icon ? undefined : patternPosition(alt),
  ),
  extension("photoPosition", photoPosition),
  extension<Photo, { slot: keyof typeof photoSlots }>("photoImage", async (photo, field) => {
    const slot = photoSlots[field.slot];
    if (!photo.src.startsWith("/")) return stockPhotoData(photo, slot);
    return ownPhotoData(photo, await field.fileAt(photo.src.slice(1)), slot, tools);
  }),
  extension("drawing", ({ src }: { src: string }, { fileAt }) => fileAt(src.slice(1))),
  extension("icon", async (source: Record<string, string | undefined>, field) => {
    const name = source[field.name];
    if (name === undefined) return undefined;
    const body = iconBody(name);
    if (body) return setIcon(body);
    const { absolutePath } = await field.fileAt(`images/icons/${name}.svg`);
    return ownIcon(fs.readFileSync(absolutePath, "utf8"));
  }),
  extension("wordsWithDuties", async (source: Record<string, string>, { name, read }) => {
    const { cost } = await read({ type: "WhyInvestPage", shape: whyInvestPage });
    const sum = dutyPercent(cost.duties);
    const sums: Record<(typeof dutyVariables)[number], string> = {
      duties: formatNumber(sum),
      dutiesAndMutation: formatNumber(sum + cost.duties.mutation),
    };
    return fillTemplate(source[name] ?? "", sums);
  }),
  extension<Record<string, never>, { of: string; kind: TextKind }>(
    "text",
    (source, { of, kind }) => {
      const value = source[of];
      return value === undefined ? undefined : formats[kind](value);
    },
    { of: "String!", kind: "String!" },
  ),
  extension<Record<string, string[]>, { list: string }>(
    "records",
    async (source, { name, read, list }) => {
      const owner = await read({ type: list, shape: recordList });
      const records = owner[listFile(list).records] ?? [];
      return source[name]?.map((slug) => records.find((record) => record.slug === slug));
    },
    { list: "String!" },
  ),
  extension("pageHead", async (page: PageContent, { type, read }) => {
    const file = pageFile(type);
    const site = await read(siteFile);
    // Only the page that shows the plots describes them to search engines.
    const plots = file.listType === plotFile.type ? await read(plotFile) : undefined;
    const imageFile = await publishShareImage(file, titleOf(page), site.name);
    return pageHead(file, { page, imageFile, site, plots, isMadeUp: await isMadeUp(read) });
  }),
];

/** Declares the GraphQL types of the content, made from schema/, and their directives. */
export function declareTypes(api: CreateSchemaCustomizationArgs): void {
  for (const extension of fieldExtensions(api)) api.actions.createFieldExtension(extension);
  api.actions.createTypes(graphqlTypes(Object.keys(photoSlots)));
}

/** Resolvers of the root field `content`: one field for each content file, never null. */
export const contentResolvers = {
  Query: { content: { type: "Content!", resolve: () => ({}) } },
  Content: Object.fromEntries(
    contentFiles.map(({ type }) => {
      const resolve = (_source: object, _args: object, { nodeModel }: Context) =>
        nodeModel.findOne({ type, query: {} });
      return [contentField(type), { resolve }];
    }),
  ),
};
