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

/** Every file of `data/`. A file that is not named here is not part of the site. */
export const contentFiles: readonly ContentFile[] = [
  {
    path: "site.json",
    type: "SiteSettings",
    shape: siteSettings,
    about: "The company, the header, the footer and what all pages share.",
  },
  { path: "plots.json", type: "PlotList", shape: plotList, about: "The open plots." },
  {
    path: "ongoing-projects.json",
    type: "OngoingProjectList",
    shape: ongoingProjectList,
    about: "The projects under development.",
  },
  {
    path: "completed-projects.json",
    type: "CompletedProjectList",
    shape: completedProjectList,
    about: "The projects handed over.",
  },
  {
    path: "testimonials.json",
    type: "TestimonialList",
    shape: testimonialList,
    about: "What clients say.",
  },
  {
    path: "gallery.json",
    type: "GalleryList",
    shape: galleryList,
    about: "The gallery's pictures.",
  },
  {
    path: "statistics.json",
    type: "StatisticList",
    shape: statisticList,
    about: "The figures that climb on the home page.",
  },
  page("home", "HomePage", homePage, "/"),
  page("about", "AboutPage", aboutPage),
  page("open-plots", "OpenPlotsPage", openPlotsPage),
  page("ongoing-projects", "OngoingProjectsPage", ongoingProjectsPage),
  page("completed-projects", "CompletedProjectsPage", completedProjectsPage),
  page("why-invest", "WhyInvestPage", whyInvestPage),
  page("services", "ServicesPage", servicesPage),
  page("gallery", "GalleryPage", galleryPage),
  page("testimonials", "TestimonialsPage", testimonialsPage),
  page("csr", "CsrPage", csrPage),
  page("contact", "ContactPage", contactPage),
  page("not-found", "NotFoundPage", notFoundPage, "/404"),
];

function page(name: string, type: string, shape: z.ZodObject, route = `/${name}`): ContentFile {
  return {
    path: `pages/${name}.json`,
    type,
    shape,
    route,
    about: `The words and pictures of the page ${route}.`,
  };
}
