import { graphql } from "gatsby";

import { Section, SectionHeading, Container } from "../components/section";
import { MoreLink } from "../components/more-link";
import { PlotGrid } from "./plot-grid";

/** A few plots, with a link to all of them. */
export const FeaturedPlots = ({ content }: { content: Queries.FeaturedPlotsFragment }) => {
  const { featured } = content.page;
  return (
    <Section aria-labelledby="featured-plots">
      <Container>
        <SectionHeading id="featured-plots" heading={featured.heading}>
          <MoreLink to="/open-plots">{featured.moreLabel}</MoreLink>
        </SectionHeading>
        <PlotGrid list={{ ...content.plotList, plots: featured.plots }} />
      </Container>
    </Section>
  );
};

export const fragment = graphql`
  fragment FeaturedPlots on Content {
    page: homePage {
      featured {
        heading {
          ...SectionHeading
        }
        plots {
          ...PlotCard
        }
        moreLabel
      }
    }
    plotList {
      ...PlotGrid
    }
  }
`;
