import type { z } from "zod";

import type { ListType } from "./fields";
import {
  completedProjectList,
  galleryList,
  ongoingProjectList,
  statisticList,
  testimonialList,
} from "./shapes/lists";
import { type ContentFile, pageFiles } from "./shapes/pages";
import { placeList } from "./shapes/places";
import { plotList } from "./shapes/plots";
import { siteSettings } from "./shapes/site";

export { type ContentFile, type PageFile, pageFiles } from "./shapes/pages";

/** The file of what all pages share. */
export const siteFile = {
  path: "site.json",
  type: "SiteSettings",
  shape: siteSettings,
} satisfies ContentFile;

/** A file with a list of records. @param records the field of the file that is the list. */
const list = (type: ListType, name: string, records: string, shape: z.ZodObject) => ({
  path: `${name}.json`,
  type,
  records,
  shape,
});

const listFiles = [
  list("PlotList", "plots", "plots", plotList),
  list("OngoingProjectList", "ongoing-projects", "projects", ongoingProjectList),
  list("CompletedProjectList", "completed-projects", "projects", completedProjectList),
  list("TestimonialList", "testimonials", "testimonials", testimonialList),
  list("GalleryList", "gallery", "tiles", galleryList),
  list("StatisticList", "statistics", "statistics", statisticList),
  list("PlaceList", "places", "places", placeList),
];

function ofType<File extends ContentFile>(files: readonly File[], type: string): File {
  const file = files.find((entry) => entry.type === type);
  if (!file) throw new Error(`No file of data/ has the type ${type}.`);
  return file;
}

export const listFile = (type: string) => ofType(listFiles, type);

export const pageFile = (type: string) => ofType(pageFiles, type);

/** Every file of `data/`; other files are not part of the site. */
export const contentFiles: readonly ContentFile[] = [...listFiles, siteFile, ...pageFiles];

/** @param file its path in the project, such as "data/plots.json". */
export const contentFile = (file: string) =>
  contentFiles.find(({ path }) => `data/${path}` === file);
