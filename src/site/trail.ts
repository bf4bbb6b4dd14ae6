import { layoutRoute, pageLabel } from "../lib/links";
import { breadcrumbWords as words } from "./words";

/** The pages from the home page to an inner page, with their names in the header or else their usual ones. */
export const trailTo = (site: Parameters<typeof pageLabel>[0], route: string, title: string) =>
  [
    { to: "/", name: words.home },
    ...(route.startsWith(layoutRoute("")) ? [{ to: "/open-plots", name: words.openPlots }] : []),
    { to: route, name: route === "/404" ? words.notFound : title },
  ].map(({ to, name }) => ({ to, name: pageLabel(site, to) ?? name }));
