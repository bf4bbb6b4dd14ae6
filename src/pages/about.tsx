import { graphql, type PageProps } from "gatsby";

import { AboutPurpose } from "../about/purpose";
import { AboutStory } from "../about/story";
import { AboutTimeline } from "../about/timeline";
import { InnerPage } from "../site/inner-page";
import { Points } from "../ui/points";
import { Section } from "../ui/section";

export default function AboutPage({ data: { content } }: PageProps<Queries.AboutQuery>) {
  const { page } = content;
  return (
    <InnerPage content={content}>
      <AboutStory story={page.story} seal={content.siteSettings.seal} />
      <AboutPurpose statements={[page.mission, page.vision]} />
      <Section id="values" heading={page.values}>
        <Points items={page.values.items} />
      </Section>
      <AboutTimeline timeline={page.timeline} list={content.completedProjectList} />
    </InnerPage>
  );
}

export const query = graphql`
  query About {
    content {
      siteSettings {
        ...PageFrame
        seal {
          ...Seal
        }
      }
      page: aboutPage {
        ...InnerPage
        story {
          ...AboutStory
        }
        timeline {
          ...AboutTimeline
        }
        mission {
          title
          text
        }
        vision {
          title
          text
        }
        values {
          ...SectionHeading
          items {
            title
            description
          }
        }
        closing {
          ...CallToAction
        }
      }
      completedProjectList {
        ...CompletedYears
      }
    }
  }
`;
