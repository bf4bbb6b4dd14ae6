import fs from "node:fs";
import type { Reporter } from "gatsby";

import { filesOf } from "../../check/read/files";
import { contentFile, layoutSlug, pageFiles } from "../../schema/content-files";
import { layoutRoute } from "../../src/lib/links";
import { pageUrl, siteUrl } from "./site-url";

/**
 * The files for search engines: their texts by their names. Without a listing there is no sitemap, but robots.txt still
 * allows crawling, since a search engine has to read a page to find its "noindex".
 */
export function searchFiles(base: string, isListed: boolean) {
  const robots = "User-agent: *\nAllow: /\n";
  if (!isListed) return { "robots.txt": robots };
  const pages = pageFiles.filter(({ isLinked }) => isLinked).map(({ route }) => route);
  const layouts = filesOf("data/layouts")
    .filter((file) => contentFile(`data/layouts/${file}`))
    .map((file) => layoutRoute(layoutSlug(file)));
  const urls = [...pages, ...layouts].map(
    (route) => `<url><loc>${pageUrl(base, route)}</loc></url>`,
  );
  return {
    "robots.txt": `${robots}\nSitemap: ${base}/sitemap.xml\n`,
    "sitemap.xml": `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`,
  };
}

/** Writes the files for search engines into public/, and prints the URL that the site was built for. */
export function writeSearchFiles(reporter: Reporter): void {
  const { base, isListed } = siteUrl(process.env);
  // While any content is made up, the pages ask search engines to stay away.
  const isOpen = !fs.readFileSync("public/index.html", "utf8").includes("noindex");
  for (const [name, text] of Object.entries(searchFiles(base, isOpen))) {
    fs.writeFileSync(`public/${name}`, text);
  }
  const closed = `; ${isListed ? "it has samples" : "a preview"}, closed to search engines`;
  reporter.info(
    base
      ? `Address of the site: ${base}/ (from SITE_URL)${isOpen ? "" : closed}`
      : "SITE_URL is not set: the pages name no address of their own, and ask search engines to stay away.",
  );
}
