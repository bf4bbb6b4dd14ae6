import { graphql, type PageProps } from "gatsby";

import { AboutPurpose, AboutStory, AboutTimeline, Values } from "../about";
import { InnerPage } from "../site/inner-page";
import { Points } from "../ui/points";
import { Section } from "../ui/section";

export default function AboutPage({ data: { content } }: PageProps<Queries.AboutQuery>) {
  const { page } = content;
  return (
    <InnerPage content={content}>
      <AboutStory story={page.story} seal={content.siteSettings.seal} />
      <AboutTimeline timeline={page.timeline} list={content.completedProjectList} />
      <AboutPurpose items={[page.mission, page.vision]} />
      <Section id="values" heading={page.values} list={page.values.items}>
        <Points items={page.values.items} as={Values} />
      </Section>
    </InnerPage>
  );
}

export const query = graphql`
  query About {
    content {
      ...PageFrame
      siteSettings {
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
      }
      completedProjectList {
        ...CompletedYears
      }
    }
  }
`;
