import type { z } from "zod";

import {
  completedProjectList,
  galleryList,
  ongoingProjectList,
  plotList,
  statisticList,
  testimonialList,
} from "./shapes/lists";
import { type Page, pages } from "./shapes/pages";
import { placeList } from "./shapes/places";
import { siteSettings } from "./shapes/site";

/** A file of `data/` and what it must look like. */
export interface ContentFile {
  /** Path inside data/. */
  path: string;
  /** Its GraphQL type; the root field of a page query is the same in camelCase. */
  type: string;
  shape: z.ZodObject;
  /** The route it belongs to, for the files of `data/pages/`. */
  route?: string;
}

/** The file of a page. */
export interface PageFile extends ContentFile, Required<Page> {
  route: string;
}

/** The file of what all pages share. */
export const siteFile: ContentFile = {
  path: "site.json",
  type: "SiteSettings",
  shape: siteSettings,
};

/** A file that holds a list of records. @param records the field that holds them. */
const list = <Type extends string>(
  type: Type,
  name: string,
  records: string,
  shape: z.ZodObject,
) => ({ path: `${name}.json`, type, records, shape });

/** The files that hold a list of records. */
const listFiles = [
  list("PlotList", "plots", "plots", plotList),
  list("OngoingProjectList", "ongoing-projects", "projects", ongoingProjectList),
  list("CompletedProjectList", "completed-projects", "projects", completedProjectList),
  list("TestimonialList", "testimonials", "testimonials", testimonialList),
  list("GalleryList", "gallery", "tiles", galleryList),
  list("StatisticList", "statistics", "statistics", statisticList),
  list("PlaceList", "places", "places", placeList),
] as const;

/** The GraphQL type of a file that holds a list of records; a field may name records of one. */
export type ListType = (typeof listFiles)[number]["type"];

/** The file of a list. @throws when no list has the type. */
export function listFile(type: string) {
  const file = listFiles.find((entry) => entry.type === type);
  if (!file) throw new Error(`No list has the type ${type}.`);
  return file;
}

/** The files of the pages, as schema/shapes/pages.ts lists them. */
export const pageFiles: readonly PageFile[] = pages.map(
  ({ name, route = `/${name}`, lists = [], isLinked = true, isAboutOffice = false, ...page }) => ({
    ...page,
    name,
    route,
    lists,
    isLinked,
    isAboutOffice,
    path: `pages/${name}.json`,
  }),
);

/** The file of a page. @throws when no page is made from the type. */
export function pageFile(type: string): PageFile {
  const file = pageFiles.find((entry) => entry.type === type);
  if (!file) throw new Error(`No page is made from the type ${type}.`);
  return file;
}

/** Every file of `data/`. A file that is not named here is not part of the site. */
export const contentFiles: readonly ContentFile[] = [siteFile, ...listFiles, ...pageFiles];
