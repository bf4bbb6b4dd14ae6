import { graphql, type PageProps } from "gatsby";

import { StatementList } from "../about/statement-list";
import { AboutPurpose } from "../about/purpose";
import { AboutStory } from "../about/story";
import { AboutTimeline } from "../about/timeline";
import { InnerPage } from "../site/inner-page";
import { SplitSection } from "../ui/split-section";

export default function AboutPage({ data: { content } }: PageProps<Queries.AboutQuery>) {
  const { page } = content;
  return (
    <InnerPage content={content}>
      <AboutStory story={page.story} />
      <AboutPurpose statements={[page.mission, page.vision]} />
      <SplitSection id="values" heading={page.values}>
        <StatementList items={page.values.items} />
      </SplitSection>
      <AboutTimeline timeline={page.timeline} list={content.completedProjectList} />
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
          ...SectionHeading
          items {
            ...Statement
          }
        }
        closing {
          ...ClosingCall
        }
      }
      completedProjectList {
        ...CompletedYears
      }
    }
  }
`;
