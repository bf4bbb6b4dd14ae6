import type { PageFile } from "../../schema/content-files";
import { formatNumber } from "../../src/lib/numbers";
import { capital, townOf } from "../../src/lib/text";
import { breadcrumbPages } from "../../src/site/words";
import { rangeText } from "../../src/ui/words";
import type { LayoutContent } from "../content/nodes";
import { jsonLd, type Described } from "./json-ld";
import { pageUrl, siteUrl } from "./site-url";

/** The fields of a page that its head needs: an inner page has a header, the home page a hero. */
export interface PageContent {
  seo: { title: string; description: string };
  header?: { title: string };
  hero?: { headline: string };
}

/** The heading of a page, which its share image shows, too. */
export const headingOf = ({ header, hero }: PageContent) => header?.title ?? hero?.headline ?? "";

/** The head of a page. @param imageFile the name of the share image. @param isMadeUp whether any content is made up. */
export function pageHead(
  { route, isLinked }: Pick<PageFile, "route" | "isLinked">,
  page: PageContent,
  { site, layouts }: Pick<Described, "site" | "layouts">,
  imageFile: string,
  isMadeUp: boolean,
): Queries.PageHead {
  const { base, isListed } = siteUrl(process.env);
  const url = isLinked ? pageUrl(base, route) : undefined;
  const image = `${base}/share/${imageFile}`;
  const trail = page.header && breadcrumbPages(site, route, page.header.title);
  const showsOffice = route === "/contact";
  return {
    ...page.seo,
    route,
    siteName: site.name,
    robots: url && isListed && !isMadeUp ? "index, follow, max-image-preview:large" : "noindex",
    // Without SITE_URL a page may have several URLs, and none is canonical.
    url: (base && url) || null,
    image,
    // The words on the image.
    imageAlt: `${site.name}: ${headingOf(page)}`,
    jsonLd: base && jsonLd({ base, site, url, image, trail, showsOffice, layouts }),
  };
}

/** The first text of at most this many characters, or else the start of the last text. */
const fitting = (room: number, ...texts: readonly string[]) =>
  texts.find(({ length }) => length <= room) ?? (texts.at(-1) ?? "").slice(0, room);

/** The title and the texts of a layout's page, made of its facts. @param count the number of plots, if it has a plan. */
export function layoutTexts(layout: Omit<LayoutContent, "slug">, count?: number): PageContent {
  const { name, status, size, location } = layout;
  const town = townOf(location);
  const plots = count ? `${count} plots` : "open plots";
  const sizes = `${rangeText(formatNumber(size.min), formatNumber(size.max))} sq yd`;
  const what = `${capital(plots)} of ${sizes}`;
  const more = count
    ? "sides, facing, road, price and status of each plot on the plan"
    : "amenities, papers, charges and the way there";
  const description = [
    `${what} in ${name} at ${town}, ${status}: ${more}.`,
    `${what} in ${name} at ${town}, ${status}.`,
    `${what} at ${town}, ${status}.`,
  ];
  return {
    header: { title: name },
    seo: {
      title: fitting(60, `${name}, ${town}: ${plots}`, `${name}, ${town}`, name),
      description: fitting(160, ...description),
    },
  };
}
