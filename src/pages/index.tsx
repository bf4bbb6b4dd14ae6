import { graphql, type PageProps } from "gatsby";

import { HomeHero } from "../home/hero";
import { Statistics } from "../home/statistics";
import { plotSizes } from "../layouts/layout-filter";
import { LayoutCard, LayoutGrid } from "../layouts/layout-grid";
import { TownMap } from "../layouts/town-map";
import { currentLayout, useToday } from "../lib/plot-statuses";
import { preferReal } from "../lib/prefer-real";
import { CallToAction } from "../site/call-to-action";
import { TestimonialGrid } from "../testimonials";
import { Points } from "../ui/points";
import { Section } from "../ui/section";

export default function HomePage({ data: { content } }: PageProps<Queries.HomeQuery>) {
  const { page } = content;
  const { layouts } = page.featured;
  const day = useToday();
  const plots = plotSizes(
    page.hero.plotSizes.sides,
    content.layouts.map((layout) => currentLayout(layout, day)),
    content.openPlotsPage.openCounts === null,
  );
  const testimonials = preferReal(page.testimonials.testimonials);
  return (
    <>
      <HomeHero hero={page.hero} plots={plots} />
      <Statistics list={content.statisticList} />
      {layouts.length > 0 && (
        <Section
          id="featured-plots"
          heading={page.featured}
          more={{ label: page.featured.moreLabel, to: "/open-plots" }}
        >
          <LayoutGrid note={content.openPlotsPage.priceNote}>
            {layouts.map((layout, index) => (
              <LayoutCard
                key={layout.slug}
                layout={layout}
                index={index}
                page={content.openPlotsPage}
              />
            ))}
          </LayoutGrid>
        </Section>
      )}
      <TownMap content={content} hasTowns />
      <Section id="reasons" heading={page.reasons} list={page.reasons.items} theme="dark">
        <Points items={page.reasons.items} />
      </Section>
      {testimonials.length > 0 && (
        <Section
          id="featured-testimonials"
          heading={page.testimonials}
          more={{ label: page.testimonials.moreLabel, to: "/testimonials" }}
        >
          <TestimonialGrid list={testimonials} />
        </Section>
      )}
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
        ...LayoutGrid
        openCounts
      }
    }
  }
`;
