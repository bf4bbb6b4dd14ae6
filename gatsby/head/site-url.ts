import { parseSiteUrl } from "../../schema/patterns";

export interface SiteUrl {
  /** URL of the site without a slash at its end, like "https://www.your-company.in"; "" while it has none. */
  base: string;
  /** The folder of the host that the site is in, like "/plots"; "" for the host's root. */
  pathPrefix: string;
  /** Whether search engines may list the site: not a preview, nor a site without a URL. */
  isListed: boolean;
  /** The error message for an invalid URL, which is not used. */
  problem?: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** SITE_NOINDEX decides; without it, the variables that Netlify and Vercel set for previews. */
function isPreview({ SITE_NOINDEX, NETLIFY, CONTEXT, VERCEL_ENV }: Environment): boolean {
  if (SITE_NOINDEX) return SITE_NOINDEX !== "false";
  if (NETLIFY) return CONTEXT !== "production";
  return VERCEL_ENV ? VERCEL_ENV !== "production" : false;
}

/** Reads the site's URL (SITE_URL, which may include a folder of the host) and whether this is a preview. */
export function siteUrl(environment: Environment): SiteUrl {
  const { SITE_URL } = environment;
  const url = SITE_URL ? parseSiteUrl(SITE_URL) : undefined;
  const pathPrefix = url?.pathname.replace(/\/+$/, "") ?? "";
  return {
    base: (url?.origin ?? "") + pathPrefix,
    pathPrefix,
    isListed: url !== undefined && !isPreview(environment),
    // Returned, not thrown: Gatsby does not show errors thrown by its configuration.
    problem:
      SITE_URL && !url
        ? `SITE_URL is "${SITE_URL}". Set it to the full address that visitors will use, like "https://www.your-company.in", or leave it out.`
        : undefined,
  };
}

/**
 * The canonical URL of a page, in the sitemap and in shared links too.
 * @param base URL of the site, without a slash at its end.
 * @param route as in `pageFiles`: "/" or "/about".
 */
export const pageUrl = (base: string, route: string) => base + (route === "/" ? "/" : `${route}/`);
