import type { z } from "zod";

import { layout } from "./shapes/layouts";
import * as lists from "./shapes/lists";
import * as pages from "./shapes/pages";
import { siteSettings } from "./shapes/site";
import { whyInvestPage } from "./shapes/why-invest";

/** A JSON file of data/. */
export interface ContentFile {
  /** The path inside data/. */
  path: string;
  /** The GraphQL type. The field of a page query has this name in camelCase. */
  type: string;
  shape: z.ZodObject;
  /** The route of a page. */
  route?: string;
}

/** The file of a page. */
export interface PageFile extends ContentFile {
  /** The name of the file without its extension, and of the share image. */
  name: string;
  route: string;
  /** The type of the list that the page shows in full. */
  listType?: string;
  /** Whether links may lead to the page: false for the page for unknown addresses. */
  isLinked: boolean;
}

/** The file with what all pages share. */
export const siteFile = { path: "site.json", type: "SiteSettings", shape: siteSettings };

/** The file of a list. @param records the field that has the records. */
const list = (type: string, name: string, records: string, shape: z.ZodObject) => ({
  path: `${name}.json`,
  type,
  records,
  shape,
});

const listFiles = [
  list("OngoingProjectList", "ongoing-projects", "projects", lists.ongoingProjectList),
  list("CompletedProjectList", "completed-projects", "projects", lists.completedProjectList),
  list("TestimonialList", "testimonials", "testimonials", lists.testimonialList),
  list("GalleryList", "gallery", "tiles", lists.galleryList),
  list("StatisticList", "statistics", "statistics", lists.statisticList),
  list("PlaceList", "places", "places", lists.placeList),
];

const page = (name: string, shape: z.ZodObject, special: Partial<PageFile> = {}): PageFile => ({
  path: `pages/${name}.json`,
  // "OpenPlotsPage" for open-plots.
  type: `${name.replace(/(^|-)[a-z]/g, (start) => start.slice(-1).toUpperCase())}Page`,
  route: `/${name}`,
  isLinked: true,
  name,
  shape,
  ...special,
});

/** The files of the pages. The component of a page is in src/pages/, by its route. */
export const pageFiles: readonly PageFile[] = [
  page("home", pages.homePage, { route: "/" }),
  page("about", pages.aboutPage),
  page("open-plots", pages.openPlotsPage, { listType: "Layout" }),
  page("ongoing-projects", pages.listPage, { listType: "OngoingProjectList" }),
  page("completed-projects", pages.listPage, { listType: "CompletedProjectList" }),
  page("why-invest", whyInvestPage),
  page("services", pages.servicesPage),
  page("gallery", pages.listPage, { listType: "GalleryList" }),
  page("testimonials", pages.listPage, { listType: "TestimonialList" }),
  page("csr", pages.csrPage),
  page("contact", pages.contactPage),
  page("not-found", pages.notFoundPage, { route: "/404", isLinked: false }),
];

/** The file of a GraphQL type. */
function fileWith<T extends ContentFile>(type: string, files: readonly T[]): T {
  const file = files.find((known) => known.type === type);
  if (!file) throw new Error(`No file of data/ has the type ${type}.`);
  return file;
}

export const listFile = (type: string) => fileWith(type, listFiles);

export const pageFile = (type: string) => fileWith(type, pageFiles);

/** The files that data/ must have. Besides, it has a file for each layout, and photos. */
export const contentFiles: readonly ContentFile[] = [...listFiles, siteFile, ...pageFiles];

export const layoutType = "Layout";

/** The slug of a layout, which is the name of its file. @param file the path of the file. */
export const layoutSlug = (file: string) => file.replace(/^.*\/|\.json$/g, "");

/**
 * The type and the shape of a file.
 * @param file the path in the project, such as "data/layouts/adibatla-meadows.json".
 * @returns undefined for a file that is not part of the content, such as a photo.
 */
export function contentFile(file: string): ContentFile | undefined {
  const path = file.replace(/^data\//, "");
  return /^data\/layouts\/[a-z0-9]+(-[a-z0-9]+)*\.json$/.test(file)
    ? { path, type: layoutType, shape: layout }
    : contentFiles.find((known) => `data/${known.path}` === file);
}
