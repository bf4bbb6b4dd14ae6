import { layoutRoute, pageLabel } from "../lib/links";

/** The language and country of all words and texts. */
export const language = "en-IN";

/** For keyboards and screen readers: what every page has. */
export const frameWords = {
  skipToContent: "Skip to content",
  newTab: "Opens in a new tab",
} as const;

/** For screen readers: the header. */
export const headerWords = {
  navigation: "Main navigation",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  homeLink: (name: string) => `${name}, home page`,
} as const;

/** The breadcrumb at the top of an inner page. */
export const breadcrumbWords = {
  /** For screen readers. */
  label: "Breadcrumb",
  /** The home page, if the navigation has no link to it. */
  home: "Home",
  /** The page of all layouts, likewise. */
  openPlots: "Open Plots",
  notFound: "Not found",
} as const;

/** For screen readers: the social links of the footer. */
export const socialLabel = "Follow us";

/** The company's legal details with their labels, in the order shown. */
export const companyLabels = [
  ["legalName", "Company"],
  ["number", "CIN or LLPIN"],
  ["office", "Registered office"],
  ["complaints", "Complaints"],
] as const;

/** The pages from the home page to an inner page, with their names in the header or else their usual ones. */
export const trailTo = (site: Parameters<typeof pageLabel>[0], route: string, title: string) =>
  [
    { to: "/", name: breadcrumbWords.home },
    ...(route.startsWith(layoutRoute(""))
      ? [{ to: "/open-plots", name: breadcrumbWords.openPlots }]
      : []),
    { to: route, name: route === "/404" ? breadcrumbWords.notFound : title },
  ].map(({ to, name }) => ({ to, name: pageLabel(site, to) ?? name }));
