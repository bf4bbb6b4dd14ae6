import { Helmet } from "react-helmet";

export interface SeoProps {
  seo: { title: string; description: string };
  site: { name: string; language: string };
}

/** The head of a page. The only importer of react-helmet. */
export const Seo = ({ seo, site }: SeoProps) => (
  <Helmet
    // At once, so that a tab in the background has its title too.
    defer={false}
    htmlAttributes={{ lang: site.language }}
    // As a prop: a <title> child would be lost under React 19.
    title={`${seo.title} | ${site.name}`}
    meta={[{ name: "description", content: seo.description }]}
  />
);
