import type { z } from "zod";

import type { ListType } from "./fields";
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
  /** What an editor finds in it. */
  about: string;
  /** The route it belongs to, for the files of `data/pages/`. */
  route?: string;
}

/** A file that holds a list of records. */
export interface ListFile extends ContentFile {
  type: ListType;
  /** The field that holds the records. */
  records: string;
}

/** The file of a page. */
export interface PageFile extends ContentFile, Required<Page> {
  route: string;
}

const list = (
  type: ListType,
  name: string,
  records: string,
  shape: z.ZodObject,
  about: string,
): ListFile => ({ path: `${name}.json`, type, records, shape, about });

/** The file of what all pages share. */
export const siteFile: ContentFile = {
  path: "site.json",
  type: "SiteSettings",
  shape: siteSettings,
  about: "The company, the header, the footer and what all pages share.",
};

/** The files that hold a list of records. */
export const listFiles: readonly ListFile[] = [
  list("PlotList", "plots", "plots", plotList, "The open plots."),
  list(
    "OngoingProjectList",
    "ongoing-projects",
    "projects",
    ongoingProjectList,
    "The projects under development.",
  ),
  list(
    "CompletedProjectList",
    "completed-projects",
    "projects",
    completedProjectList,
    "The completed projects.",
  ),
  list("TestimonialList", "testimonials", "testimonials", testimonialList, "What clients say."),
  list("GalleryList", "gallery", "tiles", galleryList, "The photos of the gallery."),
  list(
    "StatisticList",
    "statistics",
    "statistics",
    statisticList,
    "The figures that count up on the home page.",
  ),
  list("PlaceList", "places", "places", placeList, "The places on the map."),
];

/** The file of a list. @throws when there is none, which the type rules out. */
export function listFile(type: ListType): ListFile {
  const file = listFiles.find((entry) => entry.type === type);
  if (!file) throw new Error(`No file holds the list ${type}.`);
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
    about: `The words and photos of the page ${route}.`,
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
