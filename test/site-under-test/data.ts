import fs from "node:fs";
import path from "node:path";

import type { z } from "zod";

import { contentFiles } from "../../schema/content-files";
import {
  completedProjectList,
  galleryList,
  ongoingProjectList,
  plotList,
  statisticList,
  testimonialList,
} from "../../schema/shapes/lists";
import { contactPage, homePage } from "../../schema/shapes/pages";
import { placeList } from "../../schema/shapes/places";
import { siteSettings } from "../../schema/shapes/site";
import { whyInvestPage } from "../../schema/shapes/why-invest";
import { siteFolder } from "../support/folders";

/** Folder of the content that the pages are compared with. */
export const contentFolder = path.join(siteFolder, "data");

const read = <T extends z.ZodType>(file: string, shape: T): z.output<T> =>
  shape.parse(JSON.parse(fs.readFileSync(path.join(contentFolder, file), "utf8")));

/** The content of the site under test. An editor may have changed every word of it, and emptied every list. */
export const site = read("site.json", siteSettings);
export const plots = read("plots.json", plotList);
export const ongoing = read("ongoing-projects.json", ongoingProjectList);
export const completed = read("completed-projects.json", completedProjectList);
export const testimonials = read("testimonials.json", testimonialList);
export const gallery = read("gallery.json", galleryList);
export const places = read("places.json", placeList);
export const { statistics } = read("statistics.json", statisticList);
export const home = read("pages/home.json", homePage);
export const whyInvest = read("pages/why-invest.json", whyInvestPage);
export const contact = read("pages/contact.json", contactPage);

/** All files of the content, as they are written. */
export const contentText = contentFiles
  .map(({ path: file }) => fs.readFileSync(path.join(contentFolder, file), "utf8"))
  .join("\n");

const notFound = "/404";

/** The route of every page file, the not-found page included. */
export const allRoutes = contentFiles.flatMap(({ route }) => route ?? []);

/** The pages that visitors navigate to. */
export const routes = allRoutes.filter((route) => route !== notFound);

/** Address of a route as the site links it, with a slash at the end; of the not-found page its file. */
export const addressOf = (route: string) => {
  if (route === notFound) return "/404.html";
  return route.endsWith("/") ? route : `${route}/`;
};

/** What a link of the content leads to, as the site writes it. */
export const hrefOf = (to: string) => (routes.includes(to) ? addressOf(to) : to);

/** The links of the header in their order, those of its groups included. */
export const navigationLinks = site.navigation.flatMap(
  ({ label, to, items }) => items ?? [{ label, to: to ?? "/" }],
);

/** The links of the header that lead to pages of the site. */
export const pageLinks = navigationLinks.filter(({ to }) => routes.includes(to));

/** The groups of links in the header. */
export const navigationGroups = site.navigation.flatMap(({ label, items }) =>
  items ? [{ label, items }] : [],
);

/** Placeholder links of the footer, like "#facebook". */
export const placeholderLinks = [...site.footer.social, ...site.footer.legal].filter(({ to }) =>
  to.startsWith("#"),
);
