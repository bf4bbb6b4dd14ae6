import { graphql, type PageProps } from "gatsby";

import { ClosingCall } from "../site/closing-call";
import { FeatureSection } from "../ui/feature-section";
import { FeaturedSection } from "../home/featured-section";
import { HomeHero } from "../home/hero";
import { PlotGrid } from "../plots/plot-grid";
import { StatisticsStrip } from "../home/statistics-strip";
import { TestimonialGrid } from "../testimonials/testimonial-grid";
import { toShow } from "../testimonials/to-show";

export default function HomePage({ data: { content } }: PageProps<Queries.HomeQuery>) {
  const { page } = content;
  const { plots } = page.featured;
  const testimonials = toShow(page.voices.testimonials);
  return (
    <>
      <HomeHero hero={page.hero} plan={page.plan} offer={content.plotList.offer} />
      <StatisticsStrip list={content.statisticList} />
      {plots.length > 0 && (
        <FeaturedSection id="featured-plots" section={page.featured} to="/open-plots">
          <PlotGrid list={content.plotList} plots={plots} />
        </FeaturedSection>
      )}
      <FeatureSection
        section={page.reasons}
        id="reasons"
        background={plots.length > 0 ? "dark" : undefined}
      />
      {testimonials.length > 0 && (
        <FeaturedSection
          id="featured-testimonials"
          section={page.voices}
          to="/testimonials"
          background={plots.length > 0 ? undefined : "sunk"}
        >
          <TestimonialGrid testimonials={testimonials} />
        </FeaturedSection>
      )}
      <ClosingCall call={page.closing} site={content.siteSettings} />
    </>
  );
}

export const query = graphql`
  query Home {
    content {
      siteSettings {
        ...Layout
      }
      page: homePage {
        head {
          ...PageHead
        }
        hero {
          ...HomeHero
        }
        plan {
          ...Plan
        }
        featured {
          ...SectionHeading
          plots {
            ...PlotCard
          }
          moreLabel
        }
        reasons {
          ...FeatureSection
        }
        voices {
          ...SectionHeading
          testimonials {
            ...Testimonial
          }
          moreLabel
        }
        closing {
          ...ClosingCall
        }
      }
      statisticList {
        ...StatisticsStrip
      }
      plotList {
        offer
        ...PlotGrid
      }
    }
  }
`;
