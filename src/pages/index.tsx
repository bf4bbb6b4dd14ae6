import { graphql, type PageProps } from "gatsby";

import { HomeHero } from "../home/hero";
import { Statistics } from "../home/statistics";
import { LayoutCards } from "../layouts/layout-cards";
import { plotSizes } from "../layouts/layout-filter";
import { TownMap } from "../layouts/town-map";
import { useCurrentLayouts } from "../lib/freshness";
import { CallToAction } from "../site/call-to-action";
import { TestimonialGrid } from "../testimonials";
import { Points } from "../ui/lists";
import { Section } from "../ui/section";

export default function HomePage({ data: { content } }: PageProps<Queries.HomeQuery>) {
  const { page, openPlotsPage } = content;
  const plots = plotSizes(
    page.hero.plotSizes.sides,
    useCurrentLayouts(content.layouts),
    openPlotsPage.openCounts === null,
  );
  const featured = useCurrentLayouts(page.featured.layouts);
  const { testimonials } = page.testimonials;
  return (
    <>
      <HomeHero hero={page.hero} plots={plots} />
      <Statistics list={content.statisticList} />
      <Section
        id="featured-plots"
        heading={page.featured}
        list={featured}
        more={{ label: page.featured.moreLabel, to: "/open-plots" }}
      >
        <LayoutCards layouts={featured} page={openPlotsPage} note={openPlotsPage.priceNote} />
      </Section>
      <TownMap content={content} hasTowns />
      <Section id="reasons" heading={page.reasons} list={page.reasons.items} theme="dark">
        <Points items={page.reasons.items} />
      </Section>
      <Section
        id="featured-testimonials"
        heading={page.testimonials}
        list={testimonials}
        more={{ label: page.testimonials.moreLabel, to: "/testimonials" }}
      >
        <TestimonialGrid testimonials={testimonials} />
      </Section>
      <CallToAction closing={page.closing} site={content.siteSettings} />
    </>
  );
}

export const query = graphql`
  query Home {
    content {
      ...PageFrame
      ...TownMap
      page: homePage {
        head {
          ...PageHead
        }
        hero {
          ...HomeHero
        }
        featured {
          ...SectionHeading
          layouts {
            ...LayoutCard
          }
          moreLabel
        }
        reasons {
          ...FeatureSection
        }
        testimonials {
          ...SectionHeading
          testimonials {
            ...Testimonial
          }
          moreLabel
        }
        closing {
          ...CallToAction
        }
      }
      statisticList {
        ...Statistics
      }
      layouts {
        ...SizedLayout
      }
      openPlotsPage {
        ...LayoutCards
      }
    }
  }
`;
