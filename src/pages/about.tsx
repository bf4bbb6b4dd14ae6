import { graphql, type PageProps } from "gatsby";

import { NumberedList } from "../components/numbered-list";
import { AboutPurpose } from "../sections/about-purpose";
import { AboutStory } from "../sections/about-story";
import { AboutTimeline } from "../sections/about-timeline";
import { InnerPage } from "../sections/inner-page";
import { SplitSection } from "../sections/split-section";

export default function AboutPage({ data: { content } }: PageProps<Queries.AboutQuery>) {
  const { page } = content;
  return (
    <InnerPage content={content}>
      <AboutStory story={page.story} />
      <AboutTimeline timeline={page.timeline} list={content.completedProjectList} />
      <AboutPurpose statements={[page.mission, page.vision]} />
      <SplitSection id="values" heading={page.values.heading}>
        <NumberedList items={page.values.items} />
      </SplitSection>
    </InnerPage>
  );
}

export const query = graphql`
  query About {
    content {
      siteSettings {
        ...Layout
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
          heading {
            ...SectionHeading
          }
          items {
            ...Statement
          }
        }
      }
      completedProjectList {
        ...CompletedYears
      }
    }
  }
`;
