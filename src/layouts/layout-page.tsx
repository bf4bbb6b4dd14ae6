import { graphql } from "gatsby";

import { CallToAction } from "../site/call-to-action";
import { Breadcrumb } from "../site/inner-page";
import { Container } from "../ui/primitives";

interface LayoutPageProps {
  layout: Queries.LayoutOfPageFragment & { head: Queries.PageHeadFragment };
  page: Queries.LayoutPageTextsFragment;
  content: Queries.PageFrameFragment;
}

/** The page of a layout. */
export const LayoutPage = ({ layout, page, content }: LayoutPageProps) => (
  <>
    <Container>
      <Breadcrumb site={content.siteSettings} route={layout.head.route} title={layout.name} />
      <h1>{layout.name}</h1>
      <p>{layout.location}</p>
    </Container>
    <CallToAction closing={page.closing} site={content.siteSettings} />
  </>
);

export const fragment = graphql`
  fragment LayoutOfPage on Layout {
    name
    location
    plan {
      asOf
      sold
      reserved
      mortgaged
      site
      north
      extraPerSqYd {
        east
        north
        corner
        park
      }
      roads {
        name
        width
        from
        to
      }
      rows {
        first
        plots
        from
        toward
        faces
        width
        depth
        depthAtEnd
      }
      odd {
        plot
        name
        width
        depth
        corners
        faces
        area
      }
      areas {
        kind
        name
        width
        corners
      }
    }
  }

  fragment LayoutPageTexts on OpenPlotsPage {
    closing {
      ...CallToAction
    }
  }
`;
