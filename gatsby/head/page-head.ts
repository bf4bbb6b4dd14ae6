import type { PageFile } from "../../schema/content-files";
import { pageLabel } from "../../src/lib/links";
import { shareImage, titleOf } from "../images/share-images";
import { jsonLd, type PlotContent, type SiteContent } from "./json-ld";
import { pageAddress, siteAddress } from "./site-address";

/** The fields of a page's file that its head uses. */
export interface PageContent {
  seo: { title: string; description: string };
  /** On inner pages. */
  header?: { title: string };
  /** On the home page. */
  hero?: { headline: string };
}

/**
 * The content of a page's head, without the names of the tags.
 * @param plots the open plots, if the page shows them in full.
 * @param isMadeUp whether any content is made up.
 */
export function pageHead(
  file: PageFile,
  {
    page,
    site,
    plots,
    isMadeUp = false,
  }: { page: PageContent; site: SiteContent; plots?: PlotContent; isMadeUp?: boolean },
): Queries.PageHead {
  const { base, isListed } = siteAddress(process.env);
  const address = file.isLinked ? pageAddress(base, file.route) : undefined;
  const title = titleOf(page);
  const image = `${base}/share/${shareImage(file, title, site.name).name}`;
  return {
    ...page.seo,
    route: file.route,
    siteName: site.name,
    robots: address && isListed && !isMadeUp ? "index, follow, max-image-preview:large" : "noindex",
    // Without SITE_URL a page may have several addresses, and none is canonical.
    address: (base && address) || null,
    image,
    // The text on the image.
    imageAlt: `${site.name}: ${title}`,
    jsonLd:
      base &&
      jsonLd({
        base,
        site,
        page: {
          address,
          image,
          trailName: page.header && (pageLabel(site, file.route) ?? page.header.title),
          showsOffice: file.route === "/contact",
          plots,
        },
      }),
  };
}
