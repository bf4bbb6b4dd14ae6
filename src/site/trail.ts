import { layoutRoute, pageLabel } from "../lib/links";
import { breadcrumbWords as words } from "./words";

const openPlots = "/open-plots";

/** The pages from the home page to an inner page, with their names in the header or else their own. */
export const trailTo = (site: Parameters<typeof pageLabel>[0], route: string, title: string) => [
  { to: "/", name: pageLabel(site, "/") ?? words.home },
  ...(route.startsWith(layoutRoute(""))
    ? [{ to: openPlots, name: pageLabel(site, openPlots) ?? words.openPlots }]
    : []),
  { to: route, name: route === "/404" ? words.notFound : (pageLabel(site, route) ?? title) },
];
