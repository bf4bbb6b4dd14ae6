import { graphql } from "gatsby";
import { Helmet } from "react-helmet";

import { language } from "./words";

interface SeoProps {
  head: Queries.PageHeadFragment;
  /**
   * Structured data, for the prebuilt HTML only: in a browser react-helmet would write it into a script element,
   * which the Content-Security-Policy blocks.
   */
  jsonLd?: string;
  /** The host of photos, for the prebuilt HTML only: later the connection exists. */
  preconnect?: string;
}

/** The head of a page. */
export function Seo({ head, jsonLd, preconnect }: SeoProps) {
  const { title, description, url, image, imageAlt } = head;
  const named = {
    description,
    robots: head.robots,
    // The rest of the card comes from the og: properties below.
    "twitter:card": "summary_large_image",
  };
  const shared = {
    type: "website",
    site_name: head.siteName,
    locale: language.replace("-", "_"),
    title,
    description,
    ...(url ? { url } : {}),
    image,
    "image:width": "1200",
    "image:height": "630",
    "image:alt": imageAlt,
  };
  return (
    <Helmet
      // Updates the title of background tabs too.
      defer={false}
      htmlAttributes={{ lang: language }}
      // A prop, since React 19 would lose a <title> child.
      title={`${title} | ${head.siteName}`}
      link={[
        ...(preconnect ? [{ rel: "preconnect", href: preconnect }] : []),
        ...(url ? [{ rel: "canonical", href: url }] : []),
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
    route
    title
    description
    siteName
    robots
    url
    image
    imageAlt
    jsonLd
  }
`;
