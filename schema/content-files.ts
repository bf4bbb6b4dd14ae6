import type { z } from "zod";

import {
  completedProjectList,
  galleryList,
  ongoingProjectList,
  plotList,
  statisticList,
  testimonialList,
} from "./shapes/lists";
import {
  aboutPage,
  completedProjectsPage,
  contactPage,
  csrPage,
  galleryPage,
  homePage,
  notFoundPage,
  ongoingProjectsPage,
  openPlotsPage,
  servicesPage,
  testimonialsPage,
  whyInvestPage,
} from "./shapes/pages";
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

/** The GraphQL type of a file that holds a list of records; the shapes name some, so it cannot be read off the files. */
export type ListType =
  | "PlotList"
  | "OngoingProjectList"
  | "CompletedProjectList"
  | "TestimonialList"
  | "GalleryList"
  | "StatisticList";

/** A file that holds a list of records. */
export interface ListFile extends ContentFile {
  type: ListType;
  /** The field that holds the records. */
  records: string;
}

/** The file of a page. */
export interface PageFile extends ContentFile {
  /** Its file's name without the extension; its image for shared links has the same name. */
  name: string;
  route: string;
  /** The lists that it shows in full. Single records are named in its own file. */
  lists: readonly ListType[];
  /** Whether links may lead to it; not to the page for unknown addresses. */
  isLinked: boolean;
  /** Whether it is about the office, which is described in the site's own file. */
  isAboutOffice: boolean;
}

const list = (
  type: ListType,
  name: string,
  records: string,
  shape: z.ZodObject,
  about: string,
): ListFile => ({ path: `${name}.json`, type, records, shape, about });

const page = (
  type: string,
  name: string,
  shape: z.ZodObject,
  {
    route = `/${name}`,
    lists = [],
    isLinked = true,
    isAboutOffice = false,
  }: Partial<PageFile> = {},
): PageFile => ({
  path: `pages/${name}.json`,
  type,
  name,
  shape,
  route,
  lists,
  isLinked,
  isAboutOffice,
  about: `The words and photos of the page ${route}.`,
});

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
];

/** The file of a list. @throws when there is none, which the type rules out. */
export function listFile(type: ListType): ListFile {
  const file = listFiles.find((entry) => entry.type === type);
  if (!file) throw new Error(`No file holds the list ${type}.`);
  return file;
}

/** The files of the pages. */
export const pageFiles: readonly PageFile[] = [
  page("HomePage", "home", homePage, { route: "/" }),
  page("AboutPage", "about", aboutPage),
  page("OpenPlotsPage", "open-plots", openPlotsPage, { lists: ["PlotList"] }),
  page("OngoingProjectsPage", "ongoing-projects", ongoingProjectsPage, {
    lists: ["OngoingProjectList"],
  }),
  page("CompletedProjectsPage", "completed-projects", completedProjectsPage, {
    lists: ["CompletedProjectList"],
  }),
  page("WhyInvestPage", "why-invest", whyInvestPage),
  page("ServicesPage", "services", servicesPage),
  page("GalleryPage", "gallery", galleryPage, { lists: ["GalleryList"] }),
  page("TestimonialsPage", "testimonials", testimonialsPage, { lists: ["TestimonialList"] }),
  page("CsrPage", "csr", csrPage),
  page("ContactPage", "contact", contactPage, { isAboutOffice: true }),
  page("NotFoundPage", "not-found", notFoundPage, { route: "/404", isLinked: false }),
];

/** The file of a page. @throws when no page is made from the type. */
export function pageFile(type: string): PageFile {
  const file = pageFiles.find((entry) => entry.type === type);
  if (!file) throw new Error(`No page is made from the type ${type}.`);
  return file;
}

/** Every file of `data/`. A file that is not named here is not part of the site. */
export const contentFiles: readonly ContentFile[] = [siteFile, ...listFiles, ...pageFiles];
