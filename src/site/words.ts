import { layoutRoute, pageLabel } from "../lib/links";

/** The language and country of all words and texts. */
export const language = "en-IN";

/** The words of what every page has. Most are for screen readers. */
export const siteWords = {
  skipToContent: "Skip to content",
  newTab: "Opens in a new tab",
  navigation: "Main navigation",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  homeLink: (name: string) => `${name}, home page`,
  socialLinks: "Follow us",
  breadcrumb: "Breadcrumb",
  /** The names of pages in the breadcrumb if the header has no link to them. */
  home: "Home",
  openPlots: "Open Plots",
  notFound: "Not found",
} as const;

/** The company's legal details with their labels, in the order shown. */
export const companyLabels = [
  ["legalName", "Company"],
  ["number", "CIN or LLPIN"],
  ["office", "Registered office"],
  ["complaints", "Complaints"],
] as const;

/** The breadcrumb of an inner page: the pages from the home page to it, each with its name in the header if it has one. */
export const breadcrumbPages = (
  site: Parameters<typeof pageLabel>[0],
  route: string,
  title: string,
) =>
  [
    { to: "/", name: siteWords.home },
    ...(route.startsWith(layoutRoute(""))
      ? [{ to: "/open-plots", name: siteWords.openPlots }]
      : []),
    { to: route, name: route === "/404" ? siteWords.notFound : title },
  ].map(({ to, name }) => ({ to, name: pageLabel(site, to) ?? name }));

/** The room for entries in the header's one line, measured at 1,248 pixels with a company name of 22 letters. */
export const headerRoom = { entries: 11, letters: 84 };
