import fs from "node:fs/promises";
import path from "node:path";

import type { ParentSpanPluginArgs } from "gatsby";

import { contentFiles, type PageFile, pageFiles, siteFile } from "../../schema/content-files";
import { contentField } from "../../schema/graphql-types";
import { lastChange } from "./last-change";
import { pageAddress, siteAddress } from "./site-address";
import { writeIfChanged } from "../write-if-changed";

/** A page in the sitemap. */
export interface ListedPage {
  address: string;
  /** When it last changed; left out when that is not known. */
  changed?: string;
}

/** The sitemap: every page, with its last change. */
export const sitemap = (pages: readonly ListedPage[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages
  .map(({ address, changed }) =>
    changed
      ? `<url><loc>${address}</loc><lastmod>${changed}</lastmod></url>`
      : `<url><loc>${address}</loc></url>`,
  )
  .join("\n")}
</urlset>
`;

/**
 * The text of robots.txt: everything may be read, and where the sitemap is. A preview names no sitemap, but
 * may be read too: a search engine that may not open a page never sees that it asks not to be listed.
 * @param base address of the site, without a slash at its end.
 */
export const robots = (base: string, isListed: boolean) =>
  isListed
    ? `User-agent: *\nAllow: /\n\nSitemap: ${base}/sitemap.xml\n`
    : "User-agent: *\nAllow: /\n";

/**
 * The content files that a page shows, according to the result of its query. Header and footer are on every page and
 * their file is left out, except where the page is about the office, which that file describes.
 */
async function contentOf({ type, route, isAboutOffice }: PageFile): Promise<string[]> {
  const folder = path.join("public/page-data", route === "/" ? "index" : route);
  const answer = JSON.parse(await fs.readFile(path.join(folder, "page-data.json"), "utf8"));
  const fields = Object.keys(answer.result.data.content);
  return (
    contentFiles
      // A page asks for its own file by another name.
      .filter((file) => file.type === type || fields.includes(contentField(file.type)))
      .filter((file) => file !== siteFile || isAboutOffice)
      .map((file) => path.join("data", file.path))
  );
}

/** Writes sitemap.xml and robots.txt into public/, and says which address the site was built for. */
export async function writeSearchFiles({
  reporter,
  pathPrefix,
}: Pick<ParentSpanPluginArgs, "reporter" | "pathPrefix">): Promise<void> {
  const address = siteAddress(process.env);
  const base = address.origin + pathPrefix;
  const pages = pageFiles.filter(({ isLinked }) => isLinked);
  const listed = await Promise.all(
    pages.map(async (page) => ({
      address: pageAddress(base, page.route),
      changed: lastChange(await contentOf(page)),
    })),
  );
  await writeIfChanged(path.resolve("public/sitemap.xml"), sitemap(listed));
  await writeIfChanged(path.resolve("public/robots.txt"), robots(base, address.isListed));

  const listing = address.isListed ? "" : "; a preview, closed to search engines";
  reporter.info(
    address.origin
      ? `Address of the site: ${base}/ (from SITE_URL)${listing}`
      : "SITE_URL is not set: the pages name no address of their own, and ask search engines to stay away.",
  );
  if (address.pathPrefix !== pathPrefix) {
    reporter.warn(
      `SITE_URL has the folder "${address.pathPrefix}", but the site was built for "${pathPrefix}/". Build with --prefix-paths.`,
    );
  }
}
