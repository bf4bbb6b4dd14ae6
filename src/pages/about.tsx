import { graphql, type PageProps } from "gatsby";

import { AboutPurpose } from "../sections/about-purpose";
import { AboutStory } from "../sections/about-story";
import { AboutTimeline } from "../sections/about-timeline";
import { AboutValues } from "../sections/about-values";
import { PageHeader } from "../sections/page-header";

export default function AboutPage({ data: { content } }: PageProps<Queries.AboutQuery>) {
  const { page } = content;
  return (
    <>
      <PageHeader header={page.header} site={content.siteSettings} plan={page.plan} />
      <AboutStory story={page.story} />
      <AboutTimeline timeline={page.timeline} list={content.completedProjectList} />
      <AboutPurpose mission={page.mission} vision={page.vision} />
      <AboutValues values={page.values} />
    </>
  );
}

export const query = graphql`
  query About {
    content {
      siteSettings {
        ...Layout
        ...PageHeaderSite
      }
      page: aboutPage {
        head {
          ...PageHead
        }
        header {
          ...PageHeader
        }
        plan {
          ...Plan
        }
        story {
          ...AboutStory
        }
        timeline {
          ...AboutTimeline
        }
        mission {
          ...AboutMission
        }
        vision {
          ...AboutVision
        }
        values {
          ...AboutValues
        }
      }
      completedProjectList {
        ...CompletedYears
      }
    }
  }
`;
