import { layoutRoute, pageLabel } from "../lib/links";
import { breadcrumbWords } from "./words";

const openPlots = "/open-plots";

/** The pages above an inner page, from the home page, with their names in the header or else their usual ones. */
export const trailTo = (site: Parameters<typeof pageLabel>[0], route: string) => [
  { to: "/", name: pageLabel(site, "/") ?? breadcrumbWords.home },
  ...(route.startsWith(layoutRoute(""))
    ? [{ to: openPlots, name: pageLabel(site, openPlots) ?? breadcrumbWords.openPlots }]
    : []),
];
