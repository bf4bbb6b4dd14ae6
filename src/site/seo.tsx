import { graphql } from "gatsby";
import { Helmet } from "react-helmet";

export interface SeoProps {
  head: Queries.PageHeadFragment;
  /**
   * The page's structured data. Only for its prebuilt HTML: in a browser react-helmet would
   * write it as text into a script, which the Content-Security-Policy refuses.
   */
  jsonLd?: string;
  /** Another host that the page loads from. Only for its prebuilt HTML: later the connection exists. */
  preconnect?: string;
}

/** The head of a page. The only importer of react-helmet. */
export function Seo({ head, jsonLd, preconnect }: SeoProps) {
  const { title, description, address, image, imageAlt } = head;
  const named = {
    description,
    robots: head.robots,
    "twitter:card": "summary_large_image",
    "twitter:title": title,
    "twitter:description": description,
    "twitter:image": image,
    "twitter:image:alt": imageAlt,
  };
  const shared = {
    type: "website",
    site_name: head.siteName,
    locale: head.language.replace("-", "_"),
    title,
    description,
    ...(address ? { url: address } : {}),
    image,
    "image:width": "1200",
    "image:height": "630",
    "image:alt": imageAlt,
  };
  return (
    <Helmet
      // Immediately, so that a background tab gets its title too.
      defer={false}
      htmlAttributes={{ lang: head.language }}
      // As a prop: a <title> child would be lost under React 19.
      title={`${title} | ${head.siteName}`}
      link={[
        ...(preconnect ? [{ rel: "preconnect", href: preconnect }] : []),
        ...(address ? [{ rel: "canonical", href: address }] : []),
      ]}
      meta={[
        ...Object.entries(named).map(([name, content]) => ({ name, content })),
        ...Object.entries(shared).map(([name, content]) => ({ property: `og:${name}`, content })),
      ]}
      script={jsonLd ? [{ type: "application/ld+json", innerHTML: jsonLd }] : []}
    />
  );
}

export const fragment = graphql`
  fragment PageHead on PageHead {
    title
    description
    language
    siteName
    robots
    address
    image
    imageAlt
    jsonLd
  }
`;
