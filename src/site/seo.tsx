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
  /** The host of photos, for the prebuilt HTML only: when a visitor changes the page, the connection exists. */
  preconnect?: string;
}

/** The head of a page. */
export const Seo = ({ head, jsonLd, preconnect }: SeoProps) => (
  <Helmet
    // Also updates the title of a tab in the background.
    defer={false}
    htmlAttributes={{ lang: language }}
    // The title is a prop, since React 19 would lose a <title> child.
    title={`${head.title} | ${head.siteName}`}
  >
    {preconnect && <link rel="preconnect" href={preconnect} />}
    {head.url && <link rel="canonical" href={head.url} />}
    <meta name="description" content={head.description} />
    <meta name="robots" content={head.robots} />
    {/* The rest of the card comes from the og: properties below. */}
    <meta name="twitter:card" content="summary_large_image" />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content={head.siteName} />
    <meta property="og:locale" content={language.replace("-", "_")} />
    <meta property="og:title" content={head.title} />
    <meta property="og:description" content={head.description} />
    {head.url && <meta property="og:url" content={head.url} />}
    <meta property="og:image" content={head.image} />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta property="og:image:alt" content={head.imageAlt} />
    {jsonLd && <script type="application/ld+json">{jsonLd}</script>}
  </Helmet>
);

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
