import type { PageFile } from "../../schema/content-files";
import { trailTo } from "../../src/site/words";
import { jsonLd, type Described } from "./json-ld";
import { pageUrl, siteUrl } from "./site-url";

/** The fields of a page's file that its head uses: inner pages have a header, the home page has a hero. */
export interface PageContent {
  seo: { title: string; description: string };
  header?: { title: string };
  hero?: { headline: string };
}

/** The heading of a page, which its share image shows. */
export const titleOf = ({ header, hero }: PageContent) => header?.title ?? hero?.headline ?? "";

/** What a page's head is made from. */
interface HeadSource extends Pick<Described, "site" | "layouts"> {
  page: PageContent;
  /** The file name of the share image. */
  imageFile: string;
  /** Whether any content is made up. */
  isMadeUp: boolean;
}

/** The content of a page's head, without the names of the tags. */
export function pageHead(
  { route, isLinked }: Pick<PageFile, "route" | "isLinked">,
  { page, site, imageFile, layouts, isMadeUp }: HeadSource,
): Queries.PageHead {
  const { base, isListed } = siteUrl(process.env);
  const url = isLinked ? pageUrl(base, route) : undefined;
  const image = `${base}/share/${imageFile}`;
  const trail = page.header && trailTo(site, route, page.header.title);
  const showsOffice = route === "/contact";
  return {
    ...page.seo,
    route,
    siteName: site.name,
    robots: url && isListed && !isMadeUp ? "index, follow, max-image-preview:large" : "noindex",
    // Without SITE_URL a page may have several URLs, and none is canonical.
    url: (base && url) || null,
    image,
    // The text on the image.
    imageAlt: `${site.name}: ${titleOf(page)}`,
    jsonLd: base && jsonLd({ base, site, url, image, trail, showsOffice, layouts }),
  };
}
