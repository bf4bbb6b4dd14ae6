/** Where the site will be published, and whether search engines may list it. */
interface SiteAddress {
  /** Scheme and host, like "https://www.your-company.in"; "" if no address was set. */
  origin: string;
  /** The folder of the host that the site lives in, like "/plots"; empty for the host's root. */
  pathPrefix: string;
  /** Whether search engines may list it: not while it is a preview, nor before it has an address. */
  isListed: boolean;
  /** What is wrong with the address that was set; it is not used then. */
  problem?: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** SITE_NOINDEX decides; without it, the variables that Netlify and Vercel set for previews. */
function isPreview({ SITE_NOINDEX, NETLIFY, CONTEXT, VERCEL_ENV }: Environment): boolean {
  if (SITE_NOINDEX) return SITE_NOINDEX !== "false";
  if (NETLIFY) return CONTEXT !== "production";
  return VERCEL_ENV ? VERCEL_ENV !== "production" : false;
}

function readAddress(written: string): URL | undefined {
  const url = URL.canParse(written) ? new URL(written) : undefined;
  return url && /^https?:$/.test(url.protocol) && !url.search && !url.hash ? url : undefined;
}

/** Reads the site's address (SITE_URL, a folder of the host included) and whether it is a preview. */
export function siteAddress(environment: Environment): SiteAddress {
  const { SITE_URL } = environment;
  const set = SITE_URL ? readAddress(SITE_URL) : undefined;
  return {
    origin: set?.origin ?? "",
    pathPrefix: set?.pathname.replace(/\/+$/, "") ?? "",
    isListed: set !== undefined && !isPreview(environment),
    // Reported, not thrown: Gatsby does not show errors thrown by its configuration.
    ...(SITE_URL && !set
      ? {
          problem: `SITE_URL is "${SITE_URL}". Set it to the full address that visitors will use, like "https://www.your-company.in", or leave it out.`,
        }
      : {}),
  };
}

/**
 * The one address of a page, as the canonical link, the sitemap and shared links write it.
 * @param base address of the site, without a slash at its end.
 * @param route as `pageFiles` has it: "/" or "/about".
 */
export const pageAddress = (base: string, route: string) =>
  base + (route === "/" ? "/" : `${route}/`);
