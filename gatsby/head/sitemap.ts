import type { ParentSpanPluginArgs } from "gatsby";

import { pageFiles } from "../../schema/content-files";
import { writeIfChanged } from "../write-if-changed";
import { pageAddress, siteAddress } from "./site-address";

const sitemap = (addresses: readonly string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map((address) => `<url><loc>${address}</loc></url>`).join("\n")}
</urlset>
`;

/** Writes sitemap.xml and robots.txt into public/, and says which address the site was built for. */
export async function writeSearchFiles({
  reporter,
  pathPrefix,
}: Pick<ParentSpanPluginArgs, "reporter" | "pathPrefix">): Promise<void> {
  const { origin, isListed } = siteAddress(process.env);
  const base = origin + pathPrefix;
  const pages = pageFiles.filter(({ isLinked }) => isLinked);
  const addresses = pages.map(({ route }) => pageAddress(base, route));
  await writeIfChanged("public/sitemap.xml", sitemap(addresses));
  // A preview names no sitemap, but may be read: a search engine that may not open a page never sees that it asks not
  // to be listed.
  const named = isListed ? `\nSitemap: ${base}/sitemap.xml\n` : "";
  await writeIfChanged("public/robots.txt", `User-agent: *\nAllow: /\n${named}`);
  reporter.info(
    origin
      ? `Address of the site: ${base}/ (from SITE_URL)${isListed ? "" : "; a preview, closed to search engines"}`
      : "SITE_URL is not set: the pages name no address of their own, and ask search engines to stay away.",
  );
}
