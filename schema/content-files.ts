import type { z } from "zod";

import {
  completedProjectList,
  galleryList,
  ongoingProjectList,
  statisticList,
  testimonialList,
} from "./shapes/lists";
import { pageFiles } from "./shapes/pages";
import { placeList } from "./shapes/places";
import { plotList } from "./shapes/plots";
import { siteSettings } from "./shapes/site";

export { type PageFile, pageFiles } from "./shapes/pages";

/** A file of `data/` and its shape. */
export interface ContentFile {
  /** Path inside data/. */
  path: string;
  /** Its GraphQL type; the root field of a page query is the same in camelCase. */
  type: string;
  shape: z.ZodObject;
  /** The route it belongs to, for the files of `data/pages/`. */
  route?: string;
}

/** The file of everything that all pages share. */
export const siteFile: ContentFile = {
  path: "site.json",
  type: "SiteSettings",
  shape: siteSettings,
};

/** A file with a list of records. @param records the name of the list. */
const list = <Type extends string>(
  type: Type,
  name: string,
  records: string,
  shape: z.ZodObject,
) => ({ path: `${name}.json`, type, records, shape });

const listFiles = [
  list("PlotList", "plots", "plots", plotList),
  list("OngoingProjectList", "ongoing-projects", "projects", ongoingProjectList),
  list("CompletedProjectList", "completed-projects", "projects", completedProjectList),
  list("TestimonialList", "testimonials", "testimonials", testimonialList),
  list("GalleryList", "gallery", "tiles", galleryList),
  list("StatisticList", "statistics", "statistics", statisticList),
  list("PlaceList", "places", "places", placeList),
] as const;

/** The GraphQL type of a file with a list of records. */
export type ListType = (typeof listFiles)[number]["type"];

function ofType<File extends ContentFile>(files: readonly File[], type: string): File {
  const file = files.find((entry) => entry.type === type);
  if (!file) throw new Error(`No file of data/ has the type ${type}.`);
  return file;
}

export const listFile = (type: string) => ofType(listFiles, type);

export const pageFile = (type: string) => ofType(pageFiles, type);

/** Every file of `data/`; other files are not part of the site. */
export const contentFiles: readonly ContentFile[] = [...listFiles, siteFile, ...pageFiles];
