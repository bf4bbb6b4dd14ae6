import type { Reporter } from "gatsby";

import { pageFiles } from "../../schema/content-files";
import { readAdmitted } from "../content/gate";
import { isMadeUp } from "../content/made-up";
import { writeIfChanged } from "../write-if-changed";
import { pageAddress, type SiteAddress, siteAddress } from "./site-address";

const sitemap = (addresses: readonly string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map((address) => `<url><loc>${address}</loc></url>`).join("\n")}
</urlset>
`;

/** The texts of the files for search engines, by their names. */
export function searchFiles({ base, isListed }: SiteAddress): Record<string, string> {
  const pages = pageFiles.filter(({ isLinked }) => isLinked);
  const addresses = pages.map(({ route }) => pageAddress(base, route));
  // A preview names no sitemap, but allows crawling: a search engine has to read a page to find its "noindex".
  const named = isListed ? `\nSitemap: ${base}/sitemap.xml\n` : "";
  return {
    "robots.txt": `User-agent: *\nAllow: /\n${named}`,
    // Its format takes full addresses only.
    ...(base ? { "sitemap.xml": sitemap(addresses) } : {}),
  };
}

/** Writes the files for search engines into public/, and prints the address that the site was built for. */
export async function writeSearchFiles(reporter: Reporter): Promise<void> {
  const given = siteAddress(process.env);
  const isReal = !(await isMadeUp((file) => readAdmitted(file)));
  const address = { ...given, isListed: given.isListed && isReal };
  for (const [name, text] of Object.entries(searchFiles(address))) {
    await writeIfChanged(`public/${name}`, text);
  }
  const { base, isListed } = address;
  reporter.info(
    base
      ? `Address of the site: ${base}/ (from SITE_URL)${isListed ? "" : `; ${given.isListed ? "it has samples" : "a preview"}, closed to search engines`}`
      : "SITE_URL is not set: the pages name no address of their own, and ask search engines to stay away.",
  );
}
