import type { z } from "zod";

import { layout } from "./shapes/layouts";
import * as lists from "./shapes/lists";
import * as pages from "./shapes/pages";
import { siteSettings } from "./shapes/site";
import { whyInvestPage } from "./shapes/why-invest";

/** A file of `data/`. */
export interface ContentFile {
  /** Path inside data/. */
  path: string;
  /** Its GraphQL type. The field of a page query has the same name in camelCase. */
  type: string;
  shape: z.ZodObject;
  /** The route of a page. */
  route?: string;
}

/** The file of a page, in data/pages/. */
export interface PageFile extends ContentFile {
  /** The name of the file without its extension, and of the image for shared links. */
  name: string;
  route: string;
  /** The type of the list that the page shows in full. */
  listType?: string;
  /** Whether a link may lead to the page. Only the page for unknown addresses has none. */
  isLinked: boolean;
}

/** What all pages share. */
export const siteFile = {
  path: "site.json",
  type: "SiteSettings",
  shape: siteSettings,
} satisfies ContentFile;

/** A file with a list of records. @param records the field of the file that is the list. */
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

/** Every page. Its component is in src/pages/, under its route. */
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

function ofType<File extends ContentFile>(files: readonly File[], type: string): File {
  const file = files.find((entry) => entry.type === type);
  if (!file) throw new Error(`No file of data/ has the type ${type}.`);
  return file;
}

export const listFile = (type: string) => ofType(listFiles, type);

export const pageFile = (type: string) => ofType(pageFiles, type);

/** The files that `data/` must have. The others are those of layouts, and photos. */
export const contentFiles: readonly ContentFile[] = [...listFiles, siteFile, ...pageFiles];

/** A layout has a file of its own in data/layouts/. The name of the file is the layout's slug, and its address. */
export const layoutType = "Layout";

const layoutPath = /^data\/(layouts\/[a-z0-9]+(-[a-z0-9]+)*\.json)$/;

/** The slug of a layout. @param file the path of its file. */
export const layoutSlug = (file: string) => file.replace(/^.*\/|\.json$/g, "");

/**
 * What the site knows of a file.
 * @param file its path in the project, such as "data/layouts/adibatla-meadows.json".
 * @returns undefined for a file that is not part of the content, such as a photo.
 */
export function contentFile(file: string): ContentFile | undefined {
  const [, path] = layoutPath.exec(file) ?? [];
  return path
    ? { path, type: layoutType, shape: layout }
    : contentFiles.find((known) => `data/${known.path}` === file);
}
