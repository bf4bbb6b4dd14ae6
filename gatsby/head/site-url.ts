import { parseSiteUrl } from "../../schema/patterns";

type Environment = Readonly<Record<string, string | undefined>>;

/** Whether this is a preview: SITE_NOINDEX says so; without it, the variables of Netlify or Vercel do. */
function isPreview({ SITE_NOINDEX, NETLIFY, CONTEXT, VERCEL_ENV }: Environment): boolean {
  if (SITE_NOINDEX) return SITE_NOINDEX !== "false";
  return (NETLIFY ? CONTEXT : VERCEL_ENV || "production") !== "production";
}

/** Reads the URL of the site (SITE_URL, which may include a folder of the host), and whether this is a preview. */
export function siteUrl(environment: Environment) {
  const { SITE_URL } = environment;
  const url = SITE_URL ? parseSiteUrl(SITE_URL) : undefined;
  const pathPrefix = url?.pathname.replace(/\/+$/, "") ?? "";
  return {
    /** The URL without a slash at its end, like "https://www.your-company.in"; "" without SITE_URL. */
    base: (url?.origin ?? "") + pathPrefix,
    /** The folder of the host that the site is in, like "/plots"; "" for the host's root. */
    pathPrefix,
    /** Whether search engines may list the site, which needs a URL and is not a preview. */
    isListed: url !== undefined && !isPreview(environment),
    /** The error message for an invalid SITE_URL: Gatsby does not show errors that its configuration throws. */
    problem:
      SITE_URL && !url
        ? `SITE_URL is "${SITE_URL}". Set it to the full address that visitors will use, like "https://www.your-company.in", or leave it out.`
        : undefined,
  };
}

/** The canonical URL of a page. @param base of the site. @param route as in `pageFiles`: "/" or "/about". */
export const pageUrl = (base: string, route: string) => base + (route === "/" ? "/" : `${route}/`);
