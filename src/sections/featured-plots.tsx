import { graphql } from "gatsby";

import { Band, BandHeading, Container } from "../components/band";
import { MoreLink } from "../components/more-link";
import { PlotGrid } from "./plot-grid";

export interface FeaturedPlotsProps {
  featured: Queries.FeaturedPlotsFragment;
  list: Queries.PlotGridFragment;
}

/** A few plots, and the way to all of them. */
export const FeaturedPlots = ({ featured, list }: FeaturedPlotsProps) => (
  <Band aria-labelledby="featured-plots">
    <Container>
      <BandHeading id="featured-plots" title={featured.heading.title} text={featured.heading.text}>
        <MoreLink to="/open-plots">{featured.moreLabel}</MoreLink>
      </BandHeading>
      <PlotGrid plots={featured.plots} list={list} />
    </Container>
  </Band>
);

export const fragment = graphql`
  fragment FeaturedPlots on FeaturedPlots {
    heading {
      title
      text
    }
    plots {
      ...PlotCard
    }
    moreLabel
  }
`;
