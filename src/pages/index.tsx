import { graphql, type PageProps } from "gatsby";

import { ClosingCall } from "../sections/closing-call";
import { FeatureSection } from "../sections/feature-section";
import { FeaturedPlots } from "../sections/featured-plots";
import { FeaturedTestimonials } from "../sections/featured-testimonials";
import { HomeHero } from "../sections/home-hero";
import { StatisticsStrip } from "../sections/statistics-strip";

export default function HomePage({ data: { content } }: PageProps<Queries.HomeQuery>) {
  const { page } = content;
  const hasPlots = page.featured.plots.length > 0;
  const hasTestimonials = page.voices.testimonials.length > 0;
  // No two neighbouring sections have the same background, whichever of them the data leaves out.
  const reasonsGround = hasTestimonials ? "dark" : "sunk";
  return (
    <>
      <HomeHero hero={page.hero} plan={page.plan} />
      <StatisticsStrip title={page.statisticsTitle} list={content.statisticList} />
      {hasPlots && <FeaturedPlots content={content} />}
      <FeatureSection
        section={page.reasons}
        id="reasons"
        ground={hasPlots ? reasonsGround : undefined}
      />
      {hasTestimonials && (
        <FeaturedTestimonials content={content} ground={hasPlots ? undefined : "sunk"} />
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
        ...ClosingCallSite
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
        statisticsTitle
        reasons {
          ...FeatureSection
        }
        closing {
          ...ClosingCall
        }
      }
      statisticList {
        ...StatisticsStrip
      }
      ...FeaturedPlots
      ...FeaturedTestimonials
    }
  }
`;
