import type { PageFile } from "../../schema/content-files";
import { pageLabel } from "../../src/lib/links";
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

/** The heading of a page, which its share image shows. */
export const titleOf = ({ header, hero }: PageContent) => header?.title ?? hero?.headline ?? "";

/**
 * The content of a page's head, without the names of the tags.
 * @param imageFile the file name of the share image.
 * @param plots the open plots, if the page shows them in full.
 * @param isMadeUp whether any content is made up.
 */
export function pageHead(
  file: PageFile,
  {
    page,
    site,
    imageFile,
    plots,
    isMadeUp = false,
  }: {
    page: PageContent;
    site: SiteContent;
    imageFile: string;
    plots?: PlotContent;
    isMadeUp?: boolean;
  },
): Queries.PageHead {
  const { base, isListed } = siteAddress(process.env);
  const address = file.isLinked ? pageAddress(base, file.route) : undefined;
  const image = `${base}/share/${imageFile}`;
  return {
    ...page.seo,
    route: file.route,
    siteName: site.name,
    robots: address && isListed && !isMadeUp ? "index, follow, max-image-preview:large" : "noindex",
    // Without SITE_URL a page may have several addresses, and none is canonical.
    address: (base && address) || null,
    image,
    // The text on the image.
    imageAlt: `${site.name}: ${titleOf(page)}`,
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
