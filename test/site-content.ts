import fs from "node:fs";
import path from "node:path";

import type { z } from "zod";

import { contentFiles } from "../schema/content-files";
import {
  completedProjectList,
  galleryList,
  ongoingProjectList,
  plotList,
  statisticList,
  testimonialList,
} from "../schema/shapes/lists";
import {
  aboutPage,
  contactPage,
  csrPage,
  homePage,
  servicesPage,
  whyInvestPage,
} from "../schema/shapes/pages";
import { siteSettings } from "../schema/shapes/site";

const read = <T extends z.ZodType>(file: string, shape: T): z.output<T> =>
  shape.parse(JSON.parse(fs.readFileSync(path.resolve("data", file), "utf8")));

/** The content of data/, as the tests of the built site compare it with the pages. */
export const site = read("site.json", siteSettings);
export const plots = read("plots.json", plotList);
export const ongoing = read("ongoing-projects.json", ongoingProjectList);
export const completed = read("completed-projects.json", completedProjectList);
export const testimonials = read("testimonials.json", testimonialList);
export const gallery = read("gallery.json", galleryList);
export const { statistics } = read("statistics.json", statisticList);
export const home = read("pages/home.json", homePage);
export const about = read("pages/about.json", aboutPage);
export const whyInvest = read("pages/why-invest.json", whyInvestPage);
export const services = read("pages/services.json", servicesPage);
export const csr = read("pages/csr.json", csrPage);
export const contact = read("pages/contact.json", contactPage);

const notFound = "/404";

/** The route of every page file, the not-found page included. */
export const allRoutes = contentFiles.flatMap(({ route }) => route ?? []);

/** The pages that visitors navigate to. */
export const routes = allRoutes.filter((route) => route !== notFound);

/** Address of a route as the site links it, with a slash at the end. */
export const addressOf = (route: string) => (route.endsWith("/") ? route : `${route}/`);

/** The links of the header in their order, those of its groups included. */
export const navigationLinks = site.navigation.flatMap(
  ({ label, to, items }) => items ?? [{ label, to: to ?? "/" }],
);

/** The groups of links in the header. */
export const navigationGroups = site.navigation.flatMap(({ label, items }) =>
  items ? [{ label, items }] : [],
);

/** Placeholder links of the data, like "#facebook". */
export const placeholderLinks = [...site.footer.social, ...site.footer.legal].filter(({ to }) =>
  to.startsWith("#"),
);
