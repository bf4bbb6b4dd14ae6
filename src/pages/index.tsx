import { graphql, type PageProps } from "gatsby";

import { ClosingCall } from "../sections/closing-call";
import { FeatureBand } from "../sections/feature-band";
import { FeaturedPlots } from "../sections/featured-plots";
import { FeaturedTestimonials } from "../sections/featured-testimonials";
import { HomeHero } from "../sections/home-hero";
import { StatisticsStrip } from "../sections/statistics-strip";

export default function HomePage({ data: { content } }: PageProps<Queries.HomeQuery>) {
  const { page } = content;
  return (
    <>
      <HomeHero hero={page.hero} plan={page.plan} />
      <StatisticsStrip title={page.statisticsTitle} list={content.statisticList} />
      <FeaturedPlots featured={page.featured} list={content.plotList} />
      <FeatureBand band={page.reasons} id="reasons" ground="dark" arrangement="columns" />
      <FeaturedTestimonials featured={page.voices} list={content.testimonialList} />
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
        plan(width: 1600, height: 900) {
          ...Plan
        }
        statisticsTitle
        featured {
          ...FeaturedPlots
        }
        reasons {
          ...FeatureBand
        }
        voices {
          ...FeaturedTestimonials
        }
        closing {
          ...ClosingCall
        }
      }
      statisticList {
        ...StatisticsStrip
      }
      plotList {
        ...PlotGrid
      }
      testimonialList {
        ...TestimonialGrid
      }
    }
  }
`;
