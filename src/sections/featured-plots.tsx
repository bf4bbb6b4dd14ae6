import { graphql } from "gatsby";

import { Section, SectionHeading, Container } from "../components/section";
import { MoreLink } from "../components/more-link";
import { PlotGrid } from "./plot-grid";

export interface FeaturedPlotsProps {
  featured: Queries.FeaturedPlotsFragment;
  list: Queries.PlotGridFragment;
}

/** A few plots, with a link to all of them. */
export const FeaturedPlots = ({ featured, list }: FeaturedPlotsProps) => (
  <Section aria-labelledby="featured-plots">
    <Container>
      <SectionHeading id="featured-plots" heading={featured.heading}>
        <MoreLink to="/open-plots">{featured.moreLabel}</MoreLink>
      </SectionHeading>
      <PlotGrid list={{ ...list, plots: featured.plots }} />
    </Container>
  </Section>
);

export const fragment = graphql`
  fragment FeaturedPlots on FeaturedPlots {
    heading {
      ...SectionHeading
    }
    plots {
      ...PlotCard
    }
    moreLabel
  }
`;
